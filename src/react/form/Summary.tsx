'use client';

import { useContext, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { MouseEvent } from 'react';
import type { Field } from '../../core/index.js';
import { useMessages } from '../words/messages.js';
import { useRequest } from '../surface/context.js';
import { AttemptContext, useFormParts } from './context.js';
import { idToCorrect } from './fieldIds.js';
import { focusControl } from '../page/focus.js';
import { drawnIssue } from '../words/issueText.js';
import type { ShownIssue } from '../words/issueText.js';

/** After a refused send: everything that is wrong, in the words beside the fields. Takes the focus. */
export function Summary() {
  const attempt = useContext(AttemptContext);
  return attempt > 0 ? <Problems key={attempt} /> : null;
}

function Problems() {
  const { controller, idPrefix } = useFormParts('Summary');
  const { headingLevel } = useRequest('ElicitationForm.Summary');
  const { text } = useMessages();
  useSyncExternalStore(
    controller.shownIssues.watch,
    controller.shownIssues.version,
    controller.shownIssues.version,
  );
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  const wrong = controller.model.fields.flatMap((field) => {
    const issue = controller.issueOf(field);
    return issue ? [{ field, issue }] : [];
  });
  if (wrong.length === 0) return null;
  const Heading = `h${Math.min(headingLevel + 1, 6)}` as 'h4';
  return (
    <div data-elicit-part="summary" role="group" aria-labelledby={titleId} tabIndex={-1} ref={box}>
      <Heading data-elicit-part="summary-title" id={titleId}>
        {text('issue.summary', { count: wrong.length })}
      </Heading>
      <ul data-elicit-part="summary-list">
        {wrong.map(({ field, issue }) => (
          <li key={field.id}>
            <Problem field={field} issue={issue} id={idToCorrect(idPrefix + field.id, issue)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ProblemProps {
  field: Field;
  issue: ShownIssue;
  /** Of what has to be put right. */
  id: string;
}

function Problem({ field, issue, id }: ProblemProps) {
  const api = useMessages();
  function go(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    focusControl(event.currentTarget, id, 'start');
  }
  return (
    <a data-elicit-part="summary-link" href={`#${id}`} onClick={go}>
      {drawnIssue(field, issue, api)}
    </a>
  );
}
