// Writes THIRD-PARTY-NOTICES.txt: what of others is inside the package, and what npm installs beside it.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const unicode = new URL('unicode-license.txt', import.meta.url);

/** The line with which an author claims the work. @param {string} folder of an installed package */
function copyrightOf(folder) {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const text = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  // Neither the template in Apache-2.0, "Copyright [yyyy]", nor the shouting in MIT.
  return /^\W*(Copyright [^[{].*)$/m.exec(text)?.[1]?.trim();
}

/** What an installation brings: the lock's packages that are neither for development nor the host's own. */
function installed() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.keys(packages)
    .filter((folder) => folder !== '' && !packages[folder].dev && !packages[folder].devOptional)
    .filter((folder) => !/node_modules\/(react|react-dom|scheduler)$/.test(folder))
    .map((folder) => {
      const { version, license } = packages[folder];
      const name = folder.replace(/^.*node_modules\//, '');
      return [`${name} ${version} (${license})`, copyrightOf(folder)].filter(Boolean).join('\n  ');
    });
}

/** @param {string} folder */
export function writeNotices(folder) {
  const notices = `THIRD-PARTY NOTICES

1. Inside this package

The table of letters that resemble each other (core/url/skeleton.js) is made from the confusables data of the
Unicode Consortium (UTS #39), under this licence:

${readFileSync(unicode, 'utf8').trim()}

2. Beside it

npm installs these packages, each with its own licence, in these or newer versions. tldts carries the Public
Suffix List, which is data under the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/); it is used
unchanged and is loaded only when an address is shown.

${installed().join('\n')}
`;
  writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), notices);
}
