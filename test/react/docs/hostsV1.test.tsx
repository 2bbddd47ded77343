import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type ElicitRequestFormParams,
} from '@modelcontextprotocol/sdk/types.js';
import { scenarios } from '../../../src/fixtures/index.js';
import { testHosts } from './hosts.js';

const tool = {
  name: 'plan_trip',
  inputSchema: { type: 'object' as const },
  outputSchema: { type: 'object' as const, required: ['received'] },
};

testHosts('a server of SDK v1', async () => {
  const server = new Server({ name: 'v1', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [tool] }));
  server.setRequestHandler(CallToolRequestSchema, async (_, { requestId }) => {
    const asked = scenarios.planTripWhere as ElicitRequestFormParams;
    const received = await server.elicitInput(asked, { relatedRequestId: requestId });
    return { content: [], structuredContent: { received } };
  });
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => crypto.randomUUID(),
  });
  await server.connect(transport);
  return (request) => transport.handleRequest(request);
});
