import { dequal } from 'dequal/lite';
import { CannotRun } from '../cannot-run.ts';
import type { Command, Outcome, OptionValues } from '../command.ts';
import { openApi, type Api } from '../document/open.ts';
import { valueAt } from '../document/references.ts';
import { compareContracts } from './compare-contracts.ts';
import { nextVersion } from './version.ts';

export const breakingCommand: Command = {
  name: 'breaking',
  summary: 'finds what a new version of the contract breaks for clients of the old one',
  description: `Compares two contracts by direction: a request may not allow less than before, and a response may not promise
less. Schemas are compared by their content, with references and allOf resolved, so a renamed or moved schema is no
change. Rules have the names of oasdiff's checks. An error breaks clients, a warning may break some.

x-extensible-enum is an open enum: a response may get further values. A deprecated operation with x-sunset (a day)
may be removed after that day.`,
  options: {
    base: {
      type: 'string',
      value: 'ref|file|url',
      help: 'The old contract: a git ref such as main, a file or an address. It is required',
    },
    'check-version': {
      type: 'boolean',
      help: 'info.version must be at least the version that the changes ask for',
    },
  },
  examples: [
    ['contract breaking --base main', 'compares with the contract of the branch main'],
    [
      'contract breaking --base https://api.example/openapi.yaml',
      'compares with what is published',
    ],
  ],
  failsOn: 'error',
  run: breaking,
};

function versionOf({ document }: Api): string {
  const version = valueAt(document, '/info/version');
  return typeof version === 'string' ? version : '';
}

async function breaking(values: OptionValues): Promise<Outcome> {
  const base = values.text('base');
  if (base === undefined) throw new CannotRun('It needs --base, the old contract.');
  const path = values.text('contract') ?? 'openapi.yaml';
  const [before, after] = [await openApi(base, path), await openApi(path)];
  const today = new Date().toISOString().slice(0, 10);
  const findings = compareContracts(before, after, today);
  const isChanged = !dequal(before.document, after.document);
  const [old, present] = [versionOf(before), versionOf(after)];
  const next = nextVersion(old, findings, isChanged);
  const isBehind = next !== null && present.localeCompare(next, 'en', { numeric: true }) < 0;
  return {
    findings:
      isBehind && values.isOn('check-version')
        ? [
            ...findings,
            {
              rule: 'api-version-not-bumped',
              severity: 'error',
              operation: null,
              message: `info.version is ${present}; the changes since ${old} ask for ${next}.`,
              fix: `Set it to ${next}.`,
              place: after.placeOf('/info/version'),
              exchanges: [],
              seed: null,
            },
          ]
        : findings,
    notes: [
      `${before.operations.length} operations were compared with ${after.operations.length}.`,
      ...(next === null ? [] : [`The next version is ${next}.`]),
    ],
  };
}
