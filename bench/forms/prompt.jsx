// Ours whole: who asks, the message, the notes, the questions, all three answers.
import { ElicitationPrompt } from '../../src/index.ts';

export { errors } from './parts.jsx';

export function Form({ schema, presentation = 'inline' }) {
  return (
    <ElicitationPrompt
      request={{ mode: 'form', message: 'Please fill in', requestedSchema: schema }}
      requester={{ name: 'Bench', connectionId: 'bench' }}
      onResult={() => {}}
      acceptDelayMs={0}
      presentation={presentation}
    />
  );
}
