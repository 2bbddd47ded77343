'use client';

import { useMessages } from '../messages.js';
import { Icon } from '../request/Icon.js';
import { useFieldParts } from './context.js';
import { issueSentence } from './issueText.js';

/** What is wrong with the answer, as soon as it is shown. */
export function ErrorMessage() {
  const api = useMessages();
  const { field, ids, issue } = useFieldParts('Error');
  if (!issue) return null;
  const { id, values } = issueSentence(field, issue, api);
  return (
    <p data-elicit-part="error" id={ids.error}>
      <Icon name="warn" />
      <span data-elicit-part="hidden">{api.text('field.errorPrefix')}</span> {api.rich(id, values)}
    </p>
  );
}
