import type { Kysely } from 'kysely';
import type { Schema } from '#backend/db/schema.ts';
import { versionMismatch } from '#contract/etag.ts';
import type { ProblemError } from '#contract/problem.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import { manyCampaigns, largeCatalogue, firstStart, fullQuotas, empty } from './data.ts';
import { documentedProblem } from './documented-problem.ts';
import { yearOfPlay } from './year-of-play.ts';

/** A call, as scenarios receive it. */
export interface ScenarioCall {
  readonly id: OperationId;
  /** How many calls there were before this one since the scenario began. */
  readonly count: number;
  /** 1 for the first call of this operation since the scenario began. */
  readonly nth: number;
  /** Whether the call has the header If-Match. */
  readonly ifMatch: boolean;
}

/** How a scenario differs from the normal case. */
export interface Scenario {
  readonly summary: string;
  /** Changes the fixtures. */
  readonly data?: (db: Kysely<Schema>) => Promise<void>;
  readonly sessionSeconds?: number;
  /** Milliseconds. */
  readonly delay?: (id: OperationId) => number;
  readonly fault?: (call: ScenarioCall) => ProblemError | 'lost' | null;
  /** Whether the backend executes the call and then drops its answer. */
  readonly losesAnswer?: (call: ScenarioCall) => boolean;
}

const unavailable = (id: OperationId) => documentedProblem(id, 503, 5);

const isBulk = (id: OperationId) => id.endsWith('Bulk');

type ScenarioName =
  | 'default'
  | 'empty'
  | 'many-campaigns'
  | 'full-quotas'
  | 'year-of-play'
  | 'large-catalogue'
  | 'first-start'
  | 'slow'
  | 'slow-bulk'
  | 'bulk-fails-third'
  | 'bulk-answer-lost'
  | 'unavailable'
  | 'flaky'
  | 'offline'
  | 'session-expires'
  | 'stale-editor'
  | 'too-many-tries'
  | 'too-many-drafts';

/** Every scenario by its name. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  default: { summary: 'The fixtures, without failures.' },
  empty: { summary: 'There are no campaigns, characters or catalogue items.', data: empty },
  'many-campaigns': { summary: 'Mira has 120 campaigns.', data: manyCampaigns },
  'full-quotas': {
    summary: 'Mira has as many campaigns and characters as an account can have.',
    data: fullQuotas,
  },
  'year-of-play': {
    summary: 'The oldest campaign of Mira has the entries of 48 sessions.',
    data: yearOfPlay,
  },
  'large-catalogue': {
    summary: 'The catalogue has 100,000 gear items.',
    data: largeCatalogue,
  },
  'first-start': {
    summary: 'There are no users; the setup link creates the first administrator.',
    data: firstStart,
  },
  slow: { summary: 'Every answer takes a second and a half.', delay: () => 1500 },
  'slow-bulk': {
    summary: 'Each answer to a bulk call takes a second and a half.',
    delay: (id) => (isBulk(id) ? 1500 : 0),
  },
  'bulk-fails-third': {
    summary: 'The third bulk call and its three retries are answered with 500.',
    fault: ({ id, nth }) =>
      isBulk(id) && nth >= 3 && nth <= 6 ? documentedProblem(id, 500) : null,
  },
  'bulk-answer-lost': {
    summary: 'The first bulk call is executed, but its answer is lost.',
    losesAnswer: ({ id, nth }) => isBulk(id) && nth === 1,
  },
  unavailable: {
    summary: 'Every call except those about sign-in and accounts is answered with 503.',
    fault: ({ id }) => (id.startsWith('auth') ? null : unavailable(id)),
  },
  flaky: {
    summary: 'Every third call is answered with 503.',
    fault: ({ id, count }) => (count % 3 === 2 ? unavailable(id) : null),
  },
  offline: { summary: 'No call gets an answer.', fault: () => 'lost' },
  'session-expires': { summary: 'A session lasts one minute.', sessionSeconds: 60 },
  'stale-editor': {
    summary: 'Every change with If-Match is refused, as if another user had saved first.',
    fault: ({ ifMatch }) => (ifMatch ? versionMismatch() : null),
  },
  'too-many-tries': {
    summary: 'Every sign-in is refused with 429 and "Retry-After: 60".',
    fault: ({ id }) => (id === 'authLogin' ? documentedProblem(id, 429, 60) : null),
  },
  'too-many-drafts': {
    summary: 'No generation can be started, because five are waiting.',
    fault: ({ id }) => (id === 'generationCreate' ? documentedProblem(id, 409) : null),
  },
};

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

export const scenarioNamed = (name: string): Scenario =>
  isScenario(name) ? scenarios[name] : scenarios.default;
