import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, connect, connected, forgiveRefusals, lastResult } from './livePage.js';
import { startEverything, type Running } from './servers.js';
import {
  button,
  chooseToOpen,
  field,
  giveArguments,
  openByHand,
  page,
  patience,
  person,
  watched,
} from './stage.js';

/** The protocol's reference server. */
export function everythingServer(): void {
  describe('a server that we did not write', () => {
    const name = 'Everything Reference Server';
    let everything: Running;
    beforeAll(async () => {
      everything = await startEverything();
    });
    afterAll(async () => {
      await person.press(button('Disconnect'), 'Enter');
      await everything.stop();
    }, patience);

    beforeEach(async () => {
      await connect(page, person, { url: everything.url, protocol: 'Newest that it speaks' });
      await connected(page, name, '2025-11-25');
      forgiveRefusals(watched);
    }, patience);

    const urlTool = 'Trigger URL Elicitation Tool';
    const address = 'https://example.com/connect';

    test('receives a form with every kind of field', async () => {
      await call(page, person, 'trigger-elicitation-request');
      await person.type(field('String').first(), 'Ada King');
      await person.press(page.getByRole('radio', { name: 'Yes' }), 'Space');
      await person.type(field('String with email format'), 'ada@example.com');
      await person.type(field('String with uri format'), 'https://example.com/~ada');
      await person.type(field('String with date format'), '12121815');
      await person.retype(field('Integer'), '7');
      await person.retype(field('Number in range'), '2.50');
      await person.press(page.getByRole('radio', { name: 'Monica' }), 'ArrowDown');
      await person.press(page.getByRole('checkbox', { name: 'Piano' }), 'Space');
      await person.press(page.getByRole('checkbox', { name: 'Tuna' }), 'Space');
      await person.press(page.getByRole('checkbox', { name: 'Trout' }), 'Space');
      await person.choose(button(`Send to ${name}`));
      const text = await lastResult(page);
      expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({
        action: 'accept',
        content: {
          name: 'Ada King',
          check: true,
          firstLine: 'It was a dark and stormy night.',
          email: 'ada@example.com',
          homepage: 'https://example.com/~ada',
          birthdate: '1815-12-12',
          integer: 7,
          number: 2.5,
          untitledSingleSelectEnum: 'Rachel',
          untitledMultipleSelectEnum: ['Guitar', 'Piano'],
          titledSingleSelectEnum: 'hero-1',
          titledMultipleSelectEnum: ['fish-3'],
          legacyTitledEnum: 'pet-1',
        },
      });
    });

    test.each(['trigger-elicitation-request', 'trigger-url-elicitation'])(
      '%s can be declined and cancelled',
      async (tool) => {
        for (const [exit, action] of [
          [button('Decline'), 'decline'],
          [button('Cancel'), 'cancel'],
        ] as const) {
          if (tool === 'trigger-url-elicitation') await giveArguments(urlTool, { url: address });
          await call(page, person, tool);
          await openByHand(exit);
          await person.choose(exit);
          expect(await lastResult(page)).toContain(`"action": "${action}"`);
        }
      },
    );

    test('opens the page that it names', async () => {
      await giveArguments(urlTool, { url: address });
      await call(page, person, 'trigger-url-elicitation');
      const opened = await chooseToOpen(/^Open example\.com/);
      expect(opened.url()).toBe(address);
      await opened.close();
      watched.hosts.delete('example.com');
      expect(await lastResult(page)).toContain('"action": "accept"');
    });

    test('opens what a call needs first, then makes the call again (-32042)', async () => {
      await giveArguments(urlTool, { url: address, errorPath: true });
      await call(page, person, 'trigger-url-elicitation');
      await (await chooseToOpen(/^Open modelcontextprotocol\.io/)).close();
      await person.choose(button('I’m done, continue'));
      await (await chooseToOpen(/^Open example\.com/)).close();
      watched.hosts.delete('modelcontextprotocol.io');
      watched.hosts.delete('example.com');
      expect(await lastResult(page)).toContain('"action": "accept"');
    });
  });
}
