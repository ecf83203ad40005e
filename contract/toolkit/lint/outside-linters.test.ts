import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inputsOf, redocly, simpleRules, spectral, type Linter } from './outside-linters.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The texts for a contract in a folder of its own with these files. */
function inputs(linter: Linter, files: Readonly<Record<string, string>>): string[] | null {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const config = Object.keys(files).find((name) => name.startsWith('config'));
  return inputsOf(linter, join(folder, 'api.yaml'), config ? join(folder, config) : null);
}

it('the output of a linter follows from the contract, its configuration and the files it looks for', () => {
  const rules = 'extends: [recommended]';
  const ignored = 'api.yaml: {}';
  const files = { 'api.yaml': 'openapi: 3.1.0', 'config.yaml': rules };
  expect(inputs(redocly, files)).toEqual(expect.arrayContaining(['openapi: 3.1.0', rules]));
  expect(inputs(redocly, files)).not.toContain(ignored);
  expect(inputs(redocly, { ...files, '.redocly.lint-ignore.yaml': ignored })).toContain(ignored);
});

it.each([
  ['another file of rules', redocly, 'extends: [./rules.yaml]'],
  ['a plugin', redocly, 'plugins: [./plugin.js]'],
  [
    'rules of an address in a part',
    redocly,
    'apis: { a: { extends: [https://a.example/r.yaml] } }',
  ],
  ['another file of rules', spectral, 'extends: [spectral:oas, ./rules.yaml]'],
  ['another file of rules with its severity', spectral, 'extends: [[./rules.yaml, all]]'],
  ['functions', spectral, 'functions: [check]'],
  ['a text that is not YAML', spectral, 'a: ['],
])('the output is not stored for a configuration with %s', (_, linter, config) => {
  expect(inputs(linter, { 'api.yaml': 'openapi: 3.1.0', 'config.yaml': config })).toBeNull();
});

it('the output is not stored for a contract that is no file or has examples elsewhere', () => {
  expect(inputsOf(spectral, 'https://a.example/openapi.yaml', null)).toBeNull();
  const contract = 'externalValue: https://a.example/e.json';
  expect(inputs(spectral, { 'api.yaml': contract })).toBeNull();
});

it.each([
  ['extends: spectral:oas', {}],
  [
    "extends: ['spectral:oas']\nrules: { info-contact: off, path-params: error }",
    { 'info-contact': 'off', 'path-params': 'error' },
  ],
  ['extends: [[spectral:oas, all]]', null],
  ["extends: ['spectral:oas', spectral:asyncapi]", null],
  ['extends: spectral:oas\nfunctions: [check]', null],
  ['extends: spectral:oas\nrules: { own: { given: $ } }', null],
  ['extends: spectral:oas\noverrides: []', null],
  ['rules: {}', null],
  ['a: [', null],
])('only simple rules of Spectral are checked without its program: %j', (config, rules) => {
  expect(simpleRules(config)).toEqual(rules);
});
