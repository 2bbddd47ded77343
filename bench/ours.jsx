// The adapter for a benchmark of form libraries that takes one component per contender: `ours` is the built package.
import { ElicitationActions, ElicitationForm } from 'ours';

const requester = { name: 'Bench', connectionId: 'bench' };

export const errorSelector = '[data-elicit-part=error]';
export const submitSelector = '[data-action=accept]';

const NAMES = '[data-elicit-part=label] bdi, [data-elicit-part=choice-label] bdi';

/** The control of a question: a group of radios, or a date and a time, has no label that leads to one. */
export function find(root, key, title) {
  const name = [...root.querySelectorAll(NAMES)].find(({ textContent }) => textContent === title);
  return name?.closest('[data-elicit-part=field]').querySelector('input, select, textarea') ?? null;
}

export function Form({ schema, onSubmit }) {
  return (
    <ElicitationForm.Root
      request={{ mode: 'form', message: 'Please fill in', requestedSchema: schema }}
      requester={requester}
      onResult={({ action, content }) => {
        if (action === 'accept') onSubmit(content);
      }}
      acceptDelayMs={0}
    >
      <ElicitationForm.Summary />
      <ElicitationForm.Fields />
      <ElicitationActions.Accept />
    </ElicitationForm.Root>
  );
}
