import { CannotRun } from '../../cannot-run.ts';
import type { ApiOperation } from '../../document/operations.ts';
import type { WireRequest } from '../../http/send.ts';
import { anonymous, expiredCaller, type Caller } from '../callers.ts';
import { wireRequestOf, type CallValues } from '../request.ts';
import type { Run } from '../run.ts';
import { alternativesOf, isPublic, type Scheme } from '../schemes.ts';
import { checkCors, foreignOrigin } from './cors.ts';
import { hasCredential, without, withCaller, withoutAll, withWrong } from './credentials.ts';
import { likelyBody, requiredParameters } from './fill.ts';

/** One request that must be refused, because of who sends it. */
interface Attempt {
  readonly rule: string;
  readonly what: string;
  readonly request: WireRequest;
  readonly refused: readonly number[];
}

/** The way by which a request comes in, and the request without the credentials of all other ways. */
function ownWay(run: Run, operation: ApiOperation, request: WireRequest) {
  const alternatives = alternativesOf(run.parts.api, operation);
  const all = alternatives.flatMap(({ schemes }) => schemes);
  const own =
    alternatives.find(({ schemes }) => schemes.every((each) => hasCredential(request, each))) ??
    alternatives[0];
  const schemes = own?.schemes ?? [];
  const placesOf = ({ credential }: Scheme): string => JSON.stringify(credential);
  const places = new Set(schemes.map(placesOf));
  const others = all.filter((each) => !places.has(placesOf(each)));
  return { all, schemes, request: others.reduce(without, request) };
}

/** A credential that is wrong, and, if the contract asks for several together, one that is not there. */
function schemeAttempts(request: WireRequest, schemes: readonly Scheme[]): Attempt[] {
  const hasCookie = schemes.some(({ credential }) => credential?.in === 'cookie');
  return schemes.flatMap((scheme): Attempt[] => {
    const { credential } = scheme;
    if (credential === null) return [];
    // A token beside a session is not a session: without it, the caller is known, and may not write.
    const isToken = credential.in === 'header' && hasCookie;
    const facts = isToken
      ? { rule: 'ignored_csrf', refused: [403] }
      : { rule: 'ignored_auth', refused: [401, 403] };
    return [
      ...withWrong(request, scheme).map((wrong) => ({ ...facts, ...wrong })),
      // Without its cookie a request has no credential at all, which is an attempt of its own.
      ...(schemes.length > 1 && credential.in !== 'cookie'
        ? [{ ...facts, what: `without ${credential.name}`, request: without(request, scheme) }]
        : []),
    ];
  });
}

function attemptsOf(
  run: Run,
  operation: ApiOperation,
  sent: WireRequest,
  caller: Caller,
): Attempt[] {
  const { config } = run.parts;
  const { all, schemes, request } = ownWay(run, operation, sent);
  const bare = withoutAll(request, all);
  const denied = { rule: 'ignored_auth', refused: [401, 403] };
  const role = config.roles.find(({ name }) => name === caller.name);
  const isWrite = !['GET', 'HEAD'].includes(operation.method);
  const hasCookie = schemes.some(({ credential }) => credential?.in === 'cookie');
  return [
    { ...denied, what: 'without a credential', request: bare },
    ...schemeAttempts(request, schemes),
    ...(role?.expired
      ? [
          {
            ...denied,
            what: 'with an expired credential',
            request: withCaller(bare, expiredCaller(role, role.expired)),
          },
        ]
      : []),
    ...(isWrite && hasCookie && config.origin !== null
      ? [
          {
            rule: 'foreign_origin',
            what: 'from a foreign Origin',
            request: {
              ...request,
              headers: [
                ...request.headers.filter(([name]) => name.toLowerCase() !== 'origin'),
                ['Origin', foreignOrigin] as const,
              ],
            },
            refused: [403],
          },
        ]
      : []),
  ];
}

async function tryAttempt(
  run: Run,
  operation: ApiOperation,
  { rule, what, request, refused }: Attempt,
): Promise<void> {
  const answered = await run.send(operation, request, anonymous);
  if (!answered || refused.includes(answered.response.status)) return;
  const { status } = answered.response;
  // Too many requests are refused before the credential counts.
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

/** A signed-in role that has the scopes of no alternative is refused with 403. */
async function tryOtherRoles(
  run: Run,
  operation: ApiOperation,
  values: CallValues,
  right: Caller,
): Promise<void> {
  const { api, callers, config, url } = run.parts;
  const alternatives = alternativesOf(api, operation);
  // Without scopes, who may call depends on the record, which the contract cannot say.
  if (alternatives.some(({ scopes }) => scopes.length === 0)) return;
  const allowed = new Set(alternatives.flatMap(({ scopes }) => callers.withScopes(scopes)));
  for (const caller of callers.all) {
    if (caller.name === right.name || allowed.has(caller)) continue;
    const request = wireRequestOf(operation, values, { url, caller, origin: config.origin });
    const answered = await run.send(operation, request, caller);
    if (!answered || [403, 404, 429, 503].includes(answered.response.status)) continue;
    const message = `The role "${caller.name}" is answered with ${answered.response.status} instead of 403.`;
    run.report(operation, { rule: 'ignored_role', message }, [answered.exchange]);
  }
}

/** An operation that a role reads with its session. */
const readBy = (run: Run, role: string): ApiOperation | undefined =>
  run.parts.api.operations.find(
    (each) =>
      each.method === 'GET' &&
      run.mayCall(each) &&
      !isPublic(each) &&
      run.hasSucceeded(each) &&
      run.callerFor(each).name === role,
  );

/** Checks that an ended session is refused. */
async function checkSignOut(run: Run, role: string, operation: ApiOperation): Promise<void> {
  const { callers, config, seed, url } = run.parts;
  const { caller, signOut } = await callers.again(role);
  const values = { parameters: requiredParameters(run, role, operation, seed), body: null };
  const request = wireRequestOf(operation, values, { url, caller, origin: config.origin });
  const before = await run.send(operation, request, anonymous);
  await signOut();
  const after = await run.send(operation, request, anonymous);
  if (!before || before.response.status >= 400 || !after) return;
  if ([401, 403, 429, 503].includes(after.response.status)) return;
  const message = `After the sign-out of the role "${role}", its session is answered with ${after.response.status} instead of 401 or 403.`;
  run.report(operation, { rule: 'ignored_auth', message }, [before.exchange, after.exchange]);
}

async function checkSignOuts(run: Run): Promise<void> {
  if (run.parts.isSafe) return;
  for (const { name, signOut } of run.parts.config.roles) {
    const operation = readBy(run, name);
    if (signOut.length === 0 || !operation || !run.hasBudget) continue;
    try {
      await checkSignOut(run, name, operation);
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      const message = `The sign-out was not tested. ${error.message}`;
      run.report(null, { rule: 'missing_test_data', severity: 'warning', message }, []);
    }
  }
}

/** Calls each operation as callers who may not call it. */
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
    await checkCors(run, operation, { values, caller });
    if (isPublic(operation)) continue;
    const request = wireRequestOf(operation, values, { url, caller, origin: config.origin });
    for (const attempt of attemptsOf(run, operation, request, caller)) {
      await tryAttempt(run, operation, attempt);
    }
    if (callers.all.length > 0) await tryOtherRoles(run, operation, values, caller);
  }
  await checkSignOuts(run);
}
