import { Table } from './Table.js';
import { inline } from './inline.js';
import reference from './reference.json';

/** A name with the words of its docstring; the test of the package's API writes them. */
interface Documented {
  name: string;
  type: string;
  summary: string;
  default?: string;
  members?: readonly Documented[];
}

const front: readonly Documented[] = reference.index;
const names = new Set(front.map(({ name }) => name));
const doors = {
  values: front.filter(({ type }) => !isType(type)),
  types: front.filter(({ type }) => isType(type)),
  core: (reference.core as readonly Documented[]).filter(({ name }) => !names.has(name)),
};

function isType(text: string): boolean {
  return /^export (type|interface) /.test(text);
}

/** All names of one kind, in the words of the source. */
export function Reference({ of }: { of: keyof typeof doors }) {
  return doors[of].map((item) => (
    <section key={item.name}>
      <h3 id={item.name}>
        <code>{item.name}</code>
      </h3>
      {item.summary.split('@throws ').map((text, i) => (
        <p key={text}>{inline(i === 0 ? text : `Throws: ${text}`)}</p>
      ))}
      {item.members ? (
        <Table
          head={['member', 'what it is', 'default']}
          rows={item.members.map((member) => [
            `\`${member.type}\``,
            member.summary,
            member.default ?? '',
          ])}
        />
      ) : (
        <pre>{item.type.replace(/^export (declare )?/, '')}</pre>
      )}
    </section>
  ));
}
