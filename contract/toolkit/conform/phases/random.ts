import fc from 'fast-check';
import { isSchema } from '#contract/json-schema.ts';
import type { ApiOperation } from '../../document/operations.ts';
import type { Caller } from '../callers.ts';
import { parameterKey, type CallValues } from '../request.ts';
import { responseFaults } from '../response-checks.ts';
import type { Answered } from '../answered.ts';
import type { Run } from '../run.ts';
import { mutationsOf } from '../values/mutations.ts';
import { samplePicture } from '../values/sample-file.ts';
import { mayBeRefused } from '../further-rules.ts';
import { independentLists, wireFault } from '../wire-form.ts';
import { inUsefulOrder } from './examples.ts';
import { refusesData, requiredParameters } from './fill.ts';
import { bodyValues, mediaOf, parameterValues } from './valid-values.ts';

/** What fast-check varies and shrinks: the optional parameters and the body of a call. */
function callValues(run: Run, operation: ApiOperation, required: ReadonlyMap<string, unknown>) {
  const optional: Record<string, fc.Arbitrary<unknown>> = {};
  for (const parameter of operation.parameters) {
    if (parameter.required || parameter.in === 'cookie' || parameter.in === 'header') continue;
    const values = parameterValues(run, parameter);
    if (values) optional[parameterKey(parameter)] = values;
  }
  const media = mediaOf(run, operation);
  if (media === null && operation.body?.required === true) return null;
  const bodies = media?.schema ? bodyValues(run, media) : fc.constant(null);
  if (bodies === null) return null;
  return fc
    .record({ query: fc.record(optional, { requiredKeys: [] }), body: bodies })
    .map(({ query, body }): CallValues => ({
      parameters: new Map([...required, ...Object.entries(query)]),
      body: media === null ? null : { media, value: withOwnFiles(run, body) },
    }));
}

/** Random bytes are sent as they are; where the configuration has a file, half of them become that file. */
function withOwnFiles(run: Run, value: unknown): unknown {
  if (!isSchema(value)) return value;
  const { files } = run.parts.config;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      part === samplePicture ? (files[name] ?? part) : part,
    ]),
  );
}

/** One change of a random body beyond the schema; the random numbers choose which. */
function mutated(run: Run, values: CallValues, choice: number): CallValues {
  const { body, parameters } = values;
  const schema = body?.media.schema?.schema;
  if (!body || schema === undefined || !isSchema(body.value)) return values;
  const lists = independentLists(run.parts.api.document, schema);
  const mutations = mutationsOf(run.parts.api.document, schema, body.value).filter(
    ({ at, value }) => isSchema(value) && !lists.some((name) => at.startsWith(`/${name}/`)),
  );
  const mutation = mutations[choice % Math.max(1, mutations.length)];
  return mutation ? { parameters, body: { media: body.media, value: mutation.value } } : values;
}

/** A fault of one call, for which fast-check looks for a smaller call. */
class Fault extends Error {
  readonly rule: string;
  readonly pointer: string;
  readonly answered: Answered;

  constructor(rule: string, message: string, pointer: string, answered: Answered) {
    super(message);
    this.rule = rule;
    this.pointer = pointer;
    this.answered = answered;
  }
}

function judge(run: Run, operation: ApiOperation, values: CallValues, answered: Answered): void {
  const { api, validators } = run.parts;
  const { status } = answered.response;
  const [fault] = responseFaults(operation, answered.response, validators);
  if (fault) throw new Fault(fault.rule, fault.message, fault.pointer, answered);
  const wrong = wireFault(api, validators, operation, values);
  if (wrong !== null && status < 400) {
    const message = `The backend accepts what the contract does not allow, with ${status}: ${wrong}.`;
    throw new Fault('negative_data_rejection', message, operation.pointer, answered);
  }
  if (wrong === null && refusesData(status) && !mayBeRefused(api.document, operation, values)) {
    const message = `The backend refuses what the contract allows, with ${status}.`;
    throw new Fault('positive_data_acceptance', message, operation.pointer, answered);
  }
}

/** How many smaller calls are tried at most before a fault is reported. */
const mostShrinks = 60;

async function fuzz(
  run: Run,
  operation: ApiOperation,
  caller: Caller,
  runs: number,
): Promise<void> {
  const required = requiredParameters(run, caller.name, operation, run.parts.seed);
  const values = callValues(run, operation, required);
  if (values === null) return;
  let shrinks = 0;
  const faults: Fault[] = [];
  const property = fc.asyncProperty(
    values,
    fc.option(fc.nat({ max: 10_000 }), { freq: 2 }),
    async (valid, choice) => {
      if (!run.hasBudget || (faults.length > 0 && (shrinks += 1) > mostShrinks)) return;
      const sent = choice === null ? valid : mutated(run, valid, choice);
      const answered = await run.callQuietly(operation, sent, caller);
      if (!answered) return;
      try {
        judge(run, operation, sent, answered);
      } catch (error) {
        if (error instanceof Fault) faults.push(error);
        throw error;
      }
    },
  );
  await fc.check(property, { numRuns: runs, seed: run.parts.seed });
  const [found] = faults.slice(-1);
  if (!found) return;
  const { rule, message, pointer, answered } = found;
  run.report(operation, { rule, message, pointer }, [answered.exchange]);
}

/** The random calls of each operation in a run of the usual number of requests; a longer run makes more of them. */
const usualRuns = 60;
const usualRequests = 20_000;

/** Sends random calls that fit the contract, and such with one value that does not; shrinks what fails. */
export async function randomPhase(run: Run): Promise<void> {
  const { api } = run.parts;
  const operations = inUsefulOrder(api.operations).filter(
    (operation) =>
      run.mayCall(operation) &&
      operation.method !== 'DELETE' &&
      (operation.body !== null || operation.parameters.some(({ in: place }) => place === 'query')),
  );
  const { requests } = run.parts.limits;
  const most = Math.round(usualRuns * Math.max(1, requests / usualRequests));
  const rest = requests - run.requests;
  const each = Math.max(4, Math.floor(rest / Math.max(1, operations.length) / 2));
  for (const operation of operations) {
    if (!run.hasBudget) return;
    await fuzz(run, operation, run.callerFor(operation), Math.min(each, most));
  }
}
