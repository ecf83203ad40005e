import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  contractWith,
  guarded,
  json,
  oneRole,
  problem,
  rulesIn,
  runAgainst,
  success,
} from './testing/run-against.ts';

const refuse: RequestListener = (_, response) => {
  response.writeHead(401, json).end('{}');
};

it('finds a backend that refuses every caller', async () => {
  const { code, out } = await runAgainst(refuse, { args: ['--phases', 'examples,security'] });
  expect(code).toBe(1);
  expect(out).toContain('missing_auth');
  expect(out).toMatch(/missing_test_data {2}GET \/lamps/);
});

it('names no missing data where each operation gave a success', async () => {
  const { code, out } = await runAgainst(
    (request, response) => {
      const status = request.headers.authorization === 'Bearer guest' ? 200 : 401;
      response.writeHead(status, json).end('{}');
    },
    { args: ['--phases', 'examples,security'] },
  );
  expect(out).not.toContain('missing_');
  expect(code).toBe(0);
});

it.each([
  ['origin: http://lamps.example', 'No role of the configuration fits GET /lamps'],
  [`${oneRole}\nskip: [lampLost]`, '"skip" names lampLost'],
  [`${oneRole}\nuntested: { lampLost: gone }`, '"untested" names lampLost'],
  [
    `${oneRole}\nscopes: { admin: lord }`,
    'has the role "lord", which is not among the roles guest',
  ],
  ['roles: { guest: { headers: { A: "${LAMP_TOKEN_THAT_IS_NOT_SET}" } } }', 'is not set'],
  ['roles: [guest]', 'roles is not a map'],
  ['roles: { guest: { signIn: [{ path: /session, body: {} }] } }', '/session answers 401'],
  ["roles: { guest: { header: { Authorization: 'x' } } }", 'roles.guest has no key "header"'],
  ['roles: { guest: { signIn: [{ path: /x, bodi: {} }] } }', 'signIn[0] has no key "bodi"'],
])('ends with 2 for the configuration %s', async (config, sentence) => {
  const { code, error } = await runAgainst(refuse, { config });
  expect(code).toBe(2);
  expect(error).toContain(sentence);
  expect(error).not.toContain('\n');
});

it('ends with 2 for a backend that is down', async () => {
  const { code, error } = await runAgainst(refuse, { args: ['--url', 'http://127.0.0.1:1/'] });
  expect(code).toBe(2);
  expect(error).toMatch(
    /^contract conform could not run. The backend at .* does not answer: .*ECONNREFUSED[^\n]*$/,
  );
});

/** Answers the first request, with which the run begins, and all others in another way. */
const afterTheFirst = (backend: RequestListener): RequestListener => {
  let isFirst = true;
  return (request, response) => {
    if (isFirst) response.writeHead(200, json).end('{}');
    else backend(request, response);
    isFirst = false;
  };
};

it.each<[string, RequestListener, string]>([
  ['never answers', () => undefined, 'No whole response came within 150 ms.'],
  [
    'sends its response slowly and without an end',
    (_, response) => {
      response.writeHead(200, json);
      const timer = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(timer));
    },
    'No whole response came within 150 ms.',
  ],
  ['resets connections', (request) => request.socket.destroy(), 'not_a_server_error'],
])('reports a backend that %s', async (_, backend, sentence) => {
  const { code, out, error } = await runAgainst(afterTheFirst(backend), {
    args: ['--request-timeout', '150'],
  });
  expect(code).not.toBe(0);
  expect(`${out}${error}`).toContain(sentence);
});

it.each<[string, (response: ServerResponse) => void, string]>([
  [
    'a body of 10 MB',
    (response) => response.end(`"${'x'.repeat(10_000_000)}"`),
    'response_too_long',
  ],
  [
    'a body that never ends',
    (response) => {
      const part = 'x'.repeat(1_000_000);
      const timer = setInterval(() => response.write(part), 1);
      response.once('close', () => clearInterval(timer));
    },
    'response_too_long',
  ],
  [
    'a body that is not UTF-8',
    (response) => response.end(Buffer.from([0x22, 0xff, 0x22])),
    'The body is not a text in UTF-8.',
  ],
])('finds %s, and ends with 2 if no other body can be read', async (_, answer, sentence) => {
  const backend: RequestListener = (__, response) => {
    answer(response.writeHead(200, json));
  };
  const { code, out, error } = await runAgainst(backend, { args: ['--phases', 'examples'] });
  expect(code).toBe(2);
  expect(error).toContain('could be read: each is no JSON in UTF-8, or too long.');
  expect(out).toContain(sentence);
  const contract = contractWith({
    '/lamps': { get: guarded('lampList') },
    '/rooms': { get: guarded('roomList') },
  });
  const some = await runAgainst(
    (request, response) =>
      request.url === '/rooms'
        ? response.writeHead(200, json).end('{}')
        : backend(request, response),
    { contract, args: ['--phases', 'examples'] },
  );
  expect(some.code).toBe(1);
  expect(some.out).toContain(sentence);
});

it.each([
  [[], 'Add the path before those of the contract to the address.'],
  [
    [{ url: 'https://{region}.example/{v}/', variables: { v: { default: 'v2' } } }],
    'its paths begin at /v2: try http://127.0.0.1:',
  ],
])('ends with 2 at the address of another backend, with the servers %j', async (servers, fix) => {
  const { code, out, error } = await runAgainst(
    (_, response) => {
      response.writeHead(404, json).end('{}');
    },
    { contract: contractWith({ '/lamps': { get: guarded('lampList') } }, { servers }) },
  );
  expect(code).toBe(2);
  expect(error).toContain('Every request was answered with 404');
  expect(error).toContain(fix);
  expect(out).toContain('conform: not finished, no findings until then');
});

it('continues if perhaps only the records are missing', async () => {
  const id = { name: 'lampId', in: 'path', required: true, schema: { type: 'string' } };
  const { code, out } = await runAgainst(
    (request, response) => {
      response.writeHead(request.headers.authorization === 'Bearer guest' ? 404 : 401, json);
      response.end('{}');
    },
    {
      contract: contractWith({
        '/lamps/{lampId}': {
          get: guarded('lampGet', {
            parameters: [id],
            responses: { '200': success, '404': problem },
          }),
        },
      }),
      args: ['--phases', 'examples'],
    },
  );
  expect(code).toBe(1);
  expect(out).toContain('missing_test_data');
});

it('gives the reason why an operation has no success instead of a warning', async () => {
  const { out } = await runAgainst(refuse, {
    config: `${oneRole}\nuntested: { lampList: 'Only with the key of the house.' }`,
    args: ['--phases', 'examples'],
  });
  expect(out).toMatch(/^info {4}missing_test_data {2}GET \/lamps/m);
  expect(out).toContain('Only with the key of the house.');
});

it('names an operation that a limiter answers', async () => {
  const q = { name: 'q', in: 'query', schema: { type: 'string' } };
  const { out } = await runAgainst(
    (_, response) => {
      response.writeHead(429, json).end('{}');
    },
    { contract: contractWith({ '/lamps': { get: guarded('lampList', { parameters: [q] }) } }) },
  );
  expect(out).toMatch(/rate_limited {2}GET \/lamps/);
});

it('refuses an address with user info', async () => {
  const { code, error } = await runAgainst(refuse, {
    args: ['--url', 'http://me:secret@127.0.0.1/'],
  });
  expect(code).toBe(2);
  expect(error).toContain('--url has user info');
  expect(error).not.toContain('secret');
});

it('never calls an operation of "skip", not even as a method that is not declared', async () => {
  const called: string[] = [];
  const contract = contractWith({
    '/lamps': { get: guarded('lampList'), delete: guarded('lampDeleteAll') },
  });
  await runAgainst(
    (request, response) => {
      called.push(`${request.method} ${request.url}`);
      response.writeHead(200, json).end('{}');
    },
    { contract, config: `${oneRole}\nskip: [lampDeleteAll]` },
  );
  expect(called).toContain('PATCH /lamps');
  expect(called).not.toContain('DELETE /lamps');
});

it('reports what it has found when the backend stops answering, and ends with 2', async () => {
  const names = ['lamps', 'wicks', 'oils', 'hooks', 'shades'];
  const contract = contractWith(
    Object.fromEntries(names.map((name) => [`/${name}`, { get: guarded(name) }])),
  );
  let answered = 0;
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const report = join(folder, 'report.json');
  const { code, out, error } = await runAgainst(
    (_, response) => {
      answered += 1;
      if (answered > 3) response.destroy();
      else response.writeHead(418).end();
    },
    { contract, args: ['--report', 'terminal', '--report', `json=${report}`] },
  );
  expect(code).toBe(2);
  expect(error).toMatch(/^contract conform could not finish. The backend at .* 5 times/);
  expect(out).toContain('The status 418 is not declared.');
  expect(readFileSync(report, 'utf8')).toContain('status_code_conformance');
  rmSync(folder, { recursive: true });
});

it('reports each undeclared status of one operation', async () => {
  let answered = 0;
  const { out } = await runAgainst(
    (_, response) => {
      answered += 1;
      response.writeHead(answered % 2 === 0 ? 418 : 419).end();
    },
    { args: ['--phases', 'security'] },
  );
  expect(out).toContain('The status 418 is not declared.');
  expect(out).toContain('The status 419 is not declared.');
});

it('names the operations that a run never called because of a limit', async () => {
  const contract = contractWith({
    '/lamps': { get: guarded('lampList') },
    '/wicks': { get: guarded('wickList') },
  });
  const { code, out } = await runAgainst(
    (_, response) => {
      response.writeHead(200, json).end('{}');
    },
    { contract, args: ['--requests', '1', '--phases', 'examples'] },
  );
  expect(code).toBe(1);
  expect(out).toContain('before these operations were called: GET /wicks.');
});

it('names what was never called also if requests that were reserved for deletions are left', async () => {
  const contract = contractWith({
    '/lamps': { get: guarded('lampList'), delete: guarded('lampRemove') },
    '/wicks': { get: guarded('wickList') },
  });
  const { code, out } = await runAgainst(
    (_, response) => {
      response.writeHead(200, json).end('{}');
    },
    { contract, args: ['--requests', '3'] },
  );
  expect(code).toBe(1);
  expect(rulesIn(out)).toEqual(['budget_ended']);
  expect(out).toContain('before these operations were called: GET /wicks.');
});

it('finds a backend that does not ask for a required header', async () => {
  const header = { name: 'X-Tenant', in: 'header', required: true, schema: { type: 'string' } };
  const contract = contractWith({
    '/lamps': { get: guarded('lampList', { parameters: [header] }) },
  });
  const withHeader =
    (status: number): RequestListener =>
    (request, response) => {
      response.writeHead(request.headers['x-tenant'] === undefined ? status : 200, json).end('{}');
    };
  const run = async (status: number) =>
    rulesIn(
      (await runAgainst(withHeader(status), { contract, args: ['--phases', 'boundaries'] })).out,
    );
  expect(await run(200)).toEqual(['missing_required_header']);
  expect(await run(401)).toEqual([]);
});

it('finds a response that takes longer than is wanted', async () => {
  const slow: RequestListener = (_, response) => {
    const end = performance.now() + 15;
    while (performance.now() < end);
    response.writeHead(200, json).end('{}');
  };
  const run = async (most: number) =>
    runAgainst(slow, { args: ['--phases', 'examples', '--max-response-time', String(most)] });
  const { code, out } = await run(10);
  expect(code).toBe(1);
  expect(out).toMatch(/max_response_time {2}GET \/lamps[^\n]*\n {4}The response took \d+ ms\./);
  expect((await run(60_000)).code).toBe(0);
});
