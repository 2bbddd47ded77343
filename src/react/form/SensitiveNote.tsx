import { Icon } from '../page/Icon.js';
import { partId } from './fieldIds.js';
import type { DrawPart } from './part.js';

/** Above a question that looks like asking for a secret, which servers must not do in a form (spec: Security). */
export const sensitiveNote: DrawPart = ({ field, id }, { text, rich }) => {
  if (!field.sensitive) return null;
  return (
    <div data-elicit-part="note" data-tone="danger" id={partId(id, 'note')}>
      <Icon name="danger" />
      <p data-elicit-part="note-title">{text('state.sensitive.title')}</p>
      <p data-elicit-part="note-body">{rich('state.sensitive.body', { label: field.label })}</p>
    </div>
  );
};
