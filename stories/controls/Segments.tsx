import type { ControlProps } from '../../src/index.js';
import './controls.css';

/** A choice as a row of segments: real radios all the same. */
export function Segments({ field, entry, onChange, inputProps }: ControlProps<'single-select'>) {
  const { id, name } = inputProps;
  return (
    <div className="segments">
      {field.options.map((option, index) => (
        <label key={index}>
          <input
            type="radio"
            // What points to the question finds its first option.
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            checked={entry === index}
            onChange={() => onChange(index)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
