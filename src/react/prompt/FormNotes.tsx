'use client';

import { useState } from 'react';
import type { FormModel } from '../../core/index.js';
import type { MessageId } from '../../locales/index.js';
import type { FormController } from '../form/controller.js';
import { useFormParts } from '../form/context.js';
import { cleanLines, DRAWN, isSame, isTooLarge, marksOf } from '../../core/internal.js';
import { drawnList, useMessages } from '../words/messages.js';
import { useRequest } from '../surface/context.js';
import { Details } from '../surface/Details.js';
import { Note } from '../surface/Note.js';
import { ShowMore } from '../surface/ShowMore.js';
import { ServerWords } from '../words/serverWords.js';
import { isCutInSentences } from '../words/theirWords.js';

/** Notes before the fields, or why the form cannot be answered. */
export function FormNotes() {
  const { controller } = useFormParts('Notes');
  const { model } = controller;
  if (isTooLarge(model)) return <TooLargeNote count={model.fields.length} />;
  if (!model.answerable)
    return <UnanswerableNote isBlocked={isBlocked(controller)} dialect={dialectOf(model)} />;
  const lines = linesOf(controller);
  const hasOmitted = model.omitted.length > 0;
  if (lines.length === 0 && !hasOmitted) return null;
  return (
    <div data-elicit-part="notes">
      {lines.map((id) => (
        <Line key={id} id={id} />
      ))}
      {hasOmitted && <OmittedNote model={model} />}
    </div>
  );
}

function dialectOf({ notices }: FormModel): string | undefined {
  const notice = notices.find(({ code }) => code === 'dialect-unsupported');
  return notice && String(notice['dialect']);
}

/** Whether the form can only not be answered because of the host's policy. */
function isBlocked({ model: { omitted }, blocked }: FormController): boolean {
  const missing = omitted.filter(({ required }) => required);
  return missing.length > 0 && missing.every(({ name }) => blocked.has(name));
}

function isPrefilled(model: FormModel): boolean {
  return model.fields.some(
    (field) => field.default !== undefined || field.suggested?.date !== undefined,
  );
}

/** Whether answers that the person gave before stand in the form again. */
function isRepeated({ initial, base }: FormController): boolean {
  return Object.keys(base).some((id) => !isSame(base[id], initial[id]));
}

function prefilledLine(controller: FormController): MessageId[] {
  if (isRepeated(controller)) return ['form.earlier'];
  return isPrefilled(controller.model) ? ['form.prefilled'] : [];
}

function linesOf(controller: FormController): MessageId[] {
  const { model } = controller;
  const lines = prefilledLine(controller);
  const marks = marksLine(model);
  return marks ? [marks, ...lines] : lines;
}

/** Plain text without an icon, because nothing is wrong. */
function Line({ id }: { id: MessageId }) {
  const { text } = useMessages();
  return <p data-elicit-part="info">{text(id)}</p>;
}

/** UTF-16 units of the names of all questions that are left out. */
const MOST_OF_NAMES = 100_000;

/** The sentence names some, and of a long name the beginning; a press shows all, as the server wrote them. */
function OmittedNote({ model }: { model: FormModel }) {
  const api = useMessages();
  const [isOpen, setOpen] = useState(false);
  const all = model.omitted.map(({ label }) => label);
  const labels = all.slice(0, DRAWN.omitted);
  const more = all.length - labels.length;
  const isPart = more > 0 || labels.some(isCutInSentences);
  if (more > 0) labels.push(api.text('state.more', { count: more }));
  const values = { count: all.length, labels: drawnList(labels, api) };
  return (
    <Note tone="info">
      {api.rich('state.omitted', values)}
      {isPart && <ShowMore isOpen={isOpen} onChange={setOpen} />}
      {isOpen && (
        <pre data-elicit-part="raw" dir="auto">
          <ServerWords>{cleanLines(all.join('\n'), MOST_OF_NAMES)}</ServerWords>
        </pre>
      )}
    </Note>
  );
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

interface UnanswerableNoteProps {
  isBlocked: boolean;
  /** The dialect of the schema, if it is not supported. */
  dialect: string | undefined;
}

function UnanswerableNote({ isBlocked: blocked, dialect }: UnanswerableNoteProps) {
  const { text, rich } = useMessages();
  const { server, request } = useRequest('FormNotes');
  const { elicitation } = request;
  return (
    <Note tone="danger" title={text('state.unsupportedRequest')}>
      <p data-elicit-part="note-text">
        {dialect === undefined
          ? rich(blocked ? 'state.sensitive.blockedBody' : 'state.unsupportedBody', { server })
          : rich('state.unsupportedDialect', { server, dialect })}
      </p>
      {!blocked && (
        <Details value={elicitation?.mode === 'form' ? elicitation.requestedSchema : undefined} />
      )}
    </Note>
  );
}

/** Says in words how required fields are marked. */
function marksLine(model: FormModel): MessageId | null {
  const count = model.fields.length;
  if (count === 0) return null;
  const marks = marksOf(model);
  if (marks === 'none') return count > 1 ? 'form.allOptional' : 'form.oneOptional';
  return marks === 'required' ? 'form.mostOptional' : null;
}
