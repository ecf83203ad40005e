import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../../program.ts';
import { conformCommand } from '../command.ts';

/** The headers of a response with JSON. */
export const json = { 'Content-Type': 'application/json' };

export const problem = { description: 'Refused.', content: { 'application/json': { schema: {} } } };

export const success = { description: 'Yes.', content: { 'application/json': { schema: {} } } };

/** An operation that needs a bearer token. */
export const guarded = (operationId: string, further: object = {}) => ({
  operationId,
  security: [{ token: [] }],
  responses: { '200': success, '401': problem, '405': problem },
  ...further,
});

export const contractWith = (paths: object, further: object = {}) => ({
  openapi: '3.1.1',
  info: { title: 'Lamps', version: '1' },
  paths,
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  ...further,
});

const lamps = contractWith({ '/lamps': { get: guarded('lampList') } });

export const oneRole = "roles: { guest: { headers: { Authorization: 'Bearer guest' } } }";

interface Setting {
  readonly contract?: object;
  readonly config?: string;
  readonly args?: readonly string[];
  /** Where the paths of the contract begin. */
  readonly basePath?: string;
}

/** Runs the command `conform` against a backend of one function. */
export async function runAgainst(
  backend: RequestListener,
  { contract = lamps, config = oneRole, args = [], basePath = '' }: Setting = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const server = createServer(backend);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo;
  const path = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const [out, errors]: [string[], string[]] = [[], []];
  try {
    const code = await runProgram(
      [conformCommand],
      [
        'conform',
        `--url=http://127.0.0.1:${port}${basePath}`,
        `--contract=${path('openapi.json', JSON.stringify(contract))}`,
        `--config=${path('config.yaml', config)}`,
        ...args,
      ],
      { out: (text) => out.push(text), error: (text) => errors.push(text) },
    );
    return { code, out: out.join('\n'), error: errors.join('\n') };
  } finally {
    rmSync(folder, { recursive: true });
    server.closeAllConnections();
    server.close();
  }
}

/** The rules of the findings in a report for the terminal. */
export const rulesIn = (out: string): string[] => [
  ...new Set([...out.matchAll(/^(?:error|warning|info) +(\S+)/gm)].map(([, rule = '']) => rule)),
];
