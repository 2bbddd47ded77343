// The same by hand on react-hook-form.
import { useForm } from 'react-hook-form';
import { Row, startOf } from './control.jsx';

export const errors = '[role=alert]';

const patterns = { email: /^\S+@\S+\.\S+$/, uri: /^\w+:\S+$/ };

function rulesOf({ title, type, format, minimum, maximum, minLength, maxLength }, isRequired) {
  const rules = { required: isRequired && `Enter ${title}` };
  if (type === 'integer' || type === 'number') {
    return { ...rules, valueAsNumber: true, min: minimum, max: maximum };
  }
  return { ...rules, minLength, maxLength, pattern: patterns[format] };
}

export function Form({ schema }) {
  const entries = Object.entries(schema.properties);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: Object.fromEntries(entries.map(([name, property]) => [name, startOf(property)])),
  });
  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <div>
        {entries.map(([name, property]) => (
          <Row
            key={name}
            property={property}
            error={formState.errors[name]?.message}
            {...register(name, rulesOf(property, schema.required.includes(name)))}
          />
        ))}
      </div>
      <button type="submit">Send</button>
    </form>
  );
}
