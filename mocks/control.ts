import { ProblemError } from '#contract/problem.ts';
import { csrfCookie, endedPrivateCookie } from '#backend/auth/cookies.ts';
import { sessionCookie } from '#backend/auth/sessions.ts';
import type { Answer, Call } from '#backend/call.ts';
import { apiHeaders, corsHeaders } from '#backend/pipeline/headers.ts';
import type { BackendConfig } from '#backend/ports.ts';
import { isUsableTime, type SettableClock } from './clock.ts';
import type { SentMail } from './ports/mailbox.ts';
import { scenarios } from './scenarios/scenarios.ts';

/** What developers and tests can do with the mocks by calls to paths below /__mock. */
export interface Controls {
  readonly config: BackendConfig;
  readonly clock: SettableClock;
  mails(): Promise<readonly SentMail[]>;
  reset(): void;
  useScenario(name: string): Promise<boolean>;
  useSeed(seed: string): void;
  about(): Promise<{ readonly scenario: string; readonly seed: string; readonly now: string }>;
}

const prefix = '/__mock';
const maxBodyBytes = 10_000;

export const isControl = (path: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

async function bodyOf(call: Call): Promise<Readonly<Record<string, unknown>>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(await call.body(maxBodyBytes)));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // The answer is then the same as for a body without the required field.
    return {};
  }
}

/** Sets the clock from the body; false when the body has no valid field. */
function setClock(clock: SettableClock, body: Readonly<Record<string, unknown>>): boolean {
  const { now, advanceSeconds } = body;
  if (now === null) {
    clock.set(null);
    return true;
  }
  if (typeof now === 'string') {
    const time = Date.parse(now);
    if (isUsableTime(time)) clock.set(time);
    return isUsableTime(time);
  }
  if (typeof advanceSeconds !== 'number') return false;
  // Times are integers in the database.
  const milliseconds = Math.round(advanceSeconds * 1000);
  const isUsable = isUsableTime(clock.now() + milliseconds);
  if (isUsable) clock.advance(milliseconds);
  return isUsable;
}

interface ControlResult {
  readonly status: number;
  readonly body?: unknown;
  readonly cookies?: readonly string[];
}

/** An answer without the pipeline, with the headers that pages of allowed origins need. */
function answerTo(
  call: Call,
  config: BackendConfig,
  { status, body, cookies = [] }: ControlResult,
): Answer {
  const origin = call.header('origin');
  return {
    status,
    headers: {
      ...apiHeaders(config),
      ...(origin !== undefined && config.allowedOrigins.has(origin) ? corsHeaders(origin) : {}),
      'X-Request-Id': call.requestId,
      ...(body !== undefined && { 'Content-Type': 'application/json; charset=utf-8' }),
    },
    cookies,
    body: body === undefined ? null : JSON.stringify(body),
  };
}

/** The answer with this problem to a call that the pipeline does not answer. */
export const problemAnswer = (call: Call, config: BackendConfig, problem: ProblemError): Answer =>
  answerTo(call, config, { status: problem.status, body: problem.toBody(call.requestId) });

interface Control {
  /** One sentence for the list of controls; also the detail of the answer to an unusable body. */
  readonly summary: string;
  /** Returns undefined for an unusable body. */
  run(
    controls: Controls,
    body: Readonly<Record<string, unknown>>,
  ): Promise<ControlResult | undefined> | ControlResult | undefined;
}

const scenarioSummaries = Object.fromEntries(
  Object.entries(scenarios).map(([name, { summary }]) => [name, summary]),
);

const noContent: ControlResult = { status: 204 };

/** Every control by its method and its path below /__mock. */
const controlsByRequest: Readonly<Record<string, Control>> = {
  'GET /': {
    summary: 'Lists the controls and the scenarios.',
    run: () => ({ status: 200, body: { controls: controlList, scenarios: scenarioSummaries } }),
  },
  'GET /state': {
    summary: 'Returns the scenario, the seed, the time, the people and how many rows there are.',
    run: async ({ about }) => ({ status: 200, body: await about() }),
  },
  'GET /mails': {
    summary: 'Returns the mails since the last reset, the newest first.',
    run: async ({ mails }) => ({ status: 200, body: { items: (await mails()).toReversed() } }),
  },
  'GET /scenario': {
    summary: 'Returns the current scenario, and the summaries of all scenarios.',
    run: async ({ about }) => {
      const { scenario } = await about();
      return { status: 200, body: { current: scenario, scenarios: scenarioSummaries } };
    },
  },
  'POST /scenario': {
    summary: `Changes the scenario: {"name": "empty"}. Known: ${Object.keys(scenarios).join(', ')}.`,
    run: async ({ useScenario }, { name }) =>
      typeof name === 'string' && (await useScenario(name)) ? noContent : undefined,
  },
  'GET /seed': {
    summary: 'Returns the seed of ids, secrets and generated data.',
    run: async ({ about }) => ({ status: 200, body: { seed: (await about()).seed } }),
  },
  'POST /seed': {
    summary: 'Resets the mocks with another seed, a text or a number: {"seed": "a"}.',
    run({ useSeed }, { seed }) {
      if (typeof seed !== 'string' && typeof seed !== 'number') return undefined;
      useSeed(String(seed));
      return noContent;
    },
  },
  'GET /clock': {
    summary: 'Returns the time of the mocks.',
    run: async ({ about }) => ({ status: 200, body: { now: (await about()).now } }),
  },
  'POST /clock': {
    summary:
      'Stops the clock at a time of the years 2000 to 2999: {"now": "2026-11-21T12:00:00Z"}, ' +
      'advances it: {"advanceSeconds": 60}, or shows the real time again: {"now": null}.',
    run: ({ clock }, body) => (setClock(clock, body) ? noContent : undefined),
  },
  'POST /reset': {
    summary: 'Restores the fixtures, the default scenario and the real time, signs everyone out.',
    run({ config, reset }) {
      reset();
      const cookies = [endedPrivateCookie(config, sessionCookie), csrfCookie(config, '', 0)];
      return { status: 204, cookies };
    },
  },
};

const controlList = Object.entries(controlsByRequest).map(([request, { summary }]) => {
  const [method, path = ''] = request.split(' ');
  return { method, path: prefix + path, summary };
});

export async function answerControl(call: Call, controls: Controls): Promise<Answer> {
  const { config } = controls;
  const refuse = (code: ProblemError['code'], detail: string) =>
    problemAnswer(call, config, new ProblemError(code, detail));
  const origin = call.header('origin');
  const isOtherOrigin = origin !== undefined && !config.allowedOrigins.has(origin);
  if (call.method !== 'GET' && isOtherOrigin) {
    return refuse('origin_not_allowed', 'Pages of other origins may not do that.');
  }
  const request = `${call.method} ${call.path.slice(prefix.length) || '/'}`;
  const control = Object.hasOwn(controlsByRequest, request) && controlsByRequest[request];
  if (!control) return refuse('not_found', `GET ${prefix}/ lists the control paths.`);
  const outcome = await control.run(controls, await bodyOf(call));
  return outcome ? answerTo(call, config, outcome) : refuse('bad_request', control.summary);
}
