import {
  createMcpHandler,
  fromJsonSchema,
  inputRequired,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
  type InputRequest,
} from '@modelcontextprotocol/server';
import { scenarios } from '../../../src/fixtures/index.js';
import { testHosts } from './hosts.js';

const inputSchema = fromJsonSchema<Record<string, unknown>>({ type: 'object' });
const outputSchema = fromJsonSchema<{ received: unknown }>({
  type: 'object',
  required: ['received'],
});
const where = {
  method: 'elicitation/create',
  params: scenarios.planTripWhere,
} as InputRequest;

function newServer(): McpServer {
  const server = new McpServer({ name: 'v2', version: '1' });
  server.registerTool('plan_trip', { inputSchema, outputSchema }, (_, { mcpReq }) => {
    const received = mcpReq.inputResponses?.['where'];
    if (!received) return inputRequired({ inputRequests: { where } });
    return { content: [], structuredContent: { received } };
  });
  return server;
}

testHosts('a server of SDK v2', async () => {
  const modern = createMcpHandler(newServer, { legacy: 'reject' });
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => crypto.randomUUID(),
  });
  await newServer().connect(transport);
  return async (request) =>
    (await isLegacyRequest(request)) ? transport.handleRequest(request) : modern.fetch(request);
});
