// A server component: the decisions run here, and the words of another language pass through it.
import { MessagesProvider } from 'mcp-elicitation-react';
import { compileForm } from 'mcp-elicitation-react/core';
import { scenarios } from 'mcp-elicitation-react/fixtures';
import { de } from 'mcp-elicitation-react/locales/de';
import { Chat } from './Chat';
import { Drawn } from './Drawn';

export default function Page() {
  const model = compileForm(scenarios.planTripWhere.requestedSchema);
  return (
    <main>
      <p>Questions: {model.fields.map(({ label }) => label).join(', ')}</p>
      <Drawn request={scenarios.planTripWhere} messages={de} />
      <MessagesProvider messages={de}>
        <Chat />
      </MessagesProvider>
    </main>
  );
}
