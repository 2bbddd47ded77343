import type { Call } from './liveClient.js';

/** What was called, and what came back. */
export function CallList(props: { calls: readonly Call[]; onStop: (callId: number) => void }) {
  return (
    <ol className="live-calls" aria-label="Calls">
      {props.calls.map((call) => (
        <li key={call.id} className="live-call" data-status={call.status}>
          <h3>
            <code>{call.tool}</code> <span className="live-quiet">{words[call.status]}</span>
          </h3>
          {call.status === 'running' ? (
            <button type="button" className="live-button" onClick={() => props.onStop(call.id)}>
              Stop
            </button>
          ) : (
            <Outcome call={call} />
          )}
        </li>
      ))}
    </ol>
  );
}

const words: Record<Call['status'], string> = {
  running: 'is running',
  done: 'is done',
  failed: 'has failed',
};

function Outcome({ call }: { call: Call }) {
  if (call.error !== undefined) return <p>{call.error}</p>;
  return call.result?.content.map((part, index) =>
    part.type !== 'text' ? (
      <p key={index} className="live-quiet">{`(${part.type})`}</p>
    ) : /^\s*[{[]/.test(part.text) ? (
      <pre key={index}>{part.text}</pre>
    ) : (
      <p key={index} className="live-text">
        {part.text}
      </p>
    ),
  );
}
