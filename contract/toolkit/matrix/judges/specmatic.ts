import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { isSchema } from '#contract/json-schema.ts';
import type { Judge } from './judge.ts';
import { installed, runTool, type Finished } from './run-tool.ts';
import { shelfSessions, startProxy } from './session-proxy.ts';

const version = '2.55.1';

export const specmaticVersion = `specmatic ${version}`;

/** The program inside of its package. */
const specmaticJar = (): string => join(installed('specmatic', version), 'specmatic.jar');

/** Deletes keys in each object of a document. */
function withoutKeys(value: unknown, keys: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutKeys(entry, keys));
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !keys.includes(name))
      .map(([name, entry]) => [name, withoutKeys(entry, keys)]),
  );
}

/**
 * A contract that Specmatic can run: it knows no cookies as credentials, wants the headers of a response in each
 * example, and calls identifiers that do not exist.
 */
export function forSpecmatic(text: string, identifiers: Readonly<Record<string, string>>): string {
  // Contracts are maps.
  const document = withoutKeys(parse(text), ['security', 'securitySchemes', 'examples']) as object;
  pin(document, identifiers);
  return stringify(document);
}

/** Gives path parameters the one value that there is. */
function pin(value: unknown, identifiers: Readonly<Record<string, string>>): void {
  if (Array.isArray(value)) {
    for (const entry of value) pin(entry, identifiers);
    return;
  }
  if (!isSchema(value)) return;
  const known = typeof value['name'] === 'string' ? identifiers[value['name']] : undefined;
  if (value['in'] === 'path' && known !== undefined) {
    Object.assign(value, { schema: { type: 'string', enum: [known] } });
  }
  for (const entry of Object.values(value)) pin(entry, identifiers);
}

interface SpecmaticOptions {
  readonly seconds: number;
  /** How many combinations of values a request may have. */
  readonly combinations: number;
}

/** Runs the tests that Specmatic makes of `contract.yaml` in a folder, which also gets its reports. */
export const specmaticTest = (
  folder: string,
  url: string,
  { seconds, combinations }: SpecmaticOptions,
): Promise<Finished> =>
  runTool(
    'java',
    [
      // A run of seconds is over before better code is compiled.
      '-XX:TieredStopAtLevel=1',
      '-jar',
      specmaticJar(),
      'test',
      join(folder, 'contract.yaml'),
      `--testBaseURL=${url}`,
      `--junitReportDir=${join(folder, 'junit')}`,
      // The one record that there is would be gone.
      "--filter=METHOD!='DELETE'",
    ],
    {
      folder,
      seconds,
      env: {
        SPECMATIC_GENERATIVE_TESTS: 'true',
        MAX_TEST_REQUEST_COMBINATIONS: String(combinations),
      },
    },
  );

/**
 * The failed tests in the reports of a folder: each with its scenario, the places and the statuses that differ, and
 * without the values, which are others in each run.
 */
function failuresIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const failed = /<testcase [^>]*name="([^"]*)"[^>]*>\s*<failure message="([^"]*)"/g;
      return [...text.matchAll(failed)].map(([, test = '', message = '']) => {
        const scenario = test
          .replace(/^.*Scenario: /, '')
          .replace(/ (?:with a request )?where .*$/, '');
        const facts =
          message.match(/&gt;&gt; [\w.[\]]+|\b[RO][A-Z]*\d{4}\b|(?:status|received) \d+/g) ?? [];
        return [scenario, ...facts].join(' ');
      });
    });
}

/** More take minutes for each fault: with 20 it makes 1,400 requests, with all more than 10,000. */
const combinations = 4;

export function specmatic(): Judge {
  specmaticJar();
  const source = readFileSync(join(import.meta.dirname, '../shelf.yaml'), 'utf8');
  const contract = forSpecmatic(source, { bookId: 'b1' });
  return {
    name: 'Specmatic',
    version: specmaticVersion,
    how: `Its generative tests, with ${combinations} combinations of values for each request. Without DELETE, with one identifier, and behind a proxy that signs in, because it knows no cookies.`,
    reports: async ({ url }) => {
      const folder = mkdtempSync(join(tmpdir(), 'questwright-matrix-'));
      const proxy = await startProxy(url, await shelfSessions(url));
      try {
        writeFileSync(join(folder, 'contract.yaml'), contract);
        const { output } = await specmaticTest(folder, proxy.url, { seconds: 180, combinations });
        if (proxy.requests() === 0) {
          throw new Error(`Specmatic has sent no request: ${output.slice(-300)}`);
        }
        return [...new Set(failuresIn(join(folder, 'junit')))];
      } finally {
        await proxy.stop();
        rmSync(folder, { recursive: true });
      }
    },
  };
}
