import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { buildBundle } from './bundle.ts';
import { isFresh } from './freshness.ts';
import { programOf, type Bundle } from './outputs.ts';

const run = promisify(execFile);
const bundle: Bundle = {
  entry: 'program.ts',
  folder: 'out',
  record: 'out/.sources',
  sources: ['program.ts', 'part.ts', 'later.ts'],
};
let root: string;

const write = (path: string, lines: readonly string[]): void =>
  writeFileSync(join(root, path), lines.join('\n'));

const start = async (): Promise<string> =>
  (await run(process.execPath, [programOf(root, bundle)], { cwd: tmpdir() })).stdout;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'questwright-bundle-'));
  const folder = root;
  return () => rmSync(folder, { recursive: true });
});

test('a bundle does what its sources do, and is fresh until they change', async () => {
  write('program.ts', [
    "import http, { createServer, STATUS_CODES } from 'node:http';",
    "import * as all from 'node:http';",
    "import { part } from './part.ts';",
    "const { later } = await import('./later.ts');",
    'console.log(createServer === http.createServer && http.STATUS_CODES === STATUS_CODES);',
    'console.log(all.METHODS.length > 10, part, later);',
  ]);
  write('part.ts', [
    // Characters of one, two and four bytes in a text, a template and expressions.
    "export const part = ['“ä–🎲”', `„ö${'😀'}“`, /[ß🐉]/u.test('🐉'), 'a–b'.split(/–/)] as const;",
  ]);
  write('later.ts', ["export const later: string = 'später';"]);
  const ofSources = await run(process.execPath, [join(root, 'program.ts')]);
  expect(ofSources.stdout).toContain('“ä–🎲”');
  await buildBundle(root, bundle);
  expect(await start()).toBe(ofSources.stdout);
  expect(readFileSync(programOf(root, bundle), 'latin1')).toMatch(/^[\0-\x7f]*$/);
  expect(isFresh(root, bundle)).toBe(true);
  write('later.ts', ["export const later: string = 'now';"]);
  expect(isFresh(root, bundle)).toBe(false);
  await buildBundle(root, bundle);
  expect(isFresh(root, bundle)).toBe(true);
  expect(await start()).toContain('now');
});

test('stacks of errors name the lines of the sources', async () => {
  write('program.ts', [
    "import { part } from './part.ts';",
    'try {',
    '  part();',
    '} catch (error) {',
    '  console.log(error instanceof Error && error.stack);',
    '}',
    "await import('./later.ts');",
  ]);
  write('part.ts', [
    'interface Text { readonly text: string }',
    '',
    'export function part(): Text {',
    "  throw new TypeError('No part.');",
    '}',
  ]);
  write('later.ts', ['', 'export const later: number = 1;', "throw new Error('Too late.');"]);
  await buildBundle(root, bundle);
  const ended: unknown = await start().catch((error: unknown) => error);
  expect(ended).toMatchObject({ code: 1 });
  const { stdout, stderr } = Object.assign({ stdout: '', stderr: '' }, ended);
  expect(stdout).toContain('TypeError: No part.\n    at part (file:///');
  expect(stdout).toMatch(/\/part\.ts:4:9\)\n.* file:\S*\/program\.ts:3:3\n/);
  expect(stderr, 'of an error that ends the program').toMatch(/\/later\.ts:3:7\n/);
});

test('a bundle has no source whose changes would not be noticed', async () => {
  write('program.ts', ["import './part.ts';"]);
  write('part.ts', ["console.log('part');"]);
  const building = buildBundle(root, { ...bundle, sources: ['program.ts'] });
  await expect(building).rejects.toThrow('does not name these sources: part.ts');
  expect(existsSync(join(root, bundle.folder))).toBe(false);
});
