import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakingCommand } from './breaking/command.ts';
import { compareCommand } from './compare/command.ts';
import { conformCommand } from './conform/command.ts';
import { lintCommand } from './lint/command.ts';
import { runProgram } from './program.ts';
import { trafficCommand } from './traffic/command.ts';

const good = `openapi: 3.1.0
info: { title: Lamps, version: 1.0.0 }
paths: { /lamps: { get: { responses: { '200': { description: Yes. } } } } }
`;

const withSchemas = (schemas: string): string => `${good}components: { schemas: { ${schemas} } }\n`;

/** What a contract can be, and a part of the sentence about it. */
const contracts: readonly (readonly [what: string, bytes: string | Buffer, sentence: string])[] = [
  ['no YAML', 'openapi: [3.1.0', 'is not YAML'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), 'is not a text in UTF-8'],
  ['empty', '', 'is not an OpenAPI document'],
  ['another document', 'name: lamps\nversion: 1\n', 'is not an OpenAPI document'],
  ['OpenAPI 3.0', good.replace('3.1.0', '3.0.3'), 'is OpenAPI 3.0.3'],
  ['OpenAPI 3.2', good.replace('3.1.0', '3.2.0'), 'this tool reads OpenAPI 3.1.'],
  ['with a number as its version', good.replace('3.1.0', '3.1'), 'has the number 3.1'],
  ['Swagger 2.0', "swagger: '2.0'\n", 'it is Swagger 2.0'],
  ['without paths', 'openapi: 3.1.0\n', 'has no paths'],
  [
    'with a dangling reference',
    withSchemas("A: { $ref: '#/components/schemas/B' }"),
    'leads nowhere',
  ],
  [
    'with references in a circle',
    withSchemas("A: { $ref: '#/components/schemas/A' }"),
    'leads back to itself',
  ],
  [
    'with an external reference',
    withSchemas("A: { $ref: 'b.yaml#/B' }"),
    'leads to another document',
  ],
  ['nested deeply', `${good}x-deep: ${'['.repeat(3000)}${']'.repeat(3000)}\n`, 'nested too deeply'],
  [
    'nested more deeply than commands can follow',
    `${good}x-deep: { a: ${'['.repeat(300)}${']'.repeat(300)} }\n`,
    'is nested too deeply: more than 200 levels below /x-deep/a/0.',
  ],
  ['of 10 MB', `${good}# ${'x'.repeat(10_000_000)}\n`, 'has 10.0 MB'],
];

let folder = '';
let server: Server;
let url = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  writeFileSync(join(folder, 'good.yaml'), good);
  server = createServer((_, response) => {
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has an address.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  server.close();
});

const argumentsFor: Readonly<Record<string, (file: string) => string[]>> = {
  lint: (file) => ['lint', '--own-only', `--contract=${file}`],
  breaking: (file) => ['breaking', `--base=${join(folder, 'good.yaml')}`, `--contract=${file}`],
  'breaking, as the old contract': (file) => [
    'breaking',
    `--base=${file}`,
    `--contract=${join(folder, 'good.yaml')}`,
  ],
  conform: (file) => ['conform', `--url=${url}`, `--contract=${file}`],
  compare: (file) => ['compare', `--a=${url}`, `--b=${url}`, `--contract=${file}`],
  traffic: (file) => ['traffic', '--listen=0', `--target=${url}`, `--contract=${file}`],
};

describe.each(Object.entries(argumentsFor))('%s', (_, argumentsWith) => {
  it.each(contracts)(
    'ends with 2 and one sentence for a contract that is %s',
    async (__, bytes, sentence) => {
      const file = join(folder, 'contract.yaml');
      writeFileSync(file, bytes);
      const errors: string[] = [];
      const code = await runProgram(
        [lintCommand, breakingCommand, conformCommand, compareCommand, trafficCommand],
        argumentsWith(file),
        { out: () => undefined, error: (text) => errors.push(text) },
      );
      expect(code).toBe(2);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toMatch(/could not run\. [^\n]+$/);
      expect(errors[0]).toContain(sentence);
    },
  );
});
