'use client';

import type { FormModel } from '../../core/index.js';
import { useFormParts } from '../form/context.js';
import { marksOf } from '../form/marks.js';
import { isTooLarge } from '../form/tooLarge.js';
import { listOf, useMessages } from '../messages.js';
import { useRequest } from '../request/context.js';
import { Details } from '../request/Details.js';
import { Note } from '../request/Note.js';

/** What the person should know before answering, or why there is nothing to answer. */
export function FormNotes() {
  const { model } = useFormParts('Notes').brain;
  if (isTooLarge(model)) return <TooLargeNote count={model.fields.length} />;
  if (!model.answerable) return <UnsupportedNote />;
  const notes = [
    isPrefilled(model) && <PrefilledNote key="prefilled" />,
    model.omitted.length > 0 && <OmittedNote key="omitted" model={model} />,
  ].filter(Boolean);
  return (
    <>
      {notes.length > 0 && <div data-elicit-part="notes">{notes}</div>}
      <MarksLine model={model} />
    </>
  );
}

function isPrefilled(model: FormModel): boolean {
  return model.fields.some((field) => field.default !== undefined);
}

function PrefilledNote() {
  const { text } = useMessages();
  return <Note tone="info">{text('form.prefilled')}</Note>;
}

function OmittedNote({ model }: { model: FormModel }) {
  const api = useMessages();
  const labels = model.omitted.map(({ label }) => label);
  const values = { count: labels.length, labels: listOf(labels, api) };
  return <Note tone="info">{api.text('state.omitted', values)}</Note>;
}

function TooLargeNote({ count }: { count: number }) {
  const { text, rich } = useMessages();
  const { server } = useRequest('FormNotes');
  return (
    <Note tone="danger" title={text('state.tooLarge.title')}>
      <p data-elicit-part="note-text">{rich('state.tooLarge.body', { server, count })}</p>
    </Note>
  );
}

function UnsupportedNote() {
  const { text, rich } = useMessages();
  const { server, elicitation } = useRequest('FormNotes');
  return (
    <Note tone="danger" title={text('state.unsupportedRequest')}>
      <p data-elicit-part="note-text">{rich('state.unsupportedBody', { server })}</p>
      <Details value={elicitation?.mode === 'form' ? elicitation.requestedSchema : undefined} />
    </Note>
  );
}

/** Says in words how required questions can be told; an asterisk would not. */
function MarksLine({ model }: { model: FormModel }) {
  const { text } = useMessages();
  const { fields } = model;
  if (fields.length === 0) return <p data-elicit-part="info">{text('form.empty')}</p>;
  const marks = marksOf(model);
  if (marks === 'none' && fields.length > 1)
    return <p data-elicit-part="info">{text('form.allOptional')}</p>;
  return marks === 'required' ? <p data-elicit-part="info">{text('form.mostOptional')}</p> : null;
}
