import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contractWith, json, problem, runAgainst } from './testing/run-against.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const formats = ['terminal', 'junit', 'sarif', 'html', 'github'];

const text = { type: 'string', maxLength: 300 };

/** Every response lacks the property `id`, so every operation has a finding with an exchange. */
const answer = (example?: object) => ({
  ...(example && { requestBody: { content: { 'application/json': { schema: {}, example } } } }),
  responses: {
    '200': {
      description: 'Yes.',
      content: { 'application/json': { schema: { type: 'object', required: ['id'] } } },
    },
    '401': problem,
  },
});

const contract = contractWith({
  '/session': { post: { operationId: 'signIn', security: [], ...answer({ password: 'p' }) } },
  '/codes': { post: { operationId: 'codes', security: [{ token: [] }], ...answer() } },
  '/invitations/{code}': {
    get: {
      operationId: 'invitationGet',
      security: [{ token: [] }],
      parameters: [{ name: 'code', in: 'path', required: true, schema: text }],
      ...answer(),
    },
  },
});

const secrets = {
  session: 'cookie-Zq9x-1',
  token: 'token-Zq9x-"2',
  recovery: ['k7m3q-Zq9x-4hjnt', 'p2v8r-Zq9x-m0s1e'],
  code: '3q2-7wZq9xAAAAAAAA',
  totp: 'JBSWY3DPZq9xPXP',
};

const config = `roles:
  player:
    signIn:
      - { path: /session, body: { email: m@example.com, password: config-Zq9x-word }, save: { access: /accessToken } }
    headers: { Authorization: 'Bearer $access' }`;

async function reportsOf(backend: RequestListener) {
  const args = formats.map((format) =>
    format === 'terminal' ? '--report=terminal' : `--report=${format}=${join(folder, format)}`,
  );
  const { code, out, error } = await runAgainst(backend, {
    contract,
    config,
    args: [...args, '--phases=examples,random', '--requests=60'],
  });
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return { code, all: [out, error, ...files].join('\n'), files };
}

it('no report shows what a sign-in or another response hands out', async () => {
  const { code, all, files } = await reportsOf((request, response) => {
    request.resume().once('end', () => {
      const location = `https://app.example/done?code=Zq9x-oauth&state=1`;
      response.writeHead(200, {
        ...json,
        'Set-Cookie': `session=${secrets.session}; HttpOnly; SameSite=Lax`,
        'X-Auth-Token': 'header-Zq9x',
        Location: location,
      });
      response.end(
        JSON.stringify({
          accessToken: secrets.token,
          recoveryCodes: secrets.recovery,
          invitation: { code: secrets.code, kind: 'shown-kind' },
          uri: `otpauth://totp/a?secret=${secrets.totp}&digits=6`,
          link: 'https://app.example/reset#token=Zq9x-of-a-link',
          echo: `the text config-Zq9x-word of ${request.url}`,
        }),
      );
    });
  });
  expect(code).toBe(1);
  expect(files).toHaveLength(4);
  for (const operation of ['POST /session', 'POST /codes', 'GET /invitations/{code}']) {
    expect(all).toContain(`response_schema_conformance  ${operation}`);
  }
  expect(all).not.toContain('Zq9x');
  // The rest of a response stays, and the line for curl takes the token from a variable.
  expect(all).toContain('shown-kind');
  expect(all).toMatch(/Authorization: Bearer '\\?"\$ACCESS/);
});

it('a sign-in that fails shows no password that the backend repeats', async () => {
  const { code, all } = await reportsOf((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.once('end', () => {
      response.writeHead(400, json).end(JSON.stringify({ detail: `Wrong: ${body}` }));
    });
  });
  expect(code).toBe(2);
  expect(all).toContain('The role "player" cannot sign in: POST');
  expect(all).not.toContain('Zq9x');
});
