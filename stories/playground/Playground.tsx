import { useDeferredValue, useId, useMemo, useState } from 'react';
import { compileForm, readElicitRequest } from '../../src/core/index.js';
import { ElicitationPrompt } from '../../src/index.js';
import type { ElicitResult, Requester } from '../../src/index.js';
import './playground.css';

/** Props of {@link Playground}. */
export interface PlaygroundProps {
  /** Params of `elicitation/create` to begin with. */
  request: unknown;
  requester: Requester;
}

/** Edit a request; see the form, what the kit read in it, and what it would answer. */
export function Playground({ request, requester }: PlaygroundProps) {
  const [text, setText] = useState(() => JSON.stringify(request, null, 2));
  const [result, setResult] = useState<ElicitResult>();
  const parsed = useDeferredValue(useMemo(() => parse(text), [text]));
  const editorId = useId();
  return (
    <div className="playground">
      <div className="playground-column">
        <label htmlFor={editorId}>The request, as a server sends it</label>
        <textarea
          id={editorId}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setResult(undefined);
          }}
        />
        {parsed.problem !== undefined && <p role="status">{parsed.problem}</p>}
        <Understood request={parsed.value} />
      </div>
      <div className="playground-column">
        <h2>The form</h2>
        <ElicitationPrompt
          key={text}
          request={parsed.value}
          requester={requester}
          presentation="inline"
          onResult={setResult}
        />
        {result && <Json title="The answer" value={result} isOpen />}
      </div>
    </div>
  );
}

interface Parsed {
  value: unknown;
  problem?: string;
}

function parse(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { value: undefined, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** What stands between the schema and the screen. */
function Understood({ request }: { request: unknown }) {
  const read = useMemo(() => readElicitRequest(request), [request]);
  const model = useMemo(
    () =>
      read.ok && read.elicitation.mode === 'form'
        ? compileForm(read.elicitation.requestedSchema, { message: read.elicitation.message })
        : compileForm({}),
    [read],
  );
  if (!read.ok) return <Json title="Why it cannot be read" value={read.problem} isOpen />;
  if (read.elicitation.mode === 'url') return null;
  const { notices, ...rest } = model;
  return (
    <>
      <details className="playground-json" open={notices.length > 0}>
        <summary>Notices ({notices.length})</summary>
        <ul>
          {notices.map(({ code, path, ...facts }, i) => (
            <li key={i}>
              <strong>{code}</strong> {path.join(' / ')}{' '}
              {Object.keys(facts).length > 0 && <code>{JSON.stringify(facts)}</code>}
            </li>
          ))}
        </ul>
      </details>
      <Json title="The form’s model" value={rest} />
    </>
  );
}

function Json({
  title,
  value,
  isOpen = false,
}: {
  title: string;
  value: unknown;
  isOpen?: boolean;
}) {
  return (
    <details className="playground-json" open={isOpen}>
      <summary>{title}</summary>
      <pre>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
