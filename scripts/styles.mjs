// Makes the two style sheets out of src/styles/index.css: the same rules, weighed in two ways.
//   layered    every rule in a cascade layer and in :where(): whatever the host says, wins
//   unlayered  every rule weighs one attribute, whatever states it names: a host's unlayered reset loses
// In both, all rules of one element weigh the same, so that their order alone decides, and decides alike.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const styles = fileURLToPath(new URL('../src/styles', import.meta.url));
const entry = path.join(styles, 'index.css');

// Resets reach these by [type='submit'] and the like, which weighs one attribute too, so they weigh two.
const hasType = /='(action|choice-input|close|control|copy|field-action|jump|message-more)'/;

/** Splits at what stands outside parentheses and brackets. @param {string} text @param {RegExp} separator */
function splitOutside(text, separator) {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if ('(['.includes(char)) depth++;
    if (')]'.includes(char)) depth--;
    if (depth === 0 && separator.test(char)) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

/** @param {string} text */
const where = (text) => (text === '' ? '' : `:where(${text})`);

/** @param {string} source one selector; its subject begins with its part @param {boolean} layered */
function weigh(source, layered) {
  const [, selector = '', pseudoElement = ''] = /^(.*?)(::[\w-]+)?$/s.exec(source.trim()) ?? [];
  if (layered) return where(selector) + pseudoElement;
  const subject = splitOutside(selector, /[\s>+~]/).at(-1) ?? '';
  const [, part = '', states = ''] = /^(\[data-elicit-part.*?\])(.*)$/s.exec(subject) ?? [];
  if (part === '') throw new Error(`styles: "${source}" does not end in a part`);
  const [, ancestors = '', combinator = ''] =
    /^(.*?)([\s>+~]*)$/s.exec(selector.slice(0, -subject.length)) ?? [];
  const weight = hasType.test(part) ? part + part : part;
  return where(ancestors) + combinator + weight + where(states) + pseudoElement;
}

/** @param {string} css @param {boolean} layered */
function weighSheet(css, layered) {
  return css.replaceAll(/[^{};]*\[data-elicit-part[^{};]*(?=\{)/g, (selectors) =>
    splitOutside(selectors, /,/)
      .map((selector) => weigh(selector, layered))
      .join(),
  );
}

/** Browsers before 2024 lack light-dark(): they get the same table once more, switched by --_if-light and --_if-dark. @param {string} css */
function withFallback(css) {
  const [, selectors, table] = /([^{}]+)\{([^{}]*light-dark[^{}]*)\}/.exec(css) ?? [];
  if (selectors === undefined || table === undefined) return css;
  const switched = table
    .split(';')
    .filter((declaration) => declaration.includes('light-dark('))
    .map((declaration) =>
      declaration.replace(/light-dark\((.+?), (.+?)\)/, 'var(--_if-light, $1) var(--_if-dark, $2)'),
    );
  return `${css}@supports not (color: light-dark(#000, #fff)) {${selectors}{${switched.join(';')}}}`;
}

/**
 * Builds one sheet.
 * @param {{ layered: boolean, minify?: boolean }} options
 * @returns {Promise<string>}
 */
export async function buildSheet({ layered, minify = true }) {
  const weighing = {
    name: 'weigh',
    /** @param {import('esbuild').PluginBuild} on */
    setup(on) {
      on.onLoad({ filter: /\.css$/ }, ({ path: file }) => {
        const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
        if (file !== entry)
          return { contents: weighSheet(withFallback(css), layered), loader: 'css' };
        return {
          contents: layered ? css : css.replaceAll(/ layer\(.*?\)|@layer.*?;/g, ''),
          loader: 'css',
        };
      });
    },
  };
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify,
    write: false,
    plugins: [weighing],
  });
  return outputFiles[0]?.text ?? '';
}

/** The doors that a host imports, by name; whether each is layered. */
const doors = new Map([
  ['styles.css', true],
  ['styles.unlayered.css', false],
]);

/** Writes both sheets. @param {string} folder */
export async function writeSheets(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, layered] of doors) {
    writeFileSync(path.join(folder, name), await buildSheet({ layered }));
  }
}

/**
 * Lets stories and tests import `mcp-elicitation-react/styles.css` as a host does, built afresh from the source.
 * @returns {import('vite').Plugin}
 */
export function stylesPlugin() {
  const door = /^mcp-elicitation-react\/(styles(?:\.unlayered)?\.css)(\?.*)?$/;
  const built = path.join(styles, '.built/');
  return {
    name: 'mcp-elicitation-react-styles',
    enforce: 'pre',
    resolveId(id) {
      const [, name, query = ''] = door.exec(id) ?? [];
      return name && built + name + query;
    },
    async load(id) {
      if (!id.startsWith(built)) return undefined;
      for (const file of readdirSync(styles)) this.addWatchFile(path.join(styles, file));
      const name = path.basename(id).replace(/\?.*/, '');
      return buildSheet({ layered: doors.get(name) === true, minify: false });
    },
  };
}
