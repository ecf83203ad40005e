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

const summaries = Object.fromEntries(
  Object.entries(scenarios).map(([name, { summary }]) => [name, summary]),
);

const help =
  'Known: GET state, GET mails, GET scenario, POST scenario {"name": "…"}, GET seed, ' +
  'POST seed {"seed": "…"}, GET clock, POST clock {"now": "2026-11-21T12:00:00Z" or null} ' +
  'or {"advanceSeconds": 60} in the years 2000 to 2999, POST reset.';

/** Sets the clock from the body; false when the body has no valid field. */
function setClock(clock: SettableClock, body: Readonly<Record<string, unknown>>): boolean {
  const { now, advanceSeconds } = body;
  if (now === null) {
    clock.set(null);
    return true;
  }
  if (typeof now === 'string') {
    const at = Date.parse(now);
    if (isUsableTime(at)) clock.set(at);
    return isUsableTime(at);
  }
  if (typeof advanceSeconds !== 'number') return false;
  // Times are integers in the database.
  const milliseconds = Math.round(advanceSeconds * 1000);
  const isUsable = isUsableTime(clock.now() + milliseconds);
  if (isUsable) clock.advance(milliseconds);
  return isUsable;
}

/** An answer that is made without the pipeline, with the headers that pages of allowed origins need. */
function answerTo(
  call: Call,
  config: BackendConfig,
  { status, body, cookies = [] }: { status: number; body?: unknown; cookies?: readonly string[] },
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

export async function answerControl(call: Call, controls: Controls): Promise<Answer> {
  const { config } = controls;
  const origin = call.header('origin');
  const isOtherOrigin = origin !== undefined && !config.allowedOrigins.has(origin);
  const answer = (status: number, body?: unknown, cookies: readonly string[] = []) =>
    answerTo(call, config, { status, body, cookies });
  const refuse = (code: ProblemError['code'], detail: string) =>
    problemAnswer(call, config, new ProblemError(code, detail));
  const answerFor = (isValid: boolean) => (isValid ? answer(204) : refuse('bad_request', help));
  if (call.method !== 'GET' && isOtherOrigin) {
    return refuse('origin_not_allowed', 'Pages of other origins may not do that.');
  }
  switch (`${call.method} ${call.path.slice(prefix.length)}`) {
    case 'GET /state':
      return answer(200, await controls.about());
    case 'GET /mails':
      // The newest mail first, because callers usually look for that one.
      return answer(200, { items: (await controls.mails()).toReversed() });
    case 'GET /scenario':
      return answer(200, { current: (await controls.about()).scenario, scenarios: summaries });
    case 'GET /seed':
      return answer(200, { seed: (await controls.about()).seed });
    case 'GET /clock':
      return answer(200, { now: (await controls.about()).now });
    case 'POST /scenario': {
      const name = String((await bodyOf(call))['name']);
      if (await controls.useScenario(name)) return answer(204);
      const names = Object.keys(scenarios).join(', ');
      return refuse('bad_request', `There is no scenario "${name}". Known: ${names}.`);
    }
    case 'POST /seed': {
      const { seed } = await bodyOf(call);
      const isSeed = typeof seed === 'string' || typeof seed === 'number';
      if (isSeed) controls.useSeed(String(seed));
      return answerFor(isSeed);
    }
    case 'POST /clock':
      return answerFor(setClock(controls.clock, await bodyOf(call)));
    case 'POST /reset': {
      controls.reset();
      const expiredCookies = [endedPrivateCookie(config, sessionCookie), csrfCookie(config, '', 0)];
      return answer(204, undefined, expiredCookies);
    }
    default:
      return refuse('not_found', help);
  }
}
