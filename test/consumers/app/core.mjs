// A client without a screen: Node alone, and the decisions of the kit.
import process from 'node:process';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  accept,
  compileForm,
  elicitationCapability,
  initialEntries,
  parseEntries,
  readElicitRequest,
} from 'mcp-elicitation-react/core';

const answers = { Name: 'Ada King', Email: 'ada@example.com', Date: '2026-12-12' };

const client = new Client(
  { name: 'terminal', version: '1.0.0' },
  { capabilities: { elicitation: elicitationCapability({ url: false }) } },
);
client.setRequestHandler('elicitation/create', ({ params }) => {
  const read = readElicitRequest(params);
  if (!read.ok || read.elicitation.mode !== 'form') throw new Error('not a form');
  const model = compileForm(read.elicitation.requestedSchema);
  const entries = { ...initialEntries(model) };
  for (const { id, label } of model.fields) {
    if (label in answers) entries[id] = answers[label];
  }
  const parsed = parseEntries(model, entries);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return accept(parsed.content);
});
await client.connect(new StreamableHTTPClientTransport(new URL(process.argv[2])));
const { structuredContent } = await client.callTool({ name: 'book_table', arguments: {} });
console.log(JSON.stringify(structuredContent));
await client.close();
