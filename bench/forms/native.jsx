// The floor: native controls that keep their own values, checked by the browser.
import { memo, useState } from 'react';
import { Row, startOf } from './control.jsx';

const MemoRow = memo(Row);
export const errors = '[role=alert]';

export function Form({ schema }) {
  const [wrong, setWrong] = useState({});

  function send(event) {
    event.preventDefault();
    const faulty = [...event.currentTarget.elements].filter((control) => control.validationMessage);
    setWrong(
      Object.fromEntries(faulty.map(({ name, validationMessage }) => [name, validationMessage])),
    );
    faulty[0]?.focus();
  }
  function check({ target: { name, validationMessage } }) {
    if (name in wrong && wrong[name] !== validationMessage)
      setWrong({ ...wrong, [name]: validationMessage });
  }
  return (
    <form noValidate onSubmit={send} onInput={check}>
      <div>
        {Object.entries(schema.properties).map(([name, property]) => (
          <MemoRow
            key={name}
            name={name}
            property={property}
            start={startOf(property)}
            required={schema.required.includes(name) && property.type !== 'boolean'}
            error={wrong[name]}
          />
        ))}
      </div>
      <button type="submit">Send</button>
    </form>
  );
}
