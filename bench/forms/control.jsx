// What a form that is written by hand has for a property: a label, a native control, a hint, an error.

const types = { email: 'email', uri: 'url', date: 'date', 'date-time': 'datetime-local' };

/** Value and label of each option; undefined where a property has none. */
function optionsOf({ enum: values, oneOf, items }) {
  const titled = oneOf ?? items?.anyOf;
  if (titled) return titled.map((option) => [option.const, option.title]);
  return (values ?? items?.enum)?.map((value) => [value, value]);
}

/** A default as its control takes it. */
export function startOf({ type, format, default: value }) {
  if (format === 'date-time') return value?.slice(0, 16);
  return value ?? (type === 'array' ? [] : undefined);
}

function Control({ property, start, ...props }) {
  const { type, format, minimum, maximum, minLength, maxLength } = property;
  const options = optionsOf(property);
  if (options) {
    return (
      <select {...props} multiple={type === 'array'} defaultValue={start}>
        {type === 'string' && property.default === undefined && <option value="">Choose</option>}
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (type === 'boolean') return <input {...props} type="checkbox" defaultChecked={start} />;
  const limits =
    type === 'string'
      ? { minLength, maxLength }
      : { min: minimum, max: maximum, step: type === 'integer' ? 1 : 'any' };
  const kind = type === 'string' ? (types[format] ?? 'text') : 'number';
  return <input {...props} {...limits} type={kind} defaultValue={start} />;
}

/** @param props of the control; `start` only where the form does not fill it in by itself. */
export function Row({ name, property, error, ...props }) {
  const { title, description } = property;
  return (
    <div>
      <label htmlFor={name}>{title}</label>
      <Control
        {...props}
        id={name}
        name={name}
        property={property}
        aria-invalid={error ? true : undefined}
        aria-describedby={description && `${name}-hint`}
      />
      {description && <p id={`${name}-hint`}>{description}</p>}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
