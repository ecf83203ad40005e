import type { ApiOperation } from '../../document/operations.ts';
import { operationName } from '../../finding.ts';
import { exchangeOf } from '../../http/exchange.ts';
import { headerOf, NoResponse, type WireRequest, type WireResponse } from '../../http/send.ts';
import type { Caller } from '../callers.ts';
import { addressOf, targetOf, wireRequestOf, type CallValues } from '../request.ts';
import type { Run } from '../run.ts';
import { likelyBody, requiredParameters } from './fill.ts';

/** Methods that no operation of a path may have; TRACE and CONNECT are refused by many proxies. */
const probed = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'] as const;

async function sendRaw(run: Run, request: WireRequest): Promise<WireResponse | null> {
  try {
    return await run.parts.sender.send(request);
  } catch (error) {
    if (error instanceof NoResponse) return null;
    throw error;
  }
}

/** A method that a path does not have is refused with 405 and `Allow` (RFC 9110, 15.5.6). */
async function probeMethods(run: Run): Promise<void> {
  const { api, url, config, isSafe } = run.parts;
  // An operation that is never called is declared all the same.
  const { operations } = api;
  const byPath = Map.groupBy(operations, ({ path }) => path);
  for (const [path, own] of byPath) {
    const first = own.find(({ id }) => !config.skip.includes(id));
    if (!first) continue;
    const caller = run.callerFor(first);
    const parameters = requiredParameters(run, caller.name, first, run.parts.seed);
    const target = targetOf(first, { parameters, body: null });
    const known = new Set(own.map(({ method }) => method));
    for (const method of probed.filter((each) => !known.has(each))) {
      if (!run.hasBudget) return;
      if (isSafe && method !== 'GET') continue;
      const isOther = (each: ApiOperation): boolean =>
        each.method === method && fitsPath(each.path, target);
      if (operations.some(isOther)) continue;
      const request: WireRequest = {
        method,
        url: addressOf(url, target),
        headers: [
          ...caller.headers(),
          ...(config.origin === null ? [] : [['Origin', config.origin] as const]),
        ],
        body: null,
      };
      const response = await sendRaw(run, request);
      if (response === null) continue;
      judgeMethod(run, first, { method, path }, { request, response });
    }
  }
}

function judgeMethod(
  run: Run,
  operation: ApiOperation,
  { method, path }: { method: string; path: string },
  { request, response }: { request: WireRequest; response: WireResponse },
): void {
  const exchanges = [exchangeOf(request, response)];
  if (response.status !== 405) {
    const message = `${method} ${path} is not declared and answers ${response.status} instead of 405.`;
    run.report(operation, { rule: 'unsupported_method', message }, exchanges);
    return;
  }
  const allow = headerOf(response, 'allow');
  const allowed = new Set((allow ?? '').split(',').map((each) => each.trim().toUpperCase()));
  const missing = run.parts.api.operations
    .filter((each) => each.path === path)
    .find((each) => !allowed.has(each.method));
  if (allow === null || missing) {
    run.report(
      operation,
      {
        rule: 'allow_header_conformance',
        message:
          allow === null || !missing
            ? `The response 405 to ${method} ${path} lacks the header Allow.`
            : `Allow is "${allow}" and lacks ${operationName(missing)}.`,
      },
      exchanges,
    );
  }
}

/** Whether a target is one of a path: `/gear/create` is also one of `/gear/{id}`. */
function fitsPath(path: string, target: string): boolean {
  const [pattern, sent] = [path.split('/'), (target.split('?')[0] ?? '').split('/')];
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
