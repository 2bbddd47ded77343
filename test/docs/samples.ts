import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A block of code in the papers and pages: a whole module each. */
export interface Sample {
  /** `README-1.tsx`: the first block of that file. */
  name: string;
  code: string;
}

/** Every block of TypeScript that a reader may copy. */
export function readSamples(): Sample[] {
  const pages = readdirSync(path.join(repository, 'stories')).filter((f) => f.endsWith('.mdx'));
  const files = [
    'README.md',
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    ...pages.map((page) => `stories/${page}`),
  ];
  return files.flatMap((file) => {
    const text = readFileSync(path.join(repository, file), 'utf8');
    const stem = path.basename(file).replace(/\.\w+$/, '');
    return [...text.matchAll(/^```(tsx?)\n(.*?)^```/gms)].map(([, language, code = ''], i) => ({
      name: `${stem}-${i + 1}.${language}`,
      code,
    }));
  });
}
