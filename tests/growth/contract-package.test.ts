import { execFile } from 'node:child_process';
import {
  chmodSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutCompileCache } from './source-copy.ts';

const root = join(import.meta.dirname, '../..');
/** Another repository, in which the package is installed as npm would install it, but without a registry. */
const folder = mkdtempSync(join(tmpdir(), 'questwright-growth-'));
const installed = join(folder, 'node_modules/questwright-contract');
const run = promisify(execFile);

const contract = `openapi: 3.1.1
info: { title: Lamps, version: 1.0.0 }
paths:
  /lamps/{lampId}:
    get:
      operationId: lampGet
      summary: Get a lamp
      parameters:
        - { name: lampId, in: path, required: true, schema: { type: integer, minimum: 1, maximum: 99 } }
      responses:
        '200':
          description: The lamp.
          content:
            application/json:
              schema:
                type: object
                required: [lampId, isLit]
                properties: { lampId: { type: integer }, isLit: { type: boolean } }
`;

/** A backend that has drifted: a lamp has no \`isLit\` any more. */
const backend = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"lampId":1}');
});

interface Finished {
  readonly code: number;
  readonly output: string;
}

async function finished(file: string, args: readonly string[]): Promise<Finished> {
  const path = `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, NO_COLOR: '1', PATH: path, ...withoutCompileCache };
  try {
    const { stdout, stderr } = await run(file, args, { cwd: folder, env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    // execFile adds these to the error of a program that ends with another code.
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

const toolkit = (...args: readonly string[]): Promise<Finished> =>
  finished(join(folder, 'node_modules/.bin/questwright-contract'), args);

function install(archive: string): Promise<unknown> {
  mkdirSync(installed, { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'));
  symlinkSync(
    '../questwright-contract/start.js',
    join(folder, 'node_modules/.bin/questwright-contract'),
  );
  return run('tar', ['-xzf', archive, '--strip-components=1', '-C', installed]);
}

interface PackageFacts {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const packageFacts = (): PackageFacts =>
  // The package is written by this repository.
  JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as PackageFacts;

beforeAll(async () => {
  const pack = join(root, 'contract/toolkit/package/main.ts');
  const { stdout } = await run(process.execPath, [pack, '--to', join(folder, 'tools')], {
    cwd: root,
  });
  await install(stdout.trim());
  const { bin, dependencies } = packageFacts();
  chmodSync(join(installed, bin['questwright-contract'] ?? ''), 0o755);
  // Only what the package asks for, so that a package that it forgets is not found.
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  writeFileSync(join(folder, 'openapi.yaml'), contract);
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  backend.closeAllConnections();
  backend.close();
  rmSync(folder, { recursive: true });
});

test('the package holds JavaScript with its page, and asks only for packages that the toolkit uses', () => {
  const files = globSync('*', { cwd: installed });
  const scripts = files.filter((name) => name.endsWith('.js'));
  expect(files.filter((name) => !scripts.includes(name)).toSorted()).toEqual([
    'README.md',
    'contract-matrix.md',
    'contract-workflow.yaml',
    'package.json',
    'run-spectral.mjs',
    'spectral.yaml',
  ]);
  expect(scripts).toEqual(expect.arrayContaining(['main.js', 'start.js']));
  const text = scripts.map((name) => readFileSync(join(installed, name), 'utf8')).join('\n');
  for (const name of Object.keys(packageFacts().dependencies)) expect(text).toContain(name);
});

test('it shows its help', async () => {
  const { code, output } = await toolkit('--help');
  expect(code).toBe(0);
  for (const name of ['lint', 'generated', 'breaking', 'conform']) {
    expect(output).toContain(name);
    expect((await toolkit(name, '--help')).output).toContain('Examples');
  }
});

test('the help names the page that is in the package', async () => {
  const [, page = ''] =
    /(\S+\.md) shows one/.exec((await toolkit('conform', '--help')).output) ?? [];
  expect(page).toBe(join('node_modules/questwright-contract/README.md'));
  expect(readFileSync(join(folder, page), 'utf8')).toContain('signIn:');
});

test('it lints another contract with the rules of Redocly, of Spectral and its own', async () => {
  const { code, output } = await toolkit('lint');
  expect(code).toBe(1);
  expect(output).toContain('1 operation was checked.');
  for (const rule of ['operation-4xx-response', 'oas3-api-servers', 'bounded']) {
    expect(output).toMatch(new RegExp(`(?:error|warning) +${rule} `));
  }
});

test('it finds that the backend has drifted, and writes a report for GitHub', async () => {
  // A server that listens on a port has an address.
  const { port } = backend.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const { code, output } = await toolkit('conform', '--url', url, '--report', 'sarif=a.sarif');
  expect(code).toBe(1);
  expect(output).toMatch(/response_schema_conformance {2}GET \/lamps\/\{lampId\} {2}openapi\.yaml/);
  expect(output).toContain('curl -i -X GET');
  expect(readFileSync(join(folder, 'a.sarif'), 'utf8')).toContain('"uri": "openapi.yaml"');
});

test('it compares two contracts, and generated files with their generator', async () => {
  writeFileSync(join(folder, 'new.yaml'), contract.replace('maximum: 99', 'maximum: 9'));
  const breaking = await toolkit('breaking', '--base', 'openapi.yaml', '--contract', 'new.yaml');
  expect(breaking.code).toBe(1);
  expect(breaking.output).toContain('request-parameter-max-decreased');

  writeFileSync(join(folder, 'made.txt'), 'lampGet\n');
  const generator = ['generated', '--run', 'echo lampGet > made.txt', '--path', 'made.txt'];
  expect(await toolkit(...generator)).toMatchObject({ code: 0 });
  writeFileSync(join(folder, 'made.txt'), 'lampPut\n');
  expect(await toolkit(...generator)).toMatchObject({ code: 1 });
});

test('an older Node gets one sentence that says which Node it needs', async () => {
  const program = `
    const versions = { ...process.versions, node: '20.19.0' };
    Object.defineProperty(process, 'versions', { value: versions });
    await import(${JSON.stringify(join(installed, 'start.js'))});
  `;
  const { code, output } = await finished(process.execPath, ['--input-type=module', '-e', program]);
  expect(code).toBe(2);
  expect(output.trim()).toBe(
    'The contract toolkit needs Node 22.12 or newer, and this is Node 20.19.0.',
  );
});
