import type { ApiOperation } from '../../document/operations.ts';
import { addressOf } from '../../http/address.ts';
import { headerOf, type WireRequest, type WireResponse } from '../../http/send.ts';
import { anonymous, type Caller } from '../callers.ts';
import { targetOf, wireRequestOf, type CallValues } from '../request.ts';
import type { Run } from '../run.ts';

/** An origin that no backend may trust. */
export const foreignOrigin = 'https://attacker.example';

/** What pages can read without `Access-Control-Expose-Headers` (Fetch, CORS-safelisted response-header names). */
const alwaysReadable = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
  // No page can read cookies of a response.
  'set-cookie',
]);

const listIn = (text: string | null): readonly string[] =>
  (text ?? '').split(',').map((each) => each.trim().toLowerCase());

async function preflight(
  run: Run,
  operation: ApiOperation,
  { values, origin, headers }: { values: CallValues; origin: string; headers: readonly string[] },
): Promise<{ request: WireRequest; response: WireResponse } | null> {
  const request: WireRequest = {
    method: 'OPTIONS',
    url: addressOf(run.parts.url, targetOf(operation, values)),
    headers: [
      ['Origin', origin],
      ['Access-Control-Request-Method', operation.method],
      ['Access-Control-Request-Headers', headers.join(',')],
    ],
    body: null,
  };
  const response = await run.probe(request);
  return response && { request, response };
}

/** A preflight from a foreign Origin allows nothing with cookies. */
async function checkForeign(run: Run, operation: ApiOperation, values: CallValues): Promise<void> {
  const sent = await preflight(run, operation, {
    values,
    origin: foreignOrigin,
    headers: ['content-type'],
  });
  if (sent === null) return;
  const { request, response } = sent;
  const allowed = headerOf(response, 'access-control-allow-origin');
  const withCookies = headerOf(response, 'access-control-allow-credentials') === 'true';
  if (!withCookies || (allowed !== foreignOrigin && allowed !== '*')) return;
  const message = 'A preflight from a foreign Origin allows requests with cookies.';
  run.report(operation, { rule: 'cors_foreign_origin', message }, [
    run.exchangeOf(request, response),
  ]);
}

/** The headers of the request that a browser asks for before it sends them. */
const askedHeaders = (
  operation: ApiOperation,
  { parameters, body }: CallValues,
  caller: Caller,
): string[] => [
  ...operation.parameters
    .filter(({ in: place, name }) => place === 'header' && parameters.has(`header/${name}`))
    .map(({ name }) => name.toLowerCase()),
  ...caller
    .headers()
    .map(([name]) => name.toLowerCase())
    .filter((name) => name !== 'cookie'),
  ...(body ? ['content-type'] : []),
];

/** A page of the allowed origin may send what the contract asks for. */
async function checkAllowed(
  run: Run,
  operation: ApiOperation,
  { values, caller, origin }: { values: CallValues; caller: Caller; origin: string },
): Promise<void> {
  const headers = askedHeaders(operation, values, caller);
  const sent = await preflight(run, operation, { values, origin, headers });
  if (sent === null) return;
  const { request, response } = sent;
  const has = (name: string, wanted: string): boolean => {
    const listed = listIn(headerOf(response, name));
    return listed.includes(wanted.toLowerCase()) || listed.includes('*');
  };
  const isSimple = ['GET', 'HEAD', 'POST'].includes(operation.method);
  const withCookies = caller.headers().some(([name]) => name.toLowerCase() === 'cookie');
  const allowed = headerOf(response, 'access-control-allow-origin');
  const missing = [
    // A browser that sends cookies accepts no star.
    ...(allowed === origin || (allowed === '*' && !withCookies) ? [] : [`the origin ${origin}`]),
    ...(withCookies && headerOf(response, 'access-control-allow-credentials') !== 'true'
      ? ['Access-Control-Allow-Credentials']
      : []),
    ...(isSimple || has('access-control-allow-methods', operation.method)
      ? []
      : [`the method ${operation.method}`]),
    ...headers
      .filter((name) => !has('access-control-allow-headers', name))
      .map((name) => `the header ${name}`),
  ];
  if (response.status < 300 && missing.length === 0) return;
  const what =
    missing.length === 0 ? `is answered with ${response.status}` : `lacks ${missing.join(', ')}`;
  run.report(
    operation,
    { rule: 'cors_preflight', message: `The preflight of ${origin} ${what}.` },
    [run.exchangeOf(request, response)],
  );
}

/** A page of the allowed origin can read the headers that the contract declares. */
async function checkExposed(
  run: Run,
  operation: ApiOperation,
  { values, caller, origin }: { values: CallValues; caller: Caller; origin: string },
): Promise<void> {
  // A request that changes nothing shows the same headers as the others.
  if (operation.method !== 'GET') return;
  const request = wireRequestOf(operation, values, { url: run.parts.url, caller, origin: null });
  const answered = await run.send(
    operation,
    { ...request, headers: [...request.headers, ['Origin', origin]] },
    anonymous,
  );
  if (!answered || answered.response.status >= 300) return;
  const { response, exchange } = answered;
  const isAllowed = [origin, '*'].includes(headerOf(response, 'access-control-allow-origin') ?? '');
  const exposed = listIn(headerOf(response, 'access-control-expose-headers'));
  const hidden = (operation.responses.find(({ status }) => status.startsWith('2'))?.headers ?? [])
    .map(({ name }) => name)
    .filter((name) => headerOf(response, name) !== null)
    .filter((name) => !alwaysReadable.has(name.toLowerCase()))
    .filter((name) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*'));
  if (isAllowed && hidden.length === 0) return;
  const message = isAllowed
    ? `A page of ${origin} cannot read ${hidden.join(', ')}: Access-Control-Expose-Headers lacks it.`
    : `A page of ${origin} cannot read the response: Access-Control-Allow-Origin lacks it.`;
  run.report(operation, { rule: 'cors_exposed_headers', message }, [exchange]);
}

/** Checks what pages of other origins can do: a foreign one nothing, and the one of the configuration all. */
export async function checkCors(
  run: Run,
  operation: ApiOperation,
  { values, caller }: { values: CallValues; caller: Caller },
): Promise<void> {
  await checkForeign(run, operation, values);
  const { corsOrigin } = run.parts.config;
  if (corsOrigin === null) return;
  await checkAllowed(run, operation, { values, caller, origin: corsOrigin });
  await checkExposed(run, operation, { values, caller, origin: corsOrigin });
}
