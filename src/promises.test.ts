import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Features that the app does not have, and words that would promise them. Words cannot prove that a
 * text is true, so a reader of a new text still has to ask what of it works. Remove an entry when the
 * feature exists.
 */
const missingFeatures = {
  parties: /\bparty has chosen\b/i,
  'maps and chat': /\bbattle ?maps?\b|\bchat with\b/i,
  'anything that comes later':
    /\bcoming soon\b|\bstay tuned\b|\beverything (?:you|the evening) needs?\b/i,
};

// The texts of the slides are fixed by the specification. Search engines and lists of apps show those of the last two files.
const searched = [
  'src/{components,features,ui}/**/*.{ts,tsx}',
  'index.html',
  'public/site.webmanifest',
];
const files = globSync(searched, { cwd: join(import.meta.dirname, '..') }).filter(
  (file) => !/\.test\.tsx?$|hero-slides/.test(file),
);

const textsOf = (file: string): string =>
  readFileSync(join(import.meta.dirname, '..', file), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    // A text of several lines becomes one.
    .replaceAll(/\s+/g, ' ');

test.each(Object.entries(missingFeatures))('no page promises %s', (_, words) => {
  expect(files.length).toBeGreaterThan(100);
  const promising = files.filter((file) => words.test(textsOf(file)));
  expect(promising).toEqual([]);
});
