import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const src = path.join(root, 'src');

/** Room → rooms that it may import. `index.ts` at the top of src is the front door. */
const allowed: Record<string, readonly string[]> = {
  mcp: [],
  core: ['mcp'],
  locales: ['core'],
  react: ['mcp', 'core', 'locales'],
  relay: ['mcp'],
  fixtures: ['mcp'],
  styles: [],
  'index.ts': ['mcp', 'core', 'react', 'relay', 'locales'],
};

/** Packages that a room may import; a test below holds `core` and `mcp` to it in the bundle as well. */
const packages: Record<string, readonly string[]> = {
  mcp: [],
  core: ['re2js', 'tldts'],
  locales: [],
  react: [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-hook-form',
    '@radix-ui/react-dialog',
    'downshift',
  ],
  relay: [],
  fixtures: [],
  styles: [],
  'index.ts': [],
};

/** `url` is for what is loaded on demand, `page` the half of the relay that the front door gives; `internal` is not published, and for the surfaces and the relay only. */
const doors = ['index.js', 'url/index.js', 'page/index.js', 'internal.js'];

interface Import {
  from: string;
  room: string;
  specifier: string;
  typeOnly: boolean;
}

function imports(): Import[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) =>
    /\.tsx?$/.test(f),
  );
  return files.flatMap((from) => {
    const text = readFileSync(path.join(src, from), 'utf8');
    const room = from.split(path.sep)[0] ?? '';
    const found = text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import '([^']+)'/g,
    );
    return [...found].map((m) => ({
      from,
      room,
      specifier: m[2] ?? m[3] ?? m[4] ?? '',
      typeOnly: m[1] !== undefined,
    }));
  });
}

/** The room that an import leads to, and whether it enters by the door. */
function target({ from, specifier }: Import) {
  const file = path.relative(src, path.resolve(src, path.dirname(from), specifier));
  const [room = '', ...inside] = file.split(path.sep);
  return { room, door: doors.includes(inside.join('/')) };
}

const all = imports();
const inner = all.filter((i) => i.specifier.startsWith('.'));
const outer = all.filter((i) => !i.specifier.startsWith('.'));

describe('imports look left', () => {
  test('every room is known, and has imports to check', () => {
    expect([...new Set(all.map((i) => i.room))].filter((r) => !(r in allowed))).toEqual([]);
    expect(all.length).toBeGreaterThan(50);
  });

  test('no room imports one to its right', () => {
    const wrong = inner.filter((i) => {
      const { room } = target(i);
      return room !== i.room && !allowed[i.room]?.includes(room);
    });
    expect(wrong.map((i) => `${i.from} → ${i.specifier}`)).toEqual([]);
  });

  test('a room is entered only through its index', () => {
    const wrong = inner.filter((i) => {
      const { room, door } = target(i);
      return room !== i.room && !door;
    });
    expect(wrong.map((i) => `${i.from} → ${i.specifier}`)).toEqual([]);
  });

  test('the unpublished door is for the surfaces and the relay', () => {
    const entered = inner.filter(
      (i) => target(i).room !== i.room && i.specifier.endsWith('/internal.js'),
    );
    expect(new Set(entered.map((i) => i.room))).toEqual(new Set(['react', 'relay']));
  });

  test('locales take only types of core', () => {
    const wrong = inner.filter((i) => i.room === 'locales' && target(i).room === 'core');
    expect(wrong.filter((i) => !i.typeOnly).map((i) => i.from)).toEqual([]);
  });

  test('a package is imported only where it is at home', () => {
    const wrong = outer.filter((i) => !packages[i.room]?.includes(i.specifier));
    expect(wrong.map((i) => `${i.from} → ${i.specifier}`)).toEqual([]);
  });

  test('no CSS is imported from TypeScript', () => {
    expect(all.filter((i) => i.specifier.endsWith('.css')).map((i) => i.from)).toEqual([]);
  });
});

/** The floors of a room, from the ground up: a folder imports only what is on a lower floor, or beside it without a way back. */
const floors: Record<string, readonly (readonly string[])[]> = {
  mcp: [['wire'], ['queue'], ['handler', 'rounds'], ['attach']],
  react: [
    ['words', 'page'],
    ['surface', 'controls'],
    ['form', 'url', 'dialog', 'receipt'],
    ['prompt'],
    ['outlet'],
  ],
};

/** A file beside the folders, such as a public component or core's model, is a place of its own. */
function placeIn(room: string, file: string): string {
  const [first = ''] = path.relative(room, file).split(path.sep);
  return first.replace(/\.[jt]sx?$/, '');
}

/** Place → the places that it imports. */
function arrowsOf(room: string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { from, specifier } of inner.filter((i) => i.room === room)) {
    const to = path.join(path.dirname(from), specifier);
    if (!to.startsWith(room + path.sep)) continue;
    const place = placeIn(room, from);
    arrows.set(place, (arrows.get(place) ?? new Set()).add(placeIn(room, to)));
  }
  return arrows;
}

describe('imports inside a room point down', () => {
  test.each(Object.keys(floors))('no folder of %s imports from a higher floor', (room) => {
    const floorOf = (place: string) =>
      floors[room]?.findIndex((floor) => floor.includes(place)) ?? -1;
    const wrong = [...arrowsOf(room)].flatMap(([from, places]) =>
      [...places]
        .filter((to) => floorOf(from) >= 0 && floorOf(to) > floorOf(from))
        .map((to) => `${from} → ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(Object.keys(floors))('every folder of %s has a floor', (room) => {
    const folders = readdirSync(path.join(src, room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(floors[room]?.flat().toSorted());
  });

  test.each(['mcp', 'core', 'react'])('the places of %s form no circle', (room) => {
    const arrows = arrowsOf(room);
    /** All that a place leads to. */
    const reach = (place: string, seen = new Set<string>()): Set<string> => {
      for (const to of arrows.get(place) ?? []) {
        if (to === place || seen.has(to)) continue;
        seen.add(to);
        reach(to, seen);
      }
      return seen;
    };
    expect(arrows.size).toBeGreaterThan(3);
    expect([...arrows.keys()].filter((place) => reach(place).has(place))).toEqual([]);
  });
});

describe('core bundled for a browser', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: [path.join(src, 'core/index.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    metafile: true,
    outdir: 'out',
    splitting: true,
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);

  test('has neither React nor a DOM library in it', () => {
    const strangers = inputs.filter((f) =>
      /node_modules\/(react|react-dom|react-hook-form|@radix-ui|downshift)\//.test(f),
    );
    expect(strangers).toEqual([]);
    expect(inputs.some((f) => f.includes('src/react'))).toBe(false);
  });

  test('touches no DOM', () => {
    const text = outputFiles.map((f) => f.text).join('\n');
    expect(text.match(/\b(document|window|navigator|localStorage)\./g) ?? []).toEqual([]);
  });
});

test('only the compiler looks into requestedSchema; others hand it over whole', () => {
  const files = [...new Set(all.map((i) => i.from))].filter(
    (f) => !/^fixtures\/|^core\/(compile|schema|fields)/.test(f),
  );
  const lookers = files.filter((f) =>
    /requestedSchema\s*(\?\.|\.|\[|as\b)|\bproperties\b.*\bschema\b/.test(
      readFileSync(path.join(src, f), 'utf8').replaceAll(/\/\/.*|\/\*[^]*?\*\//g, ''),
    ),
  );
  expect(lookers).toEqual([]);
  expect(
    files.some((f) => readFileSync(path.join(src, f), 'utf8').includes('requestedSchema')),
  ).toBe(true);
});
