import type { Found } from '../document/find-operation.ts';
import type { Api } from '../document/open.ts';
import type { ApiOperation } from '../document/operations.ts';
import { percentDecoded } from '../document/references.ts';
import type { Validators } from '../document/validators.ts';
import type { Severity } from '../finding.ts';
import { headerOf } from '../http/send.ts';
import { parameterKey, type CallValues } from '../conform/request.ts';
import { schemesIn } from '../conform/schemes.ts';
import { independentLists, parameterFits, valuesOfTexts } from '../conform/wire-form.ts';
import { decoded } from '../http/content-coding.ts';
import { isInIndependentEntry, readBody } from './read-body.ts';
import { cookiePairs, parameterIn, queryPairs } from './read-query.ts';
import type { Recorded } from './recorded.ts';

type Parameter = ApiOperation['parameters'][number];

/** What a client has sent that the contract does not allow. */
interface RequestFault {
  readonly rule: string;
  readonly message: string;
  readonly pointer: string;
  readonly severity?: Severity;
  /** The rule for a backend that accepts it; null if a backend may. */
  readonly ifAccepted: 'negative_data_rejection' | 'missing_required_header' | null;
}

/** A request in the terms of the contract. */
export interface ReadCall {
  readonly values: CallValues;
  readonly faults: readonly RequestFault[];
  /** Why the body could not be checked, or null. */
  readonly unchecked: string | null;
}

export interface Reading {
  readonly api: Api;
  readonly validators: Validators;
}

/** Parameters that OpenAPI 3.1 ignores, because other parts of the contract describe them. */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

const rules = {
  path: 'request_parameters_conformance',
  query: 'request_parameters_conformance',
  cookie: 'request_parameters_conformance',
  header: 'request_headers_conformance',
} as const satisfies Readonly<Record<Parameter['in'], string>>;

const faultOf = (parameter: Parameter, message: string): RequestFault => ({
  rule: rules[parameter.in],
  message,
  pointer: parameter.pointer,
  ifAccepted: 'negative_data_rejection',
});

const nameOf = ({ in: place, name }: Parameter): string => `The ${place} parameter ${name}`;

function missingFaults(parameter: Parameter): RequestFault[] {
  if (!parameter.required) return [];
  const fault = faultOf(parameter, `${nameOf(parameter)} is required, and the request lacks it.`);
  return [parameter.in === 'header' ? { ...fault, ifAccepted: 'missing_required_header' } : fault];
}

function valueFaults(
  { api, validators }: Reading,
  parameter: Parameter,
  value: unknown,
): RequestFault[] {
  const { schema } = parameter;
  if (schema === null || parameterFits(api, validators, parameter, value)) return [];
  // A text that is not a number stays a text, and then does not fit.
  const [typed = value] =
    typeof value === 'string' ? valuesOfTexts(api.document, schema.schema, [value], null) : [value];
  const [detail] = validators.findings(schema, typed, 'request');
  return [
    faultOf(
      parameter,
      `${nameOf(parameter)} does not fit its schema${detail === undefined ? '' : `: ${detail}`}.`,
    ),
  ];
}

/** The parameters of the query that belong to no parameter of the contract. */
function undeclaredFaults(
  { api }: Reading,
  operation: ApiOperation,
  names: readonly string[],
): RequestFault[] {
  const keys = new Set(
    schemesIn(api).flatMap(({ credential }) =>
      credential?.in === 'query' ? [credential.name] : [],
    ),
  );
  return [...new Set(names)]
    .filter((name) => !keys.has(name))
    .map((name) => ({
      rule: 'undeclared_parameter',
      message: `The contract has no query parameter ${JSON.stringify(name.slice(0, 60))} here.`,
      pointer: operation.pointer,
      ifAccepted: null,
    }));
}

/** The texts of all parameters of a request, by their keys, and what is wrong with them. */
function readParameters(reading: Reading, { operation, path }: Found, recorded: Recorded) {
  const { document } = reading.api;
  const query = queryPairs(recorded.target);
  const cookies = cookiePairs(headerOf(recorded.request, 'cookie'));
  const parameters = new Map<string, unknown>();
  const used = new Set<string>();
  const faults: RequestFault[] = query.broken.map((text) => ({
    rule: rules.query,
    message: `The query has the broken escape ${JSON.stringify(text)}.`,
    pointer: operation.pointer,
    ifAccepted: null,
  }));
  for (const parameter of operation.parameters) {
    const { name, in: place } = parameter;
    if (place === 'header' && ignoredHeaders.has(name.toLowerCase())) continue;
    // Browsers leave cookies out of a HAR, and some other secrets.
    if (place === 'cookie' && !recorded.hasAllHeaders && cookies.length === 0) continue;
    const read =
      place === 'query' || place === 'cookie'
        ? parameterIn(document, parameter, place === 'query' ? query.pairs : cookies)
        : {
            value:
              place === 'path'
                ? percentDecoded(path.get(name) ?? '')
                : (headerOf(recorded.request, name) ?? undefined),
            names: [],
            isRepeated: false,
          };
    for (const each of read.names) used.add(each);
    if (read.value === undefined) {
      faults.push(...missingFaults(parameter));
      continue;
    }
    parameters.set(parameterKey(parameter), read.value);
    faults.push(
      ...(read.isRepeated
        ? [faultOf(parameter, `${nameOf(parameter)} is there more than once.`)]
        : valueFaults(reading, parameter, read.value)),
    );
  }
  const undeclared = query.pairs.map(([name]) => name).filter((name) => !used.has(name));
  return {
    parameters,
    faults: [...faults, ...undeclaredFaults(reading, operation, undeclared)],
  };
}

async function readRequestBody(
  reading: Reading,
  operation: ApiOperation,
  { request, hasRequestBody, isCompressed }: Recorded,
) {
  const pointer = operation.body?.pointer ?? operation.pointer;
  const none = { body: null, faults: [], unchecked: null };
  if (!hasRequestBody) return { ...none, unchecked: 'it is not recorded, or is too long' };
  const coding = isCompressed ? headerOf(request, 'content-encoding') : null;
  const plain = decoded(request.body ?? new Uint8Array(), coding);
  if ('unknown' in plain) return { ...none, unchecked: `nothing here reads ${plain.unknown}` };
  if ('fault' in plain) {
    const fault: RequestFault = {
      rule: 'request_content_type_conformance',
      message: plain.fault,
      pointer,
      ifAccepted: null,
    };
    return { ...none, faults: [fault] };
  }
  if (plain.isCut) return { ...none, unchecked: 'it is too long' };
  const type = headerOf(request, 'content-type');
  const { body, faults } = await readBody(reading, operation, type, plain.bytes);
  const lists = (operation.body?.media ?? []).flatMap(({ schema }) =>
    independentLists(reading.api.document, schema?.schema),
  );
  return {
    body,
    unchecked: null,
    faults: faults.map(({ rule, message }): RequestFault => ({
      rule,
      message,
      pointer,
      ifAccepted: isInIndependentEntry(message, lists) ? null : 'negative_data_rejection',
    })),
  };
}

/** Reads a request as the contract describes the operation, and collects what the contract does not allow. */
export async function readCall(
  reading: Reading,
  found: Found,
  recorded: Recorded,
): Promise<ReadCall> {
  const { operation } = found;
  const { parameters, faults } = readParameters(reading, found, recorded);
  const read = await readRequestBody(reading, operation, recorded);
  const deprecated: RequestFault[] = operation.deprecated
    ? [
        {
          rule: 'deprecated_operation',
          severity: 'info',
          message: 'The client uses an operation that is deprecated.',
          pointer: operation.pointer,
          ifAccepted: null,
        },
      ]
    : [];
  return {
    values: { parameters, body: read.body },
    faults: [...faults, ...read.faults, ...deprecated],
    unchecked: read.unchecked,
  };
}

/** The headers of an application that a contract has at any operation: a client may send them with each request. */
export const knownHeaders = (api: Api): ReadonlySet<string> =>
  new Set([
    ...api.operations.flatMap(({ parameters }) =>
      parameters.filter((each) => each.in === 'header').map(({ name }) => name.toLowerCase()),
    ),
    ...schemesIn(api).flatMap(({ credential }) =>
      credential?.in === 'header' ? [credential.name.toLowerCase()] : [],
    ),
  ]);

/** Headers that proxies, browsers and tracing add, so that they say nothing about a client. */
const addedOnTheWay =
  /^x-(?:forwarded-.*|real-ip|requested-with|request-id|correlation-id|b3-.*|amzn-.*|cloud-.*)$/;

/** Headers of an application that the contract has nowhere. */
export const undeclaredHeaders = (
  { request }: Pick<Recorded, 'request'>,
  known: ReadonlySet<string>,
): string[] =>
  request.headers
    .map(([name]) => name.toLowerCase())
    .filter((name) => name.startsWith('x-') && !addedOnTheWay.test(name) && !known.has(name));
