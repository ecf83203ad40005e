import { CannotRun, failureOf } from '../cannot-run.ts';
import type { Command, OptionValues, Outcome } from '../command.ts';
import { openApi, type Api } from '../document/open.ts';
import { validatorsOf, type Validators } from '../document/validators.ts';
import { addressIn, reach } from '../http/address.ts';
import { createSender, type Sender } from '../http/send.ts';
import { coverageSummary } from '../reports/coverage-summary.ts';
import { counted } from '../reports/report.ts';
import { signInAll } from '../conform/callers.ts';
import { readConfig } from '../conform/config.ts';
import { Coverage } from '../conform/coverage.ts';
import { Learned } from '../conform/learned.ts';
import { checkSettings, runPhases } from '../conform/phases/all.ts';
import type { RunParts } from '../conform/run.ts';
import { PairRun } from './pair-run.ts';

/** The others judge a single backend and not the form of its responses. */
const phases: readonly string[] = ['examples', 'stateful', 'boundaries', 'random', 'deletions'];

const usualPhases = phases.filter((name) => name !== 'random');

export const compareCommand: Command = {
  name: 'compare',
  summary: 'sends the same requests to two backends and reports how their responses differ',
  description: `Compares a mock with the real backend, or an old version with a new one. The requests are those of conform: the
examples of the contract, the lives of records, and values at and beyond each limit. Both backends get them at the
same time, each with its own session, ids, versions and cursors, which are learned from the responses.
Reported is what a client depends on, and not the data:
  status_differs         the status
  headers_differ         which headers and cookies are there
  content_type_differs   the media type
  fields_differ          which fields are there, and whether there is a body
  types_differ           the types of values
  values_differ          values of which only one backend's fit the contract
  response_differs       whether a response comes
Where the backends have other data, an optional field, a null or an empty list is no difference; in errors and in
records that the run has created on both sides, it is. The order of lists counts only where the contract gives it.
What can be a matter of the moment is a warning: a 404 at only one of them, because perhaps only one has the record;
a 429 of a limiter; a null or an empty list for which the request has sent no value.
Start both with the same data. Roles and sign-in are in the configuration of conform; the two backends need the same
roles, and can have different ways to sign in.`,
  options: {
    a: { type: 'string', value: 'url', help: 'Where the first backend is. It is required' },
    b: { type: 'string', value: 'url', help: 'Where the second backend is. It is required' },
    config: { type: 'string', value: 'file', help: 'Roles, sign-in and values for both, in YAML' },
    'config-a': { type: 'string', value: 'file', help: 'Those of a alone. Default: --config' },
    'config-b': { type: 'string', value: 'file', help: 'Those of b alone. Default: --config' },
    phases: {
      type: 'string',
      value: 'list',
      help: `Of ${phases.join(', ')}. Default: ${usualPhases.join(',')}`,
    },
    safe: { type: 'boolean', help: 'Sends only GET, HEAD and OPTIONS' },
    requests: {
      type: 'string',
      value: 'number',
      help: 'The most requests to each. Default: 20000',
    },
    seconds: { type: 'string', value: 'number', help: 'The longest time. Default: 120' },
    'request-timeout': {
      type: 'string',
      value: 'ms',
      help: 'No response is expected after this time. Default: 10000',
    },
    'max-findings': {
      type: 'string',
      value: 'number',
      help: 'The run ends with so many findings. Default: 200',
    },
    seed: { type: 'string', value: 'number', help: 'Makes the same requests again. Default: 1' },
  },
  examples: [
    [
      'contract compare --a http://localhost:4010 --b http://localhost:3000 --config contract.config.yaml',
      'a mock and the backend that it stands for',
    ],
    [
      'contract compare --a https://old.example --b https://new.example --config-a old.yaml --config-b new.yaml --safe',
      'an old and a new version, only reading, with other passwords',
    ],
  ],
  failsOn: 'error',
  run: compare,
};

function wantedPhases(values: OptionValues): readonly string[] {
  const given = values.text('phases')?.split(',') ?? usualPhases;
  const unknown = given.find((name) => !phases.includes(name));
  if (unknown !== undefined) {
    throw new CannotRun(`--phases knows ${phases.join(', ')}, not "${unknown}".`);
  }
  return given;
}

interface Backend {
  readonly url: string;
  readonly configPath: string | undefined;
  readonly sender: Sender;
}

async function prepareRun(
  { url, configPath, sender }: Backend,
  { api, validators, values }: { api: Api; validators: Validators; values: OptionValues },
): Promise<RunParts> {
  const config = readConfig(configPath);
  await reach(sender, url);
  return {
    api,
    validators,
    sender,
    url,
    callers: await signInAll(sender, url, config),
    config,
    coverage: new Coverage(api),
    learned: new Learned(api.operations.map(({ path }) => path)),
    limits: {
      requests: values.count('requests', 20_000, 1),
      seconds: values.count('seconds', 120, 1),
      responseMilliseconds: null,
      findings: values.count('max-findings', 200, 1),
      waitMilliseconds: values.count('request-timeout', 10_000, 1),
    },
    seed: values.count('seed', 1),
    isSafe: values.isOn('safe'),
  };
}

/** Both backends must have the same roles. What one configuration skips is called at neither backend. */
function matched(one: RunParts, other: RunParts): readonly [RunParts, RunParts] {
  for (const [side, { config }, roles] of [
    ['b', other, one.config.roles],
    ['a', one, other.config.roles],
  ] as const) {
    const missing = roles.find(({ name }) => !config.roles.some((each) => each.name === name));
    if (missing) {
      throw new CannotRun(`The configuration of ${side} has no role "${missing.name}".`);
    }
  }
  const skip = [...new Set([...one.config.skip, ...other.config.skip])];
  return [
    { ...one, config: { ...one.config, skip } },
    { ...other, config: { ...other.config, skip } },
  ];
}

async function compare(values: OptionValues): Promise<Outcome> {
  const [a, b] = [addressIn(values, 'a'), addressIn(values, 'b')];
  const wanted = wantedPhases(values);
  const wait = values.count('request-timeout', 10_000, 1);
  const api = await openApi(values.text('contract') ?? 'openapi.yaml');
  const validators = validatorsOf(api);
  const both = values.text('config');
  const senders = [
    createSender(8, { milliseconds: wait }),
    createSender(8, { milliseconds: wait }),
  ] as const;
  try {
    const shared = { api, validators, values };
    const [one, other] = matched(
      await prepareRun(
        { url: a, configPath: values.text('config-a') ?? both, sender: senders[0] },
        shared,
      ),
      await prepareRun(
        { url: b, configPath: values.text('config-b') ?? both, sender: senders[1] },
        shared,
      ),
    );
    const run = new PairRun(one, other);
    checkSettings(run);
    checkSettings(run.other);
    const failure =
      (await failureOf(() => runPhases(run, wanted))) ??
      (run.compared === 0 ? 'Both backends answered no request, so nothing was compared.' : null);
    const coverage = one.coverage.rows();
    return {
      findings: run.findings,
      notes: [
        `${counted(run.compared, 'request')} compared, with the seed ${one.seed}.`,
        ...(run.alone > 0
          ? [`${counted(run.alone, 'request')} sent to a alone: only a has the record.`]
          : []),
        ...(run.hasEnded
          ? ['A limit of requests, seconds or findings ended the run before its end.']
          : []),
        ...coverageSummary(coverage),
      ],
      coverage,
      ...(failure !== null && { failure }),
    };
  } finally {
    for (const sender of senders) sender.close();
  }
}
