// Checks a contract with rules of `spectral:oas`, in a process of its own: node run-spectral.mjs <contract> <rules>
// It prints what Spectral's own program prints as JSON, but does not load its bundler, formatters and other rules, which
// take longer than the check. The packages are those of Spectral's program, so that there is one version.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const program = createRequire(import.meta.url).resolve('@stoplight/spectral-cli/package.json');
const load = createRequire(program);
const { Document, Ruleset, Spectral } = load('@stoplight/spectral-core');
const { Yaml } = load('@stoplight/spectral-parsers');
const { default: oas } = load('@stoplight/spectral-rulesets/dist/oas');

const [contract = '', rules = '{}'] = process.argv.slice(2);
const path = resolve(contract);
const spectral = new Spectral();
spectral.setRuleset(
  new Ruleset({ extends: [oas], rules: JSON.parse(rules) }, { severity: 'recommended' }),
);
const results = await spectral.run(new Document(readFileSync(path, 'utf8'), Yaml, path));
const shown = results.map(({ code, path: at, message, severity, range }) => ({
  code,
  path: at,
  message,
  severity,
  range,
}));
console.log(JSON.stringify(shown));
