import {
  accept,
  cancel,
  compileForm,
  decline,
  initialEntries,
  loadEngines,
  parseEntries,
  type ElicitationQueue,
  type Entries,
  type Entry,
  type Field,
  type PendingElicitation,
  type Phase,
} from '../../src/core/index.js';

/** What a person puts into one field: text as typed, a tick, or the labels of options. */
export type Answer = string | boolean | readonly string[];

/** By the label that the form shows. */
type Answers = Readonly<Record<string, Answer>>;

/**
 * A person at a client. Each deed waits until the request with this message is there. The protocol's tests know nothing
 * else of the client's screen: {@link createPerson} has none, and another one may press the buttons of a rendered form.
 */
export interface Person {
  /** Fills the form in, beside what it suggests, and sends it. Rejects when it cannot be sent. */
  accepts: (message: string | RegExp, answers?: Answers) => Promise<void>;
  declines: (message: string | RegExp) => Promise<void>;
  cancels: (message: string | RegExp) => Promise<void>;
  /** Sees it, and thinks. */
  sees: (message: string | RegExp) => Promise<PendingElicitation>;
  /** Consents to a URL. */
  opens: (message: string | RegExp) => Promise<void>;
  /** "I'm done", of a URL that was opened. */
  finishes: (message: string | RegExp) => Promise<void>;
  stopsWaiting: (message: string | RegExp) => Promise<void>;
}

/** Whoever plays the person for a queue. */
export type Casting = (queue: ElicitationQueue) => Person;

/** A person without a screen, who answers with the same pure code that the form uses. */
export const createPerson: Casting = (queue) => {
  const at = (message: string | RegExp, phases: readonly Phase[]) =>
    until(queue, ({ elicitation, phase }) => {
      const matches =
        typeof message === 'string'
          ? elicitation.message === message
          : message.test(elicitation.message);
      return matches && phases.includes(phase);
    });

  const sees: Person['sees'] = async (message) => {
    const entry = await at(message, ['queued', 'presented']);
    queue.present(entry.id);
    return entry;
  };

  return {
    sees,
    async accepts(message, answers = {}) {
      const { id, elicitation } = await sees(message);
      if (elicitation.mode !== 'form') throw new Error('this is no form');
      const content = await fillIn(elicitation.requestedSchema, answers);
      queue.settle(id, accept(content));
    },
    declines: async (message) => queue.settle((await sees(message)).id, decline()),
    cancels: async (message) => queue.settle((await sees(message)).id, cancel()),
    opens: async (message) => queue.settle((await sees(message)).id, accept()),
    finishes: async (message) => queue.continueWaiting((await at(message, ['waiting'])).id),
    stopsWaiting: async (message) => queue.stopWaiting((await at(message, ['waiting'])).id),
  };
};

/** The first entry of the queue that is so, as soon as there is one. */
export function until(
  queue: ElicitationQueue,
  isSo: (entry: PendingElicitation) => boolean,
): Promise<PendingElicitation> {
  return new Promise((resolve) => {
    const look = () => {
      const entry = queue.getSnapshot().find(isSo);
      if (!entry) return;
      leave();
      resolve(entry);
    };
    const leave = queue.subscribe(look);
    look();
  });
}

async function fillIn(requestedSchema: unknown, answers: Answers) {
  const model = compileForm(requestedSchema);
  if (!model.answerable) throw new Error('this form cannot be answered');
  const entries: Record<string, Entry> = { ...initialEntries(model) };
  for (const [label, answer] of Object.entries(answers)) {
    const field = model.fields.find((one) => one.label === label);
    if (!field)
      throw new Error(
        `there is no "${label}" among ${model.fields.map((one) => one.label).join(', ')}`,
      );
    entries[field.id] = entryOf(field, answer);
  }
  const parsed = parseEntries(model, entries satisfies Entries, {
    engines: await loadEngines(model),
  });
  if (!parsed.ok) throw new Error(`the form says: ${JSON.stringify(parsed.issues)}`);
  return parsed.content;
}

function entryOf(field: Field, answer: Answer): Entry {
  switch (field.kind) {
    case 'text':
    case 'number':
      return String(answer);
    case 'boolean':
      return answer === true;
    case 'single-select':
      return field.options.findIndex(({ label }) => label === answer);
    case 'multi-select':
      return field.options.flatMap(({ label }, index) =>
        Array.isArray(answer) && answer.includes(label) ? [index] : [],
      );
    default:
      return field satisfies never;
  }
}
