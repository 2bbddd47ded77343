'use client';

import { useContext, useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { Field } from '../../core/index.js';
import { useMessages } from '../messages.js';
import { useRequest } from '../request/context.js';
import { AttemptContext, useFormParts } from './context.js';
import { fieldIds } from './fieldIds.js';
import type { FieldIds } from './fieldIds.js';
import { focusControl } from './focusControl.js';
import { issueSentence } from './issueText.js';
import { shownIssue } from './shownIssue.js';

/** After a refused send: everything that is wrong, in the words beside the questions. Takes the focus. */
export function Summary() {
  const attempt = useContext(AttemptContext);
  return attempt > 0 ? <Problems key={attempt} /> : null;
}

function Problems() {
  const { brain, idPrefix } = useFormParts('Summary');
  const { headingLevel } = useRequest('ElicitationForm.Summary');
  const { text } = useMessages();
  const { errors } = useFormState({ control: brain.form.control });
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  const wrong = brain.model.fields.filter((field) => errors[field.id]);
  if (wrong.length === 0) return null;
  const Heading = `h${Math.min(headingLevel + 1, 6)}` as 'h4';
  return (
    <div data-elicit-part="summary" role="group" aria-labelledby={titleId} tabIndex={-1} ref={box}>
      <Heading data-elicit-part="summary-title" id={titleId}>
        {text('issue.summary', { count: wrong.length })}
      </Heading>
      <ul data-elicit-part="summary-list">
        {wrong.map((field) => (
          <li key={field.id}>
            <Problem field={field} ids={fieldIds(`${idPrefix}${field.id}`)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Problem({ field, ids }: { field: Field; ids: FieldIds }) {
  const { brain } = useFormParts('Summary');
  const api = useMessages();
  const issue = shownIssue(brain, field);
  if (!issue) return null;
  const { id, values } = issueSentence(field, issue, api);
  const controlId = issue.code === 'unacknowledged' ? ids.acknowledge : ids.control;
  function go(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    focusControl(event.currentTarget, controlId);
  }
  return (
    <a data-elicit-part="summary-link" href={`#${controlId}`} onClick={go}>
      {api.rich(id, values)}
    </a>
  );
}
