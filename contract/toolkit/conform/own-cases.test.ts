import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contractWith, guarded, json, oneRole, runAgainst } from './testing/run-against.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lamp = { type: 'object', required: ['isLit'], properties: { isLit: { type: 'boolean' } } };

const contract = contractWith({
  '/lamps/{lampId}': {
    get: guarded('lampGet', {
      parameters: [{ name: 'lampId', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: {
        '200': { description: 'Yes.', content: { 'application/json': { schema: lamp } } },
        '401': { description: 'No.' },
      },
    }),
  },
});

/** Lamp 1 is lit, and lamp 2 has drifted. */
const backend: RequestListener = (request, response) => {
  if (request.headers.authorization !== 'Bearer guest') response.writeHead(401).end();
  else response.writeHead(200, json).end(request.url === '/lamps/2' ? '{}' : '{"isLit":true}');
};

let written = 0;

/** Runs cases whose code is given; a module is loaded once, so each has a name of its own. */
async function runCases(code: string, ...args: string[]) {
  written += 1;
  const file = join(folder, `cases-${written}.mjs`);
  writeFileSync(file, code);
  const options = args.includes('--phases') ? [] : ['--phases', 'cases'];
  return runAgainst(backend, { contract, args: ['--cases', file, ...options, ...args] });
}

const caseOf = (body: string, further = "operation: 'lampGet',"): string =>
  `export const cases = [{ title: 'the first lamp is lit', ${further} run: async (backend) => { ${body} } }];`;

it('runs cases with the credentials of roles and without, and counts what they use', async () => {
  const { code, out } = await runCases(
    caseOf(`
      const guest = await backend.signIn('guest');
      const lit = await guest('/lamps/1');
      if (!(await lit.json()).isLit) throw new Error('It is dark.');
      const refused = await backend.fetch('/lamps/1');
      if (refused.status !== 401) throw new Error('It is not refused.');
    `),
  );
  expect(out).toContain('1 case of your own.');
  expect(out).toContain('operations 1 of 1, statuses 2 of 2, parameters 1 of 1');
  expect(code).toBe(0);
});

it('names a case that fails, with its operation and the requests that it has sent', async () => {
  const { code, out } = await runCases(
    caseOf("await backend.fetch('/lamps/1'); throw new Error('It is dark.');"),
  );
  expect(code).toBe(1);
  expect(out).toMatch(/^error {3}case_failed {2}GET \/lamps\/\{lampId\} {2}\S+:\d+:\d+$/m);
  expect(out).toContain('The case "the first lamp is lit" fails: It is dark.');
  expect(out).toMatch(/curl -i -X GET .*\/lamps\/1/);
});

it('checks the responses as it checks its own', async () => {
  const { code, out } = await runCases(
    caseOf("const guest = await backend.signIn('guest'); await guest('/lamps/2');"),
  );
  expect(code).toBe(1);
  expect(out).toContain("must have required property 'isLit'");
  expect(out).not.toContain('case_failed');
});

it('runs them before the other phases', async () => {
  const { code, out } = await runCases(
    caseOf("await (await backend.signIn('guest'))('/lamps/1');", ''),
    '--phases',
    'cases,security',
  );
  expect(out).toContain('1 case of your own.');
  expect(code).toBe(0);
});

it('sends requests that the contract does not have', async () => {
  const { code, out } = await runCases(
    caseOf("throw new Error(`${(await backend.fetch('/oil', { method: 'PUT' })).status}`);", ''),
  );
  expect(code).toBe(1);
  expect(out).toContain('fails: 401');
  expect(out).toMatch(/curl -i -X PUT .*\/oil/);
});

it('says that a limit has left out cases', async () => {
  const first = caseOf("for (let i = 0; i < 3; i += 1) await backend.fetch('/lamps/1');");
  const { code, out } = await runCases(
    `${first} cases.push({ title: 'another', run: () => {} });`,
    '--requests',
    '2',
  );
  expect(code).toBe(1);
  expect(out).toContain('before 1 of 2 cases of your own.');
});

it.each([
  ['export const lamps = [];', 'exports no list "cases", or an empty one.'],
  ["export const cases = [{ title: 'x' }];", 'Case 1 of'],
  ['export const cases = [', 'cannot be loaded: '],
  [caseOf('', "operation: 'lampLost',"), 'the contract has no such operationId.'],
  [caseOf("await backend.signIn('lord');"), 'There is no role "lord".'],
])('ends with 2 and one sentence for the module %s', async (code, sentence) => {
  const ended = await runCases(code);
  expect(ended.code).toBe(2);
  expect(ended.error).toContain(sentence);
  expect(ended.error).not.toContain('\n');
});

it.each([
  [['--cases', '/nowhere.mjs'], 'there is no such file'],
  [['--phases', 'cases'], '--phases names cases, so it needs --cases.'],
  [['--cases', '/nowhere.mjs', '--safe'], 'does not go with --safe'],
])('ends with 2 for the options %j', async (args, sentence) => {
  const { code, error } = await runAgainst(backend, { contract, config: oneRole, args });
  expect(code).toBe(2);
  expect(error).toContain(sentence);
});
