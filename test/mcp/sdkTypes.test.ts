// oxlint-disable vitest/expect-expect -- tsc is the judge here
import type {
  Client as ClientV2,
  ElicitRequestParams as ParamsV2,
  ElicitResult as ResultV2,
  InputRequiredResult,
} from '@modelcontextprotocol/client';
import type { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import {
  ElicitRequestSchema,
  type ElicitRequestParams as ParamsV1,
  type ElicitResult as ResultV1,
} from '@modelcontextprotocol/sdk/types.js';
import { expectTypeOf, it } from 'vitest';
import {
  createElicitHandler,
  elicitationCapability,
  runWithElicitation,
  type ElicitContent,
  type ElicitHandler,
  type ElicitRequest,
  type ElicitResult,
  type Elicitation,
  type RunOptions,
} from '../../src/mcp/index.js';

// Checked by tsc: our types of the wire fit both official SDKs', in both directions. Nothing here needs to run.

/** Apart from the schema, which is `unknown` to us: no client can trust it. */
type Form<P> = Omit<Extract<P, { requestedSchema: unknown }>, 'requestedSchema'>;
type Url<P> = Extract<P, { mode: 'url' }>;
type OurForm = Omit<
  Extract<ElicitRequest, { mode?: 'form' }>,
  'requestedSchema' | '_meta' | 'task'
>;
type OurUrl = Omit<Extract<ElicitRequest, { mode: 'url' }>, '_meta'>;

it('takes the params of both SDKs', () => {
  expectTypeOf<ParamsV1>().toExtend<ElicitRequest>();
  expectTypeOf<ParamsV2>().toExtend<ElicitRequest>();
  expectTypeOf<Elicitation>().toExtend<ElicitRequest>();
});

it('makes the params of both SDKs; only the id of a URL is optional to us, for 2026-07-28', () => {
  expectTypeOf<OurForm>().toExtend<Form<ParamsV1>>();
  expectTypeOf<OurForm>().toExtend<Form<ParamsV2>>();
  expectTypeOf<Required<OurUrl>>().toExtend<Url<ParamsV1>>();
  expectTypeOf<Required<OurUrl>>().toExtend<Url<ParamsV2>>();
});

it('makes the results of both SDKs', () => {
  expectTypeOf<ElicitResult>().toExtend<ResultV1>();
  expectTypeOf<ElicitResult>().toExtend<ResultV2>();
});

/** assistant-ui's `MCPElicitationResponse` (0.1.15): for forms, hence with content. */
type ResponseAui =
  | { action: 'accept'; content: Record<string, unknown> }
  | { action: 'decline' }
  | { action: 'cancel' };

const forAui = (result: ElicitResult): ResponseAui =>
  result.action === 'accept' ? { content: {}, ...result } : result;

it('is told apart by its action, so that it fits other clients without a cast', () => {
  expectTypeOf(forAui).returns.toEqualTypeOf<ResponseAui>();
  expectTypeOf<Exclude<ElicitResult, { action: 'accept' }>>().toExtend<ResponseAui>();
});

it('takes the results of both SDKs', () => {
  expectTypeOf<ResultV1['action']>().toEqualTypeOf<ElicitResult['action']>();
  expectTypeOf<ResultV2['action']>().toEqualTypeOf<ElicitResult['action']>();
  expectTypeOf<NonNullable<ResultV1['content']>>().toExtend<ElicitContent>();
  expectTypeOf<NonNullable<ResultV2['content']>>().toExtend<ElicitContent>();
});

const wire = (v1: ClientV1, v2: ClientV2, handler: ElicitHandler) => {
  v1.setRequestHandler(ElicitRequestSchema, handler);
  v2.setRequestHandler('elicitation/create', handler);
  v1.fallbackRequestHandler = handler;
  v2.fallbackRequestHandler = handler;
  v1.registerCapabilities({ elicitation: elicitationCapability() });
  v2.registerCapabilities({ elicitation: elicitationCapability() });
};

it('fits where the SDKs take a handler and a capability, without a cast', () => {
  expectTypeOf(wire).parameter(2).toEqualTypeOf<ReturnType<typeof createElicitHandler>>();
});

const call = (client: ClientV2, options: RunOptions) =>
  runWithElicitation(
    (more) =>
      client.request(
        { method: 'tools/call', params: { name: 'book', ...more } },
        { allowInputRequired: true },
      ),
    options,
  );

it('drives a call of SDK v2, and leaves no input_required in its type', () => {
  type Result = Awaited<ReturnType<typeof call>>;
  expectTypeOf<Extract<Result, InputRequiredResult>>().toBeNever();
  expectTypeOf<Result>().toHaveProperty('content');
});
