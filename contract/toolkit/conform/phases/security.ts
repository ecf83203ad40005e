import type { ApiOperation } from '../../document/operations.ts';
import { exchangeOf } from '../../http/exchange.ts';
import { headerOf, NoResponse, type WireRequest } from '../../http/send.ts';
import { anonymous, type Caller } from '../callers.ts';
import { addressOf, targetOf, wireRequestOf, type CallValues } from '../request.ts';
import type { Run } from '../run.ts';
import { isPublic, schemesOf, type Scheme } from '../schemes.ts';
import { likelyBody, requiredParameters } from './fill.ts';

type Headers = WireRequest['headers'];

const without = (headers: Headers, name: string): Headers =>
  headers.filter(([each]) => each.toLowerCase() !== name.toLowerCase());

/** The same headers with another value of a cookie, or of a header. */
function withCredential(
  headers: Headers,
  { in: place, name }: NonNullable<Scheme['credential']>,
  value: string,
): Headers {
  if (place === 'header') return [...without(headers, name), [name, value]];
  const cookie = headers.find(([each]) => each.toLowerCase() === 'cookie')?.[1] ?? '';
  const pairs = cookie.split('; ').map((pair) => {
    const [key = ''] = pair.split('=');
    // Over HTTPS the name of a cookie can have a prefix.
    return key.endsWith(name) ? `${key}=${value}` : pair;
  });
  return [...without(headers, 'cookie'), ['Cookie', pairs.filter(Boolean).join('; ')]];
}

/** One request that must be refused, because of who sends it. */
interface Attempt {
  readonly rule: string;
  readonly what: string;
  readonly headers: Headers;
  readonly refused: readonly number[];
}

function attemptsOf(run: Run, operation: ApiOperation, request: WireRequest): Attempt[] {
  const { headers } = request;
  const schemes = schemesOf(run.parts.api, operation);
  const cookies = schemes.filter(({ credential }) => credential?.in === 'cookie');
  const isWrite = !['GET', 'HEAD'].includes(operation.method);
  const bare = schemes.reduce(
    (rest, { credential }) => (credential?.in === 'header' ? without(rest, credential.name) : rest),
    without(headers, 'cookie'),
  );
  const attempts: Attempt[] = [
    { rule: 'ignored_auth', what: 'without a credential', headers: bare, refused: [401, 403] },
  ];
  for (const { name, credential } of schemes) {
    if (credential === null) continue;
    const isToken = credential.in === 'header' && cookies.length > 0;
    const refused = isToken ? [403] : [401, 403];
    const rule = isToken ? 'ignored_csrf' : 'ignored_auth';
    attempts.push({
      rule,
      what: `with a wrong ${name}`,
      headers: withCredential(headers, credential, 'wrong-credential-of-the-toolkit'),
      refused,
    });
    if (isToken) {
      const rest = without(headers, credential.name);
      attempts.push({ rule, what: `without ${credential.name}`, headers: rest, refused });
    }
  }
  if (isWrite && cookies.length > 0 && run.parts.config.origin !== null) {
    const foreign: Headers = [
      ...without(headers, 'origin'),
      ['Origin', 'https://attacker.example'],
    ];
    attempts.push({
      rule: 'foreign_origin',
      what: 'from a foreign Origin',
      headers: foreign,
      refused: [403],
    });
  }
  return attempts;
}

async function tryAttempt(
  run: Run,
  operation: ApiOperation,
  request: WireRequest,
  { rule, what, headers, refused }: Attempt,
): Promise<void> {
  const answered = await run.send(operation, { ...request, headers }, anonymous);
  if (!answered || refused.includes(answered.response.status)) return;
  const { status } = answered.response;
  // Too many requests are refused before anybody looks at the credential.
  if (status === 429 || status === 503) return;
  run.report(
    operation,
    {
      rule,
      message: `A request ${what} is answered with ${status} instead of ${refused.join(' or ')}.`,
    },
    [answered.exchange],
  );
}

/** A signed-in role that is not of the group is refused with 403. */
async function tryOtherRoles(
  run: Run,
  operation: ApiOperation,
  values: CallValues,
  right: Caller,
): Promise<void> {
  const scopes = operation.security.flatMap((alternative) => Object.values(alternative).flat());
  if (scopes.length === 0) return;
  const { callers, config, url } = run.parts;
  const allowed = new Set(scopes.map((scope) => config.scopes[scope]));
  for (const caller of callers.all) {
    if (caller.name === right.name || allowed.has(caller.name)) continue;
    const request = wireRequestOf(operation, values, { url, caller, origin: config.origin });
    const answered = await run.send(operation, request, caller);
    if (!answered || [403, 404, 429, 503].includes(answered.response.status)) continue;
    const message = `The role "${caller.name}" is answered with ${answered.response.status} instead of 403.`;
    run.report(operation, { rule: 'ignored_role', message }, [answered.exchange]);
  }
}

/** A preflight from a foreign Origin allows nothing, and one from the own Origin exposes the declared headers. */
async function tryPreflight(run: Run, operation: ApiOperation, values: CallValues): Promise<void> {
  const { url, sender } = run.parts;
  const request: WireRequest = {
    method: 'OPTIONS',
    url: addressOf(url, targetOf(operation, values)),
    headers: [
      ['Origin', 'https://attacker.example'],
      ['Access-Control-Request-Method', operation.method],
      ['Access-Control-Request-Headers', 'content-type'],
    ],
    body: null,
  };
  try {
    const response = await sender.send(request);
    const allowed = headerOf(response, 'access-control-allow-origin');
    const withCookies = headerOf(response, 'access-control-allow-credentials') === 'true';
    if (withCookies && (allowed === 'https://attacker.example' || allowed === '*')) {
      const message = 'A preflight from a foreign Origin allows requests with cookies.';
      run.report(operation, { rule: 'cors_foreign_origin', message }, [
        exchangeOf(request, response),
      ]);
    }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
  }
}

/** Sends each operation as those who may not call it. */
export async function securityPhase(run: Run): Promise<void> {
  const { api, config, url, callers } = run.parts;
  for (const [index, operation] of api.operations.entries()) {
    if (!run.hasBudget) return;
    if (!run.mayCall(operation)) continue;
    const caller = run.callerFor(operation);
    const body = likelyBody(run, operation, run.parts.seed + index);
    const values = {
      parameters: requiredParameters(run, caller.name, operation, run.parts.seed),
      body: body ?? null,
    };
    await tryPreflight(run, operation, values);
    if (isPublic(operation)) continue;
    const request = wireRequestOf(operation, values, { url, caller, origin: config.origin });
    for (const attempt of attemptsOf(run, operation, request)) {
      await tryAttempt(run, operation, request, attempt);
    }
    if (callers.all.length > 0) await tryOtherRoles(run, operation, values, caller);
  }
}
