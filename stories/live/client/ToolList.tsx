import type { Tool } from '@modelcontextprotocol/client';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

type OnCall = (tool: string, args: Record<string, unknown>) => void;

/** The server's tools, each with a button to call it, and below them the way to what a call has asked. */
export function ToolList(props: { tools: readonly Tool[]; onCall: OnCall; children: ReactNode }) {
  return (
    <section className="live-tools" aria-labelledby="live-tools">
      <h2 id="live-tools">Tools</h2>
      {props.tools.length === 0 && <p className="live-quiet">None yet. Connect to a server.</p>}
      <ul>
        {props.tools.map((tool) => (
          <li key={tool.name}>
            <ToolCard tool={tool} onCall={props.onCall} />
          </li>
        ))}
      </ul>
      <div className="live-jump">{props.children}</div>
    </section>
  );
}

function ToolCard({ tool, onCall }: { tool: Tool; onCall: OnCall }) {
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(exampleArguments(tool), null, 2));
  const args = parseObject(text);

  return (
    <article className="live-tool" aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>{tool.title ?? tool.annotations?.title ?? tool.name}</h3>
      {tool.description && <p>{tool.description}</p>}
      {Object.keys(tool.inputSchema.properties ?? {}).length > 0 && (
        <details>
          <summary>Arguments</summary>
          <label htmlFor={`${id}-args`}>{`Arguments of ${tool.name}, as JSON`}</label>
          <textarea
            id={`${id}-args`}
            rows={6}
            spellCheck={false}
            aria-invalid={args === undefined}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {args === undefined && <p role="alert">This is not a JSON object.</p>}
        </details>
      )}
      <button
        type="button"
        className="live-button"
        aria-disabled={args === undefined}
        onClick={() => args && onCall(tool.name, args)}
      >
        Call <code>{tool.name}</code>
      </button>
    </article>
  );
}

/** The defaults that the tool names. */
function exampleArguments(tool: Tool): Record<string, unknown> {
  const properties = Object.entries(tool.inputSchema.properties ?? {});
  return Object.fromEntries(
    properties.flatMap(([name, schema]) =>
      typeof schema === 'object' && schema !== null && 'default' in schema
        ? [[name, schema.default]]
        : [],
    ),
  );
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
