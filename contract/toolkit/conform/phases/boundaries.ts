import { isSchema } from '#contract/json-schema.ts';
import type { ApiOperation } from '../../document/operations.ts';
import type { Caller } from '../callers.ts';
import { parameterKey, type CallValues } from '../request.ts';
import type { Run } from '../run.ts';
import { mutationsOf } from '../values/mutations.ts';
import { mayBeRefused } from '../further-rules.ts';
import { independentLists, wireFault } from '../wire-form.ts';
import { inUsefulOrder } from './examples.ts';
import { likelyBody, likelyValue, refusesData, requiredParameters } from './fill.ts';

/** A request with one value at or beyond a limit. */
interface BoundaryCall {
  readonly name: string;
  readonly values: CallValues;
  /** Whether the value is that of a path parameter: then 404 is right, too. */
  readonly isPath: boolean;
  readonly pointer: string;
}

/** A value that cannot be in a path: an empty segment or a dot is another path. */
const isPathValue = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) &&
  !['', '.', '..'].includes(String(value)) &&
  !/[/\\\p{Cc}]/u.test(String(value));

/** Headers are one line of visible characters; others cannot be sent. */
const isHeaderValue = (value: unknown): boolean =>
  typeof value === 'string'
    ? // Many backends read an empty header as none.
      value.trim() !== '' && /^[\u0020-\u007e]*$/.test(value) && value.length < 4000
    : typeof value === 'number' || typeof value === 'boolean';

/** An object in a query that is written as parameters of other names: another value is no value of it. */
const isSpread = ({ in: place, style, explode, schema }: ApiOperation['parameters'][number]) =>
  style === 'deepObject' ||
  (place === 'query' && explode && isSchema(schema?.schema) && schema.schema['type'] === 'object');

function parameterCalls(run: Run, operation: ApiOperation, caller: string, valid: CallValues) {
  const { api, seed } = run.parts;
  return operation.parameters.flatMap((parameter): BoundaryCall[] => {
    const { schema, in: place, name } = parameter;
    if (schema === null || place === 'cookie' || isSpread(parameter)) return [];
    const key = parameterKey(parameter);
    const usual = valid.parameters.get(key) ?? likelyValue(run, caller, parameter, seed);
    return (
      mutationsOf(api.document, schema.schema, usual)
        // An object in a query becomes parameters of other names.
        .filter(({ value }) => typeof value !== 'object' || value === null)
        .filter(({ value }) => place !== 'path' || isPathValue(value))
        .filter(({ value }) => place !== 'header' || isHeaderValue(value))
        .filter(({ value }) => !(typeof value === 'string' && value.length > 5000))
        .map(({ name: what, value }) => ({
          name: `${place} ${name}: ${what}`,
          values: {
            ...valid,
            parameters: new Map([...valid.parameters, [key, value]]),
          },
          isPath: place === 'path',
          pointer: parameter.pointer,
        }))
    );
  });
}

/** Entries of a list that is judged entry by entry fail one by one, and the call succeeds. */
const isInside = (at: string, lists: readonly string[]): boolean =>
  lists.some((name) => at.startsWith(`/${name}/`));

function bodyCalls(run: Run, operation: ApiOperation, { parameters, body }: CallValues) {
  if (body === null || body.media.schema === null || !isSchema(body.value)) return [];
  const { api } = run.parts;
  const { media } = body;
  const lists = independentLists(api.document, media.schema?.schema);
  return mutationsOf(api.document, media.schema?.schema, body.value)
    .filter(
      ({ at, value }) =>
        !isInside(at, lists) && (at !== '' || isSchema(value) || media.type.endsWith('json')),
    )
    .map(({ name, at, value }): BoundaryCall => ({
      name: `body ${at}: ${name}`,
      values: { parameters, body: { media, value } },
      isPath: false,
      pointer: operation.body?.pointer ?? operation.pointer,
    }));
}

/** Calls with one required parameter left out. */
const withoutCalls = ({ parameters }: ApiOperation, valid: CallValues): BoundaryCall[] =>
  parameters
    .filter(({ required, in: place }) => required && (place === 'query' || place === 'header'))
    .map((parameter) => ({
      name: `without ${parameter.in} ${parameter.name}`,
      values: {
        ...valid,
        parameters: new Map(
          [...valid.parameters].filter(([key]) => key !== parameterKey(parameter)),
        ),
      },
      isPath: false,
      pointer: parameter.pointer,
    }));

async function judge(run: Run, operation: ApiOperation, call: BoundaryCall, caller: Caller) {
  const { api, validators } = run.parts;
  const fits = wireFault(api, validators, operation, call.values) === null;
  const answered = await run.call(operation, call.values, caller);
  if (!answered) return;
  const { status } = answered.response;
  if (!fits && status < 400) {
    const isHeader = call.name.startsWith('without header');
    run.report(
      operation,
      {
        rule: isHeader ? 'missing_required_header' : 'negative_data_rejection',
        message: `The backend accepts what the contract does not allow, with ${status}: ${call.name}.`,
        pointer: call.pointer,
      },
      [answered.exchange],
    );
  }
  if (fits && refusesData(status) && !mayBeRefused(api.document, operation, call.values)) {
    run.report(
      operation,
      {
        rule: 'positive_data_acceptance',
        message: `The backend refuses what the contract allows, with ${status}: ${call.name}.`,
        pointer: call.pointer,
      },
      [answered.exchange],
    );
  }
}

/** The part of the remaining requests that is for boundaries; random values get the rest. */
const budgetShare = 0.75;

/** The largest number of calls for each operation with which all together fit into a budget. */
export function mostCalls(counts: readonly number[], budget: number): number {
  const sorted = counts.toSorted((one, other) => one - other);
  let rest = Math.max(0, budget);
  for (const [index, count] of sorted.entries()) {
    const share = Math.floor(rest / (sorted.length - index));
    if (count > share) return share;
    rest -= count;
  }
  return sorted.at(-1) ?? 0;
}

/** Chooses at most `most` values from all parts of the list; the seed decides which. */
export function spread<Value>(values: readonly Value[], most: number, seed: number): Value[] {
  if (values.length <= most) return [...values];
  const step = values.length / most;
  const start = (Math.abs(seed) % 97) / 97;
  return Array.from({ length: most }, (_, index) => Math.floor((index + start) * step)).flatMap(
    (index) => values.slice(index, index + 1),
  );
}

interface Prepared {
  readonly operation: ApiOperation;
  readonly caller: Caller;
  readonly valid: CallValues;
}

function prepare(run: Run): Prepared[] {
  const { api, seed } = run.parts;
  return inUsefulOrder(api.operations).flatMap((operation, index): Prepared[] => {
    if (!run.mayCall(operation) || operation.method === 'DELETE') return [];
    const caller = run.callerFor(operation);
    const body = likelyBody(run, operation, seed + index);
    if (body === undefined) return [];
    const parameters = requiredParameters(run, caller.name, operation, seed);
    return [{ operation, caller, valid: { parameters, body } }];
  });
}

const callsOf = (run: Run, { operation, caller, valid }: Prepared): BoundaryCall[] => [
  ...withoutCalls(operation, valid),
  ...parameterCalls(run, operation, caller.name, valid),
  ...bodyCalls(run, operation, valid),
];

/**
 * Sends values at and beyond every limit of every parameter and body. If the budget is not enough for all of them, each
 * operation gets some.
 */
export async function boundariesPhase(run: Run): Promise<void> {
  const { limits, seed } = run.parts;
  const prepared = prepare(run);
  // Only the counts are kept, and the calls are made again below: all calls together need too much memory.
  const counts = prepared.map((each) => callsOf(run, each).length);
  const most = mostCalls(counts, (limits.requests - run.requests) * budgetShare);
  for (const each of prepared) {
    for (const call of spread(callsOf(run, each), most, seed)) {
      if (!run.hasBudget) return;
      await judge(run, each.operation, call, each.caller);
    }
  }
}
