import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isFresh, recordBuild, takeSnapshot } from './freshness.ts';

const build = { record: 'out/.sources', sources: ['code', 'openapi.yaml', 'absent.json'] };
const aDayAgo = new Date(Date.now() - 86_400_000);
let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'questwright-freshness-'));
  write('code/a.ts', 'one');
  write('code/deep/b.ts', 'two');
  write('code/a.test.ts', 'a test');
  write('openapi.yaml', 'openapi: 3.1.0');
  recordBuild(root, build, takeSnapshot(root, build));
  const folder = root;
  return () => rmSync(folder, { recursive: true });
});

test('a build is fresh until it is removed', () => {
  expect(isFresh(root, build)).toBe(true);
  rmSync(join(root, 'out'), { recursive: true });
  expect(isFresh(root, build)).toBe(false);
});

test.for<[string, () => void]>([
  ['changed', () => write('code/a.ts', 'three')],
  ['changed far below', () => write('code/deep/b.ts', 'three')],
  ['added', () => write('code/c.ts', '')],
  ['added in a new folder', () => write('code/new/c.json', '{}')],
  ['removed', () => rmSync(join(root, 'code/deep/b.ts'))],
  ['renamed', () => renameSync(join(root, 'code/a.ts'), join(root, 'code/c.ts'))],
  ['moved', () => renameSync(join(root, 'code/a.ts'), join(root, 'code/deep/a.ts'))],
])('a build is not fresh when a source was %s', ([, change]) => {
  change();
  expect(isFresh(root, build)).toBe(false);
  expect(isFresh(root, build), 'the next time').toBe(false);
});

test('a change is noticed when size and time stay the same', () => {
  const file = join(root, 'code/a.ts');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, 'ONE');
  utimesSync(file, atime, mtime);
  expect(isFresh(root, build)).toBe(false);
});

test('a change that is taken back leaves the build fresh', () => {
  write('code/a.ts', 'three');
  expect(isFresh(root, build)).toBe(false);
  write('code/a.ts', 'one');
  expect(isFresh(root, build)).toBe(true);
});

test('tests are not sources', () => {
  write('code/a.test.ts', 'another test');
  write('code/deep/b.test.tsx', 'a new test');
  expect(isFresh(root, build)).toBe(true);
});

test('a build stays fresh with other times and in a copy, which are then recorded', () => {
  utimesSync(join(root, 'code/a.ts'), aDayAgo, aDayAgo);
  expect(isFresh(root, build)).toBe(true);
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  try {
    const before = readFileSync(join(copy, build.record), 'utf8');
    expect(isFresh(copy, build)).toBe(true);
    expect(readFileSync(join(copy, build.record), 'utf8')).not.toBe(before);
    writeFileSync(join(copy, 'code/a.ts'), 'three');
    expect(isFresh(copy, build)).toBe(false);
    expect(isFresh(root, build), 'the original').toBe(true);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

test('a build is not recorded when a source was changed while it was made', () => {
  const snapshot = takeSnapshot(root, build);
  write('code/a.ts', 'three');
  expect(recordBuild(root, build, snapshot)).toBe(false);
  expect(isFresh(root, build)).toBe(false);
  write('code/a.ts', 'one');
  expect(isFresh(root, build), 'also if it was changed back').toBe(false);
});

test.for(['', '{', '{}', 'null', '{"hash":"f00"}', '0123abcd'])(
  'a damaged record counts as no record: %s',
  (text) => {
    write(build.record, text);
    expect(isFresh(root, build)).toBe(false);
  },
);
