import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runProgram } from '../program.ts';
import { generatedCommand } from './command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  mkdirSync(join(folder, 'out'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command with a generator that is a script of Node. */
async function run(script: string, ...paths: string[]) {
  const generator = join(folder, 'generate.mjs');
  writeFileSync(
    generator,
    `import { writeFileSync, rmSync } from 'node:fs';
const out = (name) => ${JSON.stringify(join(folder, 'out'))} + '/' + name;
${script}`,
  );
  const printed: string[] = [];
  const args = ['--run', `"${process.execPath}" "${generator}"`];
  const code = await runProgram(
    [generatedCommand],
    ['generated', ...args, ...paths.flatMap((path) => ['--path', join(folder, path)])],
    { out: (text) => printed.push(text), error: (text) => printed.push(text) },
  );
  return { code, text: printed.join('\n') };
}

const write = (name: string, text: string) => writeFileSync(join(folder, 'out', name), text);
const read = (name: string) => readFileSync(join(folder, 'out', name), 'utf8');

it('finds nothing if the generator writes the same bytes', async () => {
  write('a.ts', 'same\n');
  expect(await run("writeFileSync(out('a.ts'), 'same\\n')", 'out')).toMatchObject({ code: 0 });
});

it('names the first difference, missing files and left over files, and puts all back', async () => {
  write('a.ts', 'one\nedited by hand\n');
  write('old.ts', 'old\n');
  const { code, text } = await run(
    "writeFileSync(out('a.ts'), 'one\\ngenerated\\n'); writeFileSync(out('new.ts'), ''); rmSync(out('old.ts'));",
    'out',
  );
  expect(code).toBe(1);
  expect(text).toMatch(/generated-different {2}.*a\.ts:2:1/);
  expect(text).toContain('has "edited by hand", but the contract generates "generated"');
  expect(text).toContain('new.ts is missing');
  expect(text).toContain('old.ts is left over');
  expect(text).toContain('and commit the result');
  expect([read('a.ts'), read('old.ts')]).toEqual(['one\nedited by hand\n', 'old\n']);
  expect(() => read('new.ts')).toThrow(/ENOENT/);
});

it.each([
  ['fails', 'process.exitCode = 3', 'failed (exit code 3)'],
  ['writes nothing', '', 'writes nothing to'],
])('ends with 2 if the generator %s', async (_, script, sentence) => {
  const { code, text } = await run(script, 'out/nothing');
  expect(code).toBe(2);
  expect(text).toContain(sentence);
});

it('ends with 2 without a command', async () => {
  const errors: string[] = [];
  const code = await runProgram([generatedCommand], ['generated'], {
    out: () => {},
    error: (text) => errors.push(text),
  });
  expect([code, errors[0]]).toEqual([2, expect.stringContaining('needs --run')]);
});
