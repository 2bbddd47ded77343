import type { Controls, ControlProps } from '../../src/index.js';

const stars = ['1', '2', '3', '4', '5'];

/** Stars for whole numbers from 1 to 5; any other number is asked as the kit does it. */
function Stars({ field, entry, onChange, onBlur, inputProps, standard }: ControlProps<'number'>) {
  if (!field.integer || field.minimum !== 1 || field.maximum !== 5) return standard;
  const { id, name, ...aria } = inputProps; // `aria` names and describes the group
  return (
    <div role="radiogroup" className="stars" {...aria} onBlur={onBlur}>
      {stars.map((count) => (
        <label key={count} data-lit={Number(entry) >= Number(count) || undefined}>
          <input
            type="radio"
            id={count === '1' ? id : undefined} // label and error summary lead to the first
            name={name}
            aria-label={count}
            checked={entry === count}
            onChange={() => onChange(count)}
          />
          <svg viewBox="0 0 20 20" width="28" fill="currentColor" aria-hidden="true">
            <path d="m10 1 2.8 5.8 6.2.9-4.5 4.4 1.1 6.3L10 15.4l-5.6 3 1.1-6.3L1 7.7l6.2-.9z" />
          </svg>
        </label>
      ))}
    </div>
  );
}

/** For `<ElicitationOutlet queue={queue} controls={controls} />`. */
export const controls: Controls = { number: Stars };
