'use client';

import { Icon } from '../page/Icon.js';
import { partId } from './fieldIds.js';
import { issueSentence } from '../words/issueText.js';
import { partOf } from './part.js';
import type { DrawPart } from './part.js';

export const errorMessage: DrawPart = ({ field, id, shown: { issue } }, api) => {
  if (!issue) return null;
  const sentence = issueSentence(field, issue, api);
  return (
    <p data-elicit-part="error" id={partId(id, 'error')}>
      <Icon name="warn" />
      <span data-elicit-part="hidden">{api.text('field.errorPrefix')}</span>{' '}
      {api.rich(sentence.id, sentence.values)}
    </p>
  );
};

/** What is wrong with the answer, as soon as it is shown. */
export const ErrorMessage = partOf('Error', errorMessage);
