import { useState } from 'react';
import { ElicitationPrompt } from '../../src/index.js';
import type { ElicitResult } from '../../src/index.js';
import './ask.css';

/** A prompt as a host draws it, and below it, once it is answered, what the server gets. */
export function Ask({ onResult, ...props }: ElicitationPrompt.Props) {
  const [round, setRound] = useState(1);
  const [result, setResult] = useState<ElicitResult>();
  async function answer(next: ElicitResult) {
    await onResult(next);
    setResult(next);
  }
  function askAgain() {
    setResult(undefined);
    setRound(round + 1);
  }
  return (
    <div className="ask">
      <ElicitationPrompt key={round} {...props} onResult={answer} />
      {result && (
        <div className="ask-answer">
          <p>The server gets</p>
          <pre>{JSON.stringify(result, null, 2)}</pre>
          <button type="button" onClick={askAgain}>
            Ask again
          </button>
        </div>
      )}
    </div>
  );
}
