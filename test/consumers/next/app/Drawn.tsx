'use client';

import { useState } from 'react';
import { ElicitationPrompt } from 'mcp-elicitation-react';
import type { ElicitRequest, Messages } from 'mcp-elicitation-react';

/** A request that is there when the page is drawn on the server. */
export function Drawn(props: { request: ElicitRequest; messages: Messages }) {
  const [answer, setAnswer] = useState('');
  return (
    <>
      <ElicitationPrompt
        {...props}
        requester={{ connectionId: 'trips', name: 'Trips' }}
        onResult={(result) => setAnswer(JSON.stringify(result))}
      />
      <p id="answer">{answer}</p>
    </>
  );
}
