// Ours as the others are: the questions, the errors, a button.
import { ElicitationActions, ElicitationForm } from '../../src/index.ts';

export const errors = '[data-elicit-part=error]';

export function Form({ schema }) {
  return (
    <ElicitationForm.Root
      request={{ mode: 'form', message: 'Please fill in', requestedSchema: schema }}
      requester={{ name: 'Bench', connectionId: 'bench' }}
      onResult={() => {}}
      acceptDelayMs={0}
    >
      <ElicitationForm.Summary />
      <ElicitationForm.Fields />
      <ElicitationActions.Accept />
    </ElicitationForm.Root>
  );
}
