import type { ControlProps } from '../../src/index.js';
import './controls.css';

/** A number with two buttons. The entry stays text, so that nothing typed is lost. */
export function Stepper({ field, entry, onChange, onBlur, inputProps }: ControlProps<'number'>) {
  const step = (by: number) => onChange(String((Number(entry) || 0) + by));
  return (
    <div className="stepper">
      <button type="button" aria-label={`Less: ${field.label}`} onClick={() => step(-1)}>
        −
      </button>
      <input
        {...inputProps}
        inputMode="numeric"
        value={entry}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <button type="button" aria-label={`More: ${field.label}`} onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}
