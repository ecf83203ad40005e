import { dequal } from 'dequal/lite';
import { CannotRun } from '../cannot-run.ts';
import type { Command, Outcome, OptionValues } from '../command.ts';
import { apiOf, type Api } from '../document/open.ts';
import { parse } from '../document/parse.ts';
import { valueAt } from '../document/references.ts';
import { readSource } from '../document/source.ts';
import type { Finding } from '../finding.ts';
import { countedWere } from '../reports/report.ts';
import { compareContracts } from './compare-contracts.ts';
import { nextVersion, versionRule } from './version.ts';

export const breakingCommand: Command = {
  name: 'breaking',
  summary: 'finds what a new version of the contract breaks for clients of the old one',
  description: `Compares two contracts by direction: a request may not allow less than before, and a response may not promise
less. Schemas are compared by their content, with references and allOf resolved, so a renamed or moved schema is no
change. Rules have the names of oasdiff's checks. An error breaks clients, a warning may break some.

x-extensible-enum is an open enum, and x-extensible-union an open union: a response may get further ones. A deprecated
operation with x-sunset (a day) may be removed after that day. What has the x-stability-level draft or alpha may change
at any time.`,
  options: {
    base: {
      type: 'string',
      value: 'ref|file|url',
      help: 'The old contract: a git ref such as main, a file or an address. It is required',
    },
    'deprecation-days': {
      type: 'string',
      value: 'number',
      help: 'How long something deprecated has to stay. Default: 0, for which it needs no x-sunset',
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

/** Both contracts; the same text is read only once. */
async function readBoth(base: string, path: string): Promise<readonly [before: Api, after: Api]> {
  const [before, after] = [await readSource(base, path), await readSource(path, path)];
  const present = apiOf(parse(after));
  return [before.text === after.text ? present : apiOf(parse(before)), present];
}

function versionFinding(
  before: Api,
  after: Api,
  { findings, next }: { readonly findings: readonly Finding[]; readonly next: string | null },
): Finding[] {
  const [old, present] = [versionOf(before), versionOf(after)];
  const rule = versionRule(old, present, { findings, next });
  if (rule === null) return [];
  const wanted = next === null ? '' : `; the changes since ${old} ask for ${next}`;
  return [
    {
      rule,
      severity: 'error',
      operation: null,
      message: `info.version is ${present}, and was ${old}${wanted}.`,
      fix: next === null ? null : `Set it to ${next}.`,
      place: after.placeOf('/info/version'),
      exchanges: [],
      seed: null,
    },
  ];
}

async function breaking(values: OptionValues): Promise<Outcome> {
  const base = values.text('base');
  if (base === undefined) throw new CannotRun('It needs --base, the old contract.');
  const path = values.text('contract') ?? 'openapi.yaml';
  const days = values.count('deprecation-days', 0);
  const [before, after] = await readBoth(base, path);
  const today = new Date().toISOString().slice(0, 10);
  const isChanged = before !== after && !dequal(before.document, after.document);
  const findings = isChanged ? compareContracts(before, after, today, days) : [];
  const next = nextVersion(versionOf(before), findings, isChanged);
  return {
    findings: [
      ...findings,
      ...(values.isOn('check-version') ? versionFinding(before, after, { findings, next }) : []),
    ],
    notes: [
      `${countedWere(before.operations.length, 'operation')} compared with ${after.operations.length}.`,
      ...(next === null ? [] : [`The next version is ${next}.`]),
    ],
  };
}
