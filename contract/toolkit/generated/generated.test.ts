import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
async function run(script: string, path: string, ...options: string[]) {
  const generator = join(folder, 'generate.mjs');
  writeFileSync(
    generator,
    `import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
const out = (name) => ${JSON.stringify(join(folder, 'out'))} + '/' + name;
${script}`,
  );
  const printed: string[] = [];
  const args = ['--run', `"${process.execPath}" "${generator}"`];
  const code = await runProgram(
    [generatedCommand],
    ['generated', ...args, '--path', join(folder, path), ...options],
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
    "writeFileSync(out('a.ts'), 'one\\ngenerated\\n'); writeFileSync(out('new.ts'), '');",
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

/** Writes a.ts only if it is not there yet. */
const incremental = "if (!existsSync(out('a.ts'))) writeFileSync(out('a.ts'), 'same\\n');";

it('names a file that the generator does not write any more and does not remove, as not generated', async () => {
  write('a.ts', 'same\n');
  write('stale.ts', 'export const stale = 1;\n');
  const { code, text } = await run(incremental, 'out');
  expect(code).toBe(1);
  expect(text.match(/^error .*/gm)).toEqual([
    expect.stringMatching(/^error {3}generated-left-over .*stale\.ts:1:1$/),
  ]);
  expect(text).toContain('add --keep');
  expect([read('a.ts'), read('stale.ts')]).toEqual(['same\n', 'export const stale = 1;\n']);
});

it('keeps what is written by hand and what the generator reads, and the files of git', async () => {
  write('a.ts', 'same\n');
  write('hand.ts', 'by hand\n');
  write('.gitkeep', '');
  const needsOld =
    "if (readFileSync(out('hand.ts'), 'utf8') !== 'by hand\\n') throw new Error('lost');";
  const keep = ['--keep', join(folder, 'out', 'hand.ts')];
  expect(await run(needsOld + incremental, 'out', ...keep)).toMatchObject({ code: 0 });
  const changes = "writeFileSync(out('hand.ts'), 'overwritten\\n');";
  const { code, text } = await run(changes + incremental, 'out', ...keep);
  expect(code).toBe(1);
  expect(text).toContain('has "by hand", but the contract generates "overwritten"');
  expect(read('hand.ts')).toBe('by hand\n');
});

it('a generator that only writes what has changed works with its old files', async () => {
  write('a.ts', 'same\n');
  const onlyChanges =
    "if (readFileSync(out('a.ts'), 'utf8') !== 'same\\n') writeFileSync(out('a.ts'), 'same\\n');";
  const refused = await run(onlyChanges, 'out');
  expect(refused.code).toBe(2);
  expect(refused.text).toContain('name them with --keep');
  const keep = ['--keep', join(folder, 'out')];
  expect(await run(onlyChanges, 'out', ...keep)).toMatchObject({ code: 0 });
  write('a.ts', 'edited\n');
  expect(await run(onlyChanges, 'out', ...keep)).toMatchObject({ code: 1 });
  expect(read('a.ts')).toBe('edited\n');
});

it('a report in the folder of the generated files is no generated file', async () => {
  write('a.ts', 'same\n');
  const report = ['--report', `json=${join(folder, 'out', 'report.json')}`];
  expect(await run(incremental, 'out', ...report)).toMatchObject({ code: 0 });
  expect(await run(incremental, 'out', ...report)).toMatchObject({ code: 0 });
});

it('puts back folders, links and times of change as they were, also if the generator fails', async () => {
  write('a.ts', 'same\n');
  mkdirSync(join(folder, 'out', 'empty'));
  symlinkSync('a.ts', join(folder, 'out', 'link.ts'));
  const time = statSync(join(folder, 'out', 'a.ts')).mtimeMs;
  const fails = "writeFileSync(out('b.ts'), ''); process.exitCode = 1;";
  expect(await run(fails, 'out')).toMatchObject({ code: 2 });
  expect(readdirSync(join(folder, 'out')).toSorted()).toEqual(['a.ts', 'empty', 'link.ts']);
  expect(statSync(join(folder, 'out', 'a.ts')).mtimeMs).toBe(time);
  expect(readdirSync(folder).toSorted()).toEqual(['generate.mjs', 'out']);
});

it.each(['SIGINT', 'SIGTERM'] as const)('puts everything back after %s', async (signal) => {
  write('a.ts', 'same\n');
  // The generator interrupts this process, which is the parent of its shell's parent, and goes on.
  const script = `writeFileSync(out('a.ts'), 'half');
process.kill(${process.pid}, '${signal}');
setInterval(() => {}, 1000);`;
  const { code, text } = await run(script, 'out');
  expect(code).toBe(2);
  expect(text).toContain(`interrupted by ${signal}`);
  expect(read('a.ts')).toBe('same\n');
  expect(readdirSync(folder).toSorted()).toEqual(['generate.mjs', 'out']);
});

it('does not touch the files of a run that was killed, or the working folder', async () => {
  write('a.ts', 'same\n');
  mkdirSync(join(folder, '.out.before-generated'));
  const { code, text } = await run(incremental, 'out');
  expect(code).toBe(2);
  expect(text).toContain('.out.before-generated has the files of');
  expect(existsSync(join(folder, '.out.before-generated'))).toBe(true);
  const errors: string[] = [];
  const args = ['generated', '--run', 'true', '--path', '.'];
  const end = await runProgram([generatedCommand], args, {
    out: () => {},
    error: (line) => errors.push(line),
  });
  expect([end, errors[0]]).toEqual([2, expect.stringContaining('has the working folder in it')]);
});
