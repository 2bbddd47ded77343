// oxlint-disable vitest/expect-expect -- tsc is the judge here
import type { CallToolResult, Client as ClientV2 } from '@modelcontextprotocol/client';
import type { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { expectTypeOf, it } from 'vitest';
import { attachElicitation, type AttachOptions } from '../../src/mcp/index.js';

// Checked by tsc: the clients of both SDKs fit without a cast, and their methods keep their types.

const attach = (v1: ClientV1, v2: ClientV2, options: AttachOptions) => ({
  v1: attachElicitation(v1, options),
  v2: attachElicitation(v2, options),
});
type Attached = ReturnType<typeof attach>;

it('takes the clients of both SDKs, and returns their own methods', () => {
  expectTypeOf<Attached['v1']['callTool']>().toEqualTypeOf<ClientV1['callTool']>();
  expectTypeOf<Attached['v1']['getPrompt']>().toEqualTypeOf<ClientV1['getPrompt']>();
  expectTypeOf<Attached['v2']['readResource']>().toEqualTypeOf<ClientV2['readResource']>();
  expectTypeOf<Awaited<ReturnType<Attached['v2']['callTool']>>>().toEqualTypeOf<CallToolResult>();
});
