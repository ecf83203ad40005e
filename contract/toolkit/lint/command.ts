import { failureOf } from '../cannot-run.ts';
import type { Command, Outcome } from '../command.ts';
import { openApi } from '../document/open.ts';
import type { Finding } from '../finding.ts';
import { countedWere } from '../reports/report.ts';
import { lintContract } from './lint-contract.ts';
import { redoclyFindings, spectralFindings } from './outside-linters.ts';

export const lintCommand: Command = {
  name: 'lint',
  summary: 'checks that the contract is valid, and fit for generators, validators and readers',
  description: `Runs the rules of Redocly (recommended-strict) and of Spectral (spectral:oas), and rules of this tool: every
text, list and number has a limit, objects of requests are closed and those of responses are open, every error has
a "detail", lists have the same form of cursor, and examples fit their schemas, with the headers that a response
requires. Rules about the names of operations and about groups of alike resources apply to a contract whose tags
have "x-noun".

Redocly reads redocly.yaml and Spectral reads .spectral.yaml beside the contract, if they are there.`,
  options: {
    'own-only': { type: 'boolean', help: 'Only the rules of this tool, which take a second' },
  },
  examples: [
    ['contract lint', 'checks openapi.yaml in this folder'],
    ['contract lint --contract api.yaml --report sarif=lint.sarif', 'also writes a SARIF file'],
  ],
  failsOn: 'warning',
  run: async (values) => lint(values.text('contract') ?? 'openapi.yaml', values.isOn('own-only')),
};

async function lint(path: string, isOwnOnly: boolean): Promise<Outcome> {
  const ending = new AbortController();
  // These are other processes, which work while this one reads the contract.
  const others = isOwnOnly
    ? []
    : [redoclyFindings(path, ending.signal), spectralFindings(path, ending.signal)];
  const fromOthers = Promise.allSettled(others);
  try {
    const api = await openApi(path);
    const own = lintContract(api);
    const results = await fromOthers;
    const found: Finding[] = results.flatMap((result) =>
      result.status === 'fulfilled' ? result.value : [],
    );
    // Without one linter, the findings of the others are still worth a report.
    const failure = await failureOf(async () => {
      await Promise.all(others);
    });
    return {
      findings: [...found, ...own],
      notes: [`${countedWere(api.operations.length, 'operation')} checked.`],
      ...(failure !== null && { failure }),
    };
  } catch (error) {
    // A file that is not a contract is described here in one sentence, and by the others in many.
    ending.abort();
    await fromOthers;
    throw error;
  }
}
