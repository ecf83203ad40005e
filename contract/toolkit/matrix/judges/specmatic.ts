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
export const specmaticJar = (): string => join(installed('specmatic', version), 'specmatic.jar');

/** Deletes a key in each object of a document. */
function withoutKey(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutKey(entry, key));
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== key)
      .map(([name, entry]) => [name, withoutKey(entry, key)]),
  );
}

/**
 * A contract that Specmatic can run: it knows no cookies as credentials, wants the headers of a response in each
 * example, and calls identifiers that nobody has created.
 */
export function forSpecmatic(text: string, identifiers: Readonly<Record<string, string>>): string {
  // Contracts are maps.
  const document = withoutKey(withoutKey(parse(text), 'security'), 'examples') as Record<
    string,
    unknown
  >;
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

/** Runs the tests that Specmatic makes of a contract; the folder gets its reports. */
export const specmaticTest = (folder: string, url: string, seconds: number): Promise<Finished> =>
  runTool(
    'java',
    [
      '-jar',
      specmaticJar(),
      'test',
      join(folder, 'contract.yaml'),
      `--testBaseURL=${url}`,
      `--junitReportDir=${join(folder, 'junit')}`,
      // The one record that there is would be gone.
      "--filter=METHOD!='DELETE'",
    ],
    { folder, seconds, env: { SPECMATIC_GENERATIVE_TESTS: 'true' } },
  );

/** The names of the failed tests in the reports of a folder. */
function failuresIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [...text.matchAll(/<testcase name="([^"]*)"[^>]*>\s*<(?:failure|error)/g)].map(
        ([, test = '']) => test.replaceAll(/\d+/g, '#'),
      );
    });
}

export function specmatic(): Judge {
  specmaticJar();
  const contract = forSpecmatic(readFileSync(join(import.meta.dirname, '../shelf.yaml'), 'utf8'), {
    bookId: 'b1',
  });
  return {
    name: 'Specmatic',
    version: specmaticVersion,
    how: 'Its generative tests, without DELETE, with one identifier and behind a proxy that signs in, because it has no cookies.',
    reports: async ({ url }) => {
      const folder = mkdtempSync(join(tmpdir(), 'questwright-matrix-'));
      const proxy = await startProxy(url, await shelfSessions(url));
      try {
        writeFileSync(join(folder, 'contract.yaml'), contract);
        const { output } = await specmaticTest(folder, proxy.url, 120);
        const failures = failuresIn(join(folder, 'junit'));
        if (proxy.requests() === 0) {
          throw new Error(`Specmatic has sent no request: ${output.slice(-300)}`);
        }
        return failures;
      } finally {
        await proxy.stop();
        rmSync(folder, { recursive: true });
      }
    },
  };
}
