import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runProgram } from '../program.ts';
import { lintCommand } from './command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the findings of the other linters if one cannot work', async () => {
  const contract = join(folder, 'openapi.yaml');
  writeFileSync(
    contract,
    `openapi: 3.1.0
info: { title: Lamps, version: 1.0.0 }
paths: { '/lamps/{id}': { get: { responses: { '204': { description: Yes. } } } } }
`,
  );
  writeFileSync(join(folder, 'redocly.yaml'), 'extends: [./nowhere.yaml]\n');
  const lines: string[] = [];
  const code = await runProgram([lintCommand], ['lint', `--contract=${contract}`], {
    out: (text) => lines.push(text),
    error: (text) => lines.push(text),
  });
  expect(code).toBe(2);
  expect(lines[0]).toContain('could not finish. @redocly/cli could not check the contract');
  expect(lines[1]).toContain('error   path-parameters  GET /lamps/{id}');
});
