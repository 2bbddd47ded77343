import './dom.js';
import '../quiet-console.js';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runScenario } from './conformance/runScenario.js';
import { startEverything } from './live/servers.js';
import { renderPerson } from './renderedPerson.js';
import { connectV1 } from './v1Client.js';
import { connectV2 } from './v2Client.js';

vi.setConfig({ testTimeout: 180_000 }); // other programs are started

const cast = renderPerson;
const statuses = (checks: { status: string }[]) => checks.map(({ status }) => status);

afterEach(cleanup);

describe('conformance, answered through the kit’s own form', () => {
  it('elicitation-sep1034-client-defaults', async () => {
    const checks = await runScenario('elicitation-sep1034-client-defaults', async (url) => {
      const client = await connectV1(url, { wire: 'http', cast });
      await client.listening;
      const result = client.texts('test_client_elicitation_defaults', {});
      await client.person.accepts(/please accept with defaults/);
      await result;
      await client.close();
    });
    expect(statuses(checks)).toEqual(Array.from({ length: 5 }, () => 'SUCCESS'));
  });

  it('sep-2322-client-request-state', async () => {
    const checks = await runScenario('sep-2322-client-request-state', async (url) => {
      const { person, text, close } = await connectV2(url, { protocol: 'auto', cast });
      const echo = text('test_mrtr_echo_state');
      await person.sees('Please confirm to continue');
      await text('test_mrtr_unrelated');
      await person.accepts('Please confirm to continue', { Confirmed: true });
      await echo;
      const noState = text('test_mrtr_no_state');
      await person.declines('Please confirm to continue (no state test)');
      await noState;
      await text('test_mrtr_no_result_type').catch(() => {});
      await close();
    });
    expect(statuses(checks)).toEqual(Array.from({ length: 5 }, () => 'SUCCESS'));
  });
});

it('server-everything gets every kind of answer through the kit’s own form', async () => {
  const server = await startEverything();
  const { person, texts, close } = await connectV1(new URL(server.url), {
    wire: 'http',
    raw: true,
    cast,
  });
  const result = texts('trigger-elicitation-request', {});
  await person.accepts('Please provide inputs for the following fields:', {
    String: 'Ada Lovelace',
    Boolean: true,
    'String with email format': 'ada@example.com',
    'String with date format': '1815-12-10',
    Integer: '7',
    'Titled Single Select Enum': 'Wonder Woman',
    'Untitled Multiple Select Enum': ['Drums', 'Violin'],
    'Titled Multiple Select Enum': ['Trout'],
    'Legacy Titled Single Select Enum': 'Fish',
  });
  const raw = (await result).at(-1) ?? '';
  expect(JSON.parse(raw.slice(raw.indexOf('{')))).toEqual({
    action: 'accept',
    content: {
      name: 'Ada Lovelace',
      check: true,
      firstLine: 'It was a dark and stormy night.',
      email: 'ada@example.com',
      birthdate: '1815-12-10',
      integer: 7,
      number: 3.14,
      untitledSingleSelectEnum: 'Monica',
      untitledMultipleSelectEnum: ['Violin', 'Drums'],
      titledSingleSelectEnum: 'hero-3',
      titledMultipleSelectEnum: ['fish-3'],
      legacyTitledEnum: 'pet-4',
    },
  });
  await close();
  await server.stop();
});
