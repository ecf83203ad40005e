import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { campaign, formOf } from '#tests/contract/cases/new-campaign.ts';
import { freePort, startProgram } from '#tests/support/child.ts';
import { newFolder, ready, setUp, startServer } from '#tests/support/server-process.ts';
import { SourceCopy, withoutCompileCache } from '#tests/growth/source-copy.ts';
import { recordBuild, takeSnapshot } from '#tools/build/freshness.ts';
import { mocksBundle, programOf, serverBundle, webApp, type Bundle } from '#tools/build/outputs.ts';
import { picture } from './pictures.ts';

// Each test builds and starts programs, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let copy: SourceCopy;
beforeAll(() => {
  copy = new SourceCopy();
});
afterAll(() => copy.remove());

const build = (tool: string): Buffer =>
  execFileSync(process.execPath, [join(copy.path, tool)], {
    cwd: copy.path,
    env: { ...process.env, ...withoutCompileCache },
  });

/** Lets a bundle print a line, which its sources do not print. */
function mark(bundle: Bundle): void {
  const program = programOf(copy.path, bundle);
  const code = readFileSync(program, 'utf8');
  writeFileSync(program, `console.log('This is the bundle.');\n${code}`);
}

const change = (file: string, from: string, to: string): void => {
  const text = copy.read(file);
  expect(text).toContain(from);
  copy.write(file, text.replace(from, to));
};

/** What a program has printed until a line that matches. */
async function printed(tool: string, env: NodeJS.ProcessEnv, last: RegExp): Promise<string> {
  const program = startProgram(tool, { ...env, ...withoutCompileCache }, copy.path);
  try {
    const { input } = await program.printed(last);
    return input;
  } finally {
    await program.stop();
  }
}

test('`npm start` runs the bundle of the server, and never an outdated one', async () => {
  // The web app counts as built, because this test is only about the server.
  mkdirSync(join(copy.path, 'dist'));
  recordBuild(copy.path, webApp, takeSnapshot(copy.path, webApp));
  build('tools/build-server.ts');
  mark(serverBundle);
  const start = async () => {
    const port = String(await freePort());
    const env = { NODE_ENV: 'test', PORT: port, LOG: 'human', DATA_DIR: newFolder() };
    return printed('tools/start.mjs', env, /ready.*: http/);
  };
  const first = await start();
  expect(first).toContain('This is the bundle.');
  change('server/run.ts', 'Questwright is ready: ', 'The changed server is ready: ');
  const second = await start();
  expect(second).toContain('The changed server is ready');
  expect(second).not.toContain('This is the bundle.');
});

test('`npm run mock` runs its bundle, and its sources when one of them has changed', async () => {
  const start = () => printed('tools/mock.mjs', { PORT: '0' }, /scenarios: http/);
  const fromSources = await start();
  build('tools/build-mocks.ts');
  mark(mocksBundle);
  expect(fromSources).not.toContain('This is the bundle.');
  expect(await start()).toContain('This is the bundle.');
  change('openapi.yaml', 'openapi: 3.1', 'openapi:  3.1');
  expect(await start(), 'after a change of the contract').not.toContain('This is the bundle.');
  change('openapi.yaml', 'openapi:  3.1', 'openapi: 3.1');
  expect(await start(), 'after it was taken back').toContain('This is the bundle.');
  change('mocks/hosts/serve-mocks.ts', 'The mock API is at', 'The changed mock API is at');
  const changed = await start();
  expect(changed).toContain('The changed mock API is at');
  expect(changed).not.toContain('This is the bundle.');
});

test('the bundle of the server starts its threads and processes', async () => {
  const run = await startServer({ DATA_DIR: newFolder() });
  await run.printed(ready);
  const odo = await setUp(run);
  const body = formOf(campaign('Vell'));
  const { bytes } = await picture('jpeg');
  body.set(
    'coverImageW1024',
    new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
    'cover.jpg',
  );
  const created = await odo.call('campaignCreate', { body });
  expect(created, 'the process that renders pictures').toMatchObject({ status: 201 });
  const started = await odo.call('generationCreate', { body: { kind: 'quest', seed: 5 } });
  expect(started).toMatchObject({ status: 201 });
  const { generationId } = started.body as { generationId: string };
  const read = () => odo.call('generationGet', { params: { generationId } });
  await expect
    .poll(async () => (await read()).body, { timeout: 60_000, interval: 200 })
    .toMatchObject({ status: 'done', author: 'storyteller' });
  expect((await odo.call('findList', { params: { q: 'dagger' } })).status).toBe(200);
});
