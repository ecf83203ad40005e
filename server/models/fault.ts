import type { ModelFailureReason, RefusedHost } from '#backend/ports.ts';

interface FaultFacts {
  readonly status?: number | null;
  readonly retryAfterMs?: number | null;
  /** Whether the provider has rejected a request because of its length. */
  readonly isTooLong?: boolean;
  readonly refusedHost?: RefusedHost | null;
}

/**
 * Why one request has failed. It becomes a ModelFailure, which adds what all requests of the call have used.
 * It has no cause: errors of the libraries contain the request with the prompt.
 */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly reason: ModelFailureReason;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  readonly isTooLong: boolean;
  readonly refusedHost: RefusedHost | null;

  constructor(reason: ModelFailureReason, facts: FaultFacts = {}) {
    super(reason);
    this.reason = reason;
    this.status = facts.status ?? null;
    this.retryAfterMs = facts.retryAfterMs ?? null;
    this.isTooLong = facts.isTooLong ?? false;
    this.refusedHost = facts.refusedHost ?? null;
  }
}

/** The codes of a problem, in the shapes of OpenAI, Azure, Anthropic and Google. Never its message. */
function codesIn(text: string): string {
  const codes: string[] = [];
  const collect = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 4) return;
    for (const [key, entry] of Object.entries(value)) {
      const isCode = /^(?:code|type|status|reason)$/.test(key);
      if (isCode && typeof entry === 'string') codes.push(entry);
      if (/^(?:error|innererror|details|\d+)$/.test(key)) collect(entry, depth + 1);
    }
  };
  try {
    collect(JSON.parse(text), 0);
  } catch {
    // A page of HTML or half a text has no codes.
  }
  return codes.join(' ');
}

const refusedCodes =
  /moderation_blocked|content_policy_violation|content_filter|image_generation_user_error/i;
const keyCodes = /invalid_api_key|API_KEY_INVALID|authentication_error|insufficient_quota/i;
const modelCodes = /model_not_found/i;

/**
 * How providers say that a request is too long. Some have no code for it, so that the whole answer is searched; it
 * is not kept.
 */
const tooLong =
  /context_length_exceeded|string_above_max_length|prompt_too_long|too (?:long|large)|max(?:imum)?[ _](?:\w+[ _])?length|at most \d+ (?:char|token)/i;

/** A day is longer than any useful wait, and a larger number can break the timers of the caller. */
const maxRetryAfterMs = 24 * 60 * 60_000;

function retryAfterIn(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (text === '') return null;
  const isNumber = /^\d+(?:\.\d+)?$/.test(text);
  // A date begins with its weekday. JavaScript also reads some other texts as dates, such as "-5".
  if (!isNumber && !/^[a-z]{3,9},? /i.test(text)) return null;
  const ms = isNumber ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, Math.round(ms)), maxRetryAfterMs);
}

function reasonOf(status: number, codes: string): ModelFailureReason {
  if (refusedCodes.test(codes)) return 'refused';
  // OpenAI answers 429 to an account without credit, Google 400 to a wrong key.
  if (status < 500 && keyCodes.test(codes)) return 'wrong-key';
  if (modelCodes.test(codes)) return 'unknown-model';
  if (status < 400) return 'not-allowed';
  if (status === 401 || status === 402 || status === 403) return 'wrong-key';
  if (status === 404 || status === 405 || status === 410) return 'unknown-model';
  if (status === 408) return 'too-slow';
  if (status === 429) return 'too-many-requests';
  // 501 says that a parameter is not supported.
  return status < 500 || status === 501 ? 'rejected' : 'broken';
}

/**
 * What a response without success says. Redirects are not followed, so they are among these.
 * @param redirectedTo the host of a redirect
 */
export function faultOf(
  { status, headers }: Response,
  body: string,
  redirectedTo: RefusedHost | null,
): Fault {
  const reason = reasonOf(status, codesIn(body));
  return new Fault(reason, {
    status,
    retryAfterMs: retryAfterIn(headers, Date.now()),
    isTooLong: reason === 'rejected' && (status === 413 || tooLong.test(body)),
    refusedHost: reason === 'not-allowed' ? redirectedTo : null,
  });
}

const busyCodes = /rate_limit/i;

/**
 * What a problem in a response says that is a success by its status: in the middle of a stream, or alone, as some proxies
 * send it. They put the status that they have got into the code.
 */
export function faultInStream(problem: unknown): Fault {
  const codes = codesIn(JSON.stringify({ error: problem }) ?? '');
  if (busyCodes.test(codes)) return new Fault('too-many-requests');
  const code = typeof problem === 'object' && problem !== null && 'code' in problem && problem.code;
  const isStatus = typeof code === 'number' && code >= 400 && code < 600;
  // Without a status, the codes of a refused key count, too.
  return new Fault(
    isStatus ? reasonOf(code, codes) : reasonOf(keyCodes.test(codes) ? 401 : 500, codes),
  );
}
