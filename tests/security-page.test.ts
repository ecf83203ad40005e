import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/repository.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const page = read('docs/security.md');

const filePattern =
  /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|yaml|json|service)|(?:deploy\/)?(?:Caddyfile|Dockerfile))`/g;
const filesIn = (text: string): string[] =>
  [...text.matchAll(filePattern)].map(([, path = '']) => path);

interface Requirement {
  readonly number: string;
  readonly level: string;
  readonly state: string;
  readonly place: string;
  readonly shownBy: string;
}

const requirements = page.split('\n').flatMap((line): Requirement[] => {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, number = '', level = '', , state = '', place = '', shownBy = ''] = cells;
  return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, level, state, place, shownBy }] : [];
});

test('the page about security names only files that exist', () => {
  const files = filesIn(page);
  expect(files.length).toBeGreaterThan(250);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the page about security names only tests that exist', () => {
  const named = [...page.matchAll(/`([\w./-]+)` \*([^*]+)\*/g)];
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(
    ([, path = '', words = '']) => !read(path).replaceAll(/\s+/g, ' ').includes(words),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
});

test('each requirement that is met names what meets it, and a test or that there is none', () => {
  const incomplete = requirements.filter(({ state, place, shownBy }) =>
    state === 'met'
      ? !/`|\]\(#/.test(place) || !/^reviewed, no test|\.(?:test|e2e)\.|\/cases\//.test(shownBy)
      : !['open', 'not applicable'].includes(state) || place === '',
  );
  expect(incomplete).toEqual([]);
  expect(new Set(requirements.map(({ number }) => number)).size).toBe(requirements.length);
});

test('the counts of the page about security are those of its rows', () => {
  const rowOf = (name: string, rows: readonly Requirement[]): string => {
    const counts = ['met', 'not applicable', 'open'].map(
      (state) => rows.filter((row) => row.state === state).length,
    );
    return `| ${[name, ...counts, rows.length].join(' | ')} |`;
  };
  for (const level of ['1', '2']) {
    const rows = requirements.filter((row) => row.level === level);
    expect(page).toContain(rowOf(`level ${level}`, rows));
  }
  expect(page).toContain(rowOf('both', requirements));
  // The levels 1 and 2 of ASVS 5.0.0.
  expect(requirements).toHaveLength(253);
});

test('the links in the page about security lead to headings of the page', () => {
  const headings = new Set(
    [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      text.toLowerCase().replaceAll(' ', '-'),
    ),
  );
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !headings.has(anchor))).toEqual([]);
});
