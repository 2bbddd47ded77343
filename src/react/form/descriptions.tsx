'use client';

import { ServerWords } from '../words/serverWords.js';
import { drawnList, ownElement } from '../words/messages.js';
import { ShowMore, useUnfolding } from '../surface/ShowMore.js';
import { Icon } from '../page/Icon.js';
import { drawnIssue } from '../words/issueText.js';
import { partId } from './fieldIds.js';
import { partOf } from './context.js';
import type { DrawPart } from './context.js';
import type { MessagesApi } from '../words/messages.js';

/** A longer hint separates the label from the control, and screen readers read all of it. */
const SHOWN_CHARACTERS = 300;

export const hint: DrawPart = ({ field, id: controlId }) => {
  if (field.hint === undefined) return null;
  const id = partId(controlId, 'hint');
  if (field.hint.length > SHOWN_CHARACTERS) return <LongHint id={id} hint={field.hint} />;
  return (
    <p data-elicit-part="hint" id={id}>
      {serverWords(field.hint)}
    </p>
  );
};

/** The server's description of the field. */
export const Hint = partOf('Hint', hint);

function LongHint({ id, hint: words }: { id: string; hint: string }) {
  const { shown, isOpen, hasMore, press } = useUnfolding(words, SHOWN_CHARACTERS);
  return (
    <div data-elicit-part="hint">
      <span id={id}>{serverWords(shown)}</span>{' '}
      <ShowMore isOpen={isOpen} hasMore={hasMore} onChange={press} controls={id} />
    </div>
  );
}

/** Adds a hidden full stop, because screen readers join descriptions into one sentence. */
function serverWords(text: string) {
  return (
    <>
      <ServerWords>{text}</ServerWords>
      {!/\p{P}\s*$/u.test(text) && <span data-elicit-part="hidden">.</span>}
    </>
  );
}

export const limits: DrawPart = ({ id, limits: all }, api) => {
  const { text, rich } = api;
  if (all.length === 0) return null;
  const ours = all.filter(({ hasServerWords }) => !hasServerWords);
  const theirs = all.filter(({ hasServerWords }) => hasServerWords);
  const separator = text('hint.separator');
  return (
    <p data-elicit-part="hint" id={partId(id, 'limits')}>
      {ownElement(ours.map((limit) => text(limit.id, limit.values)).join(separator))}
      {theirs.map((limit, i) => (
        <span key={separator + limit.id}>
          {i + ours.length > 0 && separator}
          {rich(limit.id, limit.words ? { value: drawnList(limit.words, api) } : limit.values)}
        </span>
      ))}
    </p>
  );
};

/** What the answer must keep to, in the client's words. */
export const Limits = partOf('Limits', limits);

/** Characters that are left, once the limit is near. */
export const counter: DrawPart = ({ id, shown: { left } }, { text }) => {
  if (left === undefined) return null;
  const isOver = left < 0;
  return (
    <p data-elicit-part="counter" data-over={isOver || undefined} id={partId(id, 'counter')}>
      {text(isOver ? 'count.over' : 'count.left', { count: Math.abs(left) })}
    </p>
  );
};

/** Characters that are left, once the limit is near. */
export const Counter = partOf('Counter', counter);

export const errorMessage: DrawPart = ({ field, id, shown: { issue, unseen } }, api) => {
  if (!issue) return unseen === undefined ? null : unseenNote(id, unseen, api);
  return (
    <p data-elicit-part="error" id={partId(id, 'error')}>
      <Icon name="warn" />
      <span data-elicit-part="hidden">{api.text('field.errorPrefix')}</span>{' '}
      {drawnIssue(field, issue, api)}
    </p>
  );
};

/** Where a press on Send leads to an answer that was filled in and out of view. Nothing is wrong with it. */
function unseenNote(id: string, count: number, { text }: MessagesApi) {
  return (
    <p data-elicit-part="unseen" id={partId(id, 'error')}>
      <Icon name="info" />
      {text('form.unseen', { count })}
    </p>
  );
}

/** What is wrong with the answer, or that it is to be looked at, as soon as it is shown. */
export const ErrorMessage = partOf('Error', errorMessage);

/** Above a field that looks like asking for a secret, which servers must not do in a form (spec: Security). */
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
