import { encodedPath } from '../../document/encoded-path.ts';
import { responseFor, type ApiOperation } from '../../document/operations.ts';
import { operationName } from '../../finding.ts';
import { addressOf } from '../../http/address.ts';
import { headerOf, type WireRequest, type WireResponse } from '../../http/send.ts';
import { anonymous, type Caller } from '../callers.ts';
import { targetOf, wireRequestOf, type CallValues } from '../request.ts';
import type { Run } from '../run.ts';
import { likelyBody, requiredParameters } from './fill.ts';

/** Methods that no operation of a path may have; TRACE and CONNECT are refused by many proxies. */
const probed = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'] as const;

/** One path with the request that its probes are made of. */
interface Probe {
  readonly path: string;
  readonly target: string;
  readonly operation: ApiOperation;
  readonly own: readonly ApiOperation[];
  readonly caller: Caller;
}

function probesOf(run: Run): Probe[] {
  const { api, config, seed } = run.parts;
  return [...Map.groupBy(api.operations, ({ path }) => path)].flatMap(([path, own]) => {
    const operation = own.find(({ id }) => !config.skip.includes(id));
    if (!operation) return [];
    const caller = run.callerFor(operation);
    const parameters = requiredParameters(run, caller.name, operation, seed);
    const target = targetOf(operation, { parameters, body: null });
    return [{ path, target, operation, own, caller }];
  });
}

async function probe(run: Run, { target, caller }: Probe, method: string) {
  const { url, config } = run.parts;
  const request: WireRequest = {
    method,
    url: addressOf(url, target),
    headers: [
      ...caller.headers(),
      ...(config.origin === null ? [] : [['Origin', config.origin] as const]),
    ],
    body: null,
  };
  const response = await run.probe(request);
  return response && { request, response };
}

/** A method that a path does not have is refused with 405 and `Allow` (RFC 9110, 15.5.6). */
async function probeMethods(run: Run): Promise<void> {
  // An operation that is never called is declared all the same.
  const { operations } = run.parts.api;
  for (const each of probesOf(run)) {
    const isDeclared = (method: string): boolean =>
      operations.some((other) => other.method === method && fitsPath(other.path, each.target));
    if (!run.hasBudget) return;
    if (!isDeclared('OPTIONS')) {
      const sent = await probe(run, each, 'OPTIONS');
      if (sent && sent.response.status < 400) judgeAllow(run, each, 'OPTIONS', sent);
    }
    const accepted: Sent[] = [];
    for (const method of probed) {
      if (!run.hasBudget) break;
      if (isDeclared(method) || (run.parts.isSafe && method !== 'GET')) continue;
      const sent = await probe(run, each, method);
      if (!sent) continue;
      if (sent.response.status === 405) judgeAllow(run, each, method, sent);
      else if (!isOtherRefusal(run, each, method, sent.response.status)) accepted.push(sent);
    }
    reportMethods(run, each, accepted);
  }
}

interface Sent {
  readonly request: WireRequest;
  readonly response: WireResponse;
}

/** What answers each method with the same status is one fault, such as a router that answers 404. */
function reportMethods(run: Run, { operation, path }: Probe, accepted: readonly Sent[]): void {
  for (const [status, all] of Map.groupBy(accepted, ({ response }) => response.status)) {
    const methods = all.map(({ request }) => request.method).join(', ');
    const [is, answers] = all.length === 1 ? ['is', 'answers'] : ['are', 'answer'];
    const message = `${methods} ${path} ${is} not declared and ${answers} ${status} instead of 405.`;
    const exchanges = all
      .slice(0, 1)
      .map(({ request, response }) => run.exchangeOf(request, response));
    run.report(operation, { rule: 'unsupported_method', message }, exchanges);
  }
}

/**
 * Whether a status other than 405 is right, because the contract does not promise 405. A backend that has the method
 * nowhere may say that it is not implemented (RFC 9110, 15.6.2), and may first ask a caller for a credential.
 */
function isOtherRefusal(run: Run, { own, caller }: Probe, method: string, status: number): boolean {
  if (own.some((each) => responseFor(each, 405)?.status === '405')) return false;
  if (status === 501) return !run.parts.api.operations.some((each) => each.method === method);
  return caller === anonymous && (status === 401 || status === 403);
}

/** Frameworks answer these without a declaration. */
const silentMethods = new Set(['HEAD', 'OPTIONS']);

/** `Allow` has the methods of the contract: no client uses a missing one, and a further one can be unprotected. */
function judgeAllow(
  run: Run,
  { path, target, operation, own }: Probe,
  method: string,
  { request, response }: Sent,
): void {
  const allow = headerOf(response, 'allow');
  // Only 405 needs the header.
  if (allow === null && response.status !== 405) return;
  const listed = (allow ?? '').split(',').map((each) => each.trim().toUpperCase());
  const fitting = run.parts.api.operations.filter((each) => fitsPath(each.path, target));
  const missing = own.find(
    (each) => !silentMethods.has(each.method) && !listed.includes(each.method),
  );
  const further = listed.find(
    (each) =>
      each !== '' && !silentMethods.has(each) && !fitting.some((other) => other.method === each),
  );
  const message =
    allow === null
      ? `The response 405 to ${method} ${path} lacks the header Allow.`
      : missing
        ? `Allow is "${allow}" and lacks ${operationName(missing)}.`
        : further === undefined
          ? null
          : `Allow is "${allow}", and the contract has no ${further} ${path}.`;
  if (message === null) return;
  run.report(operation, { rule: 'allow_header_conformance', message }, [
    run.exchangeOf(request, response),
  ]);
}

/** Whether a target is one of a path: `/gear/create` is also one of `/gear/{id}`. */
function fitsPath(path: string, target: string): boolean {
  const [pattern, sent] = [encodedPath(path).split('/'), (target.split('?')[0] ?? '').split('/')];
  return (
    pattern.length === sent.length &&
    pattern.every((segment, index) => segment.includes('{') || segment === sent[index])
  );
}

/** A body of another media type than the declared ones is refused. */
async function probeMediaTypes(run: Run, operation: ApiOperation, caller: Caller): Promise<void> {
  const body = likelyBody(run, operation, run.parts.seed);
  if (!body || operation.body?.media.some(({ type }) => type.includes('*'))) return;
  const values: CallValues = {
    parameters: requiredParameters(run, caller.name, operation, run.parts.seed),
    body,
  };
  const { url, config } = run.parts;
  const request = wireRequestOf(operation, values, { url, caller, origin: config.origin });
  const headers = request.headers.map(([name, value]) =>
    name === 'Content-Type' ? ([name, 'application/x-unknown'] as const) : ([name, value] as const),
  );
  const answered = await run.send(operation, { ...request, headers }, caller);
  if (!answered || answered.response.status >= 400) return;
  run.report(
    operation,
    {
      rule: 'negative_data_rejection',
      message: `The backend accepts a body of application/x-unknown with ${answered.response.status}.`,
    },
    [answered.exchange],
  );
}

/** A body that is not JSON, or not UTF-8, is refused without an error of the server. */
async function probeBrokenBodies(run: Run, operation: ApiOperation, caller: Caller): Promise<void> {
  const media = operation.body?.media.find(({ type }) => type === 'application/json');
  if (!media) return;
  const parameters = requiredParameters(run, caller.name, operation, run.parts.seed);
  const broken: (readonly [string, Uint8Array])[] = [
    ['half a JSON text', Buffer.from('{"name":')],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ['a JSON text with a deep list', Buffer.from('['.repeat(5000) + ']'.repeat(5000))],
  ];
  for (const [what, bytes] of broken) {
    if (!run.hasBudget) return;
    const answered = await run.call(
      operation,
      { parameters, body: { media, value: bytes } },
      caller,
    );
    if (!answered || answered.response.status >= 400) continue;
    const message = `The backend accepts ${what} with ${answered.response.status}.`;
    run.report(operation, { rule: 'negative_data_rejection', message }, [answered.exchange]);
  }
}

/** Checks what HTTP asks of every backend: methods, media types, and bodies that cannot be read. */
export async function protocolPhase(run: Run): Promise<void> {
  const callable = run.parts.api.operations.filter(({ id }) => !run.parts.config.skip.includes(id));
  await probeMethods(run);
  for (const operation of callable) {
    if (!run.hasBudget) return;
    if (!run.mayCall(operation) || operation.body === null) continue;
    const caller = run.callerFor(operation);
    await probeMediaTypes(run, operation, caller);
    await probeBrokenBodies(run, operation, caller);
  }
}
