import { isSchema } from '#contract/json-schema.ts';
import { CannotRun } from '../cannot-run.ts';
import type { ApiOperation } from '../document/operations.ts';
import { faultKey, operationName, type Exchange, type Finding } from '../finding.ts';
import { headerOf } from '../http/send.ts';
import { anonymous, type Caller } from '../conform/callers.ts';
import { parameterKey, type CallValues } from '../conform/request.ts';
import type { Answered } from '../conform/answered.ts';
import { Run, type RunParts } from '../conform/run.ts';
import { independentLists } from '../conform/wire-form.ts';
import { responseFor } from '../document/operations.ts';
import { differencesOf, type Difference } from './differences.ts';
import { ValuePairs } from './value-pairs.ts';

const writes = new Set(['POST', 'PUT', 'PATCH']);

const isSafe = ({ method }: ApiOperation): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

const isSuccess = ({ response }: Answered): boolean =>
  response.status >= 200 && response.status < 300;

/** A run whose checks of one backend alone are not reported. */
class QuietRun extends Run {
  /** Why the latest request without a response has none. */
  silence = 'There is no reason.';

  /** Keeps only what says that little was compared; such a report has no exchange. */
  override report(...[operation, fault, exchanges]: Parameters<Run['report']>): void {
    if (exchanges.length === 0) super.report(operation, fault, exchanges);
    else if (fault.rule === 'not_a_server_error') this.silence = fault.message;
  }
}

/**
 * A run against the backend `a` that sends each request to `b`, too, and reports how their responses differ.
 */
export class PairRun extends QuietRun {
  /** The run that sends to `b`. */
  readonly other: QuietRun;
  /** How many requests were answered by both and compared. */
  compared = 0;
  /** How many requests were about a record that only `a` has. */
  alone = 0;

  readonly #differences = new Map<string, Finding>();
  readonly #pairs = new ValuePairs();
  /** The ids of records on which perhaps only one backend still works. */
  readonly #diverged = new Set<string>();

  constructor(parts: RunParts, otherParts: RunParts) {
    super(parts);
    this.other = new QuietRun(otherParts);
    for (const [name, value] of Object.entries(parts.config.values)) {
      this.#pairs.learnValue(name, value, otherParts.config.values[name]);
    }
  }

  override get findings(): readonly Finding[] {
    return [...this.#differences.values(), ...super.findings];
  }

  override get hasBudget(): boolean {
    return super.hasBudget && this.#differences.size < this.parts.limits.findings;
  }

  override discardFindings(): void {
    this.#differences.clear();
    super.discardFindings();
  }

  override async call(
    operation: ApiOperation,
    values: CallValues,
    caller: Caller,
  ): Promise<Answered | null> {
    return this.#sendToBoth(operation, values, caller);
  }

  override async callQuietly(
    operation: ApiOperation,
    values: CallValues,
    caller: Caller,
  ): Promise<Answered | null> {
    return this.#sendToBoth(operation, values, caller);
  }

  /** The caller of the other backend with the same role. */
  #otherCaller({ name }: Caller): Caller {
    if (name === anonymous.name) return anonymous;
    const found = this.other.parts.callers.all.find((caller) => caller.name === name);
    if (!found) throw new CannotRun(`The configuration of b has no role "${name}", which a has.`);
    return found;
  }

  async #sendToBoth(
    operation: ApiOperation,
    values: CallValues,
    caller: Caller,
  ): Promise<Answered | null> {
    const otherValues = this.#pairs.forOther(operation, values, (name) => this.idNames.has(name));
    if (otherValues === null) {
      this.alone += 1;
      const only = await super.callQuietly(operation, values, caller);
      if (only) this.#pairs.learn(only.body, undefined, false);
      if (!isSafe(operation)) this.#pairs.forgetCreated(operation, values);
      return only;
    }
    const isAboutCreated = this.#pairs.isAboutCreated(operation, values);
    const [one, other] = await Promise.all([
      super.callQuietly(operation, values, caller),
      this.other.callQuietly(operation, otherValues, this.#otherCaller(caller)),
    ]);
    if (one && other) {
      this.compared += 1;
      this.#compare(operation, values, [one, other], isAboutCreated);
      this.#learn(operation, one, other);
      if (!isSafe(operation) && isSuccess(one) !== isSuccess(other)) {
        this.#pairs.forgetCreated(operation, values);
      }
    } else if (one ?? other) {
      const [has, lacks] = one ? ['a', 'b'] : ['b', 'a'];
      const status = (one ?? other)?.response.status;
      const reason = one ? this.other.silence : this.silence;
      const message = `${has} answers ${status}, and ${lacks} gives no response: ${reason}`;
      const exchanges = [one, other].flatMap((each) => (each ? [each.exchange] : []));
      this.#add(operation, { rule: 'response_differs', message }, () => exchanges);
    }
    return one;
  }

  /** The ids of the records in the path and in the body of a call. */
  #idsOf({ parameters }: ApiOperation, values: CallValues, body?: unknown): string[] {
    const inPath = parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => values.parameters.get(parameterKey(parameter)));
    const inBody = isSchema(body)
      ? Object.entries(body).flatMap(([name, value]) =>
          name === 'id' || this.idNames.has(name) ? [value] : [],
        )
      : [];
    // Only the last one of a path is the record; the others are around it.
    return [...inPath.slice(-1), ...inBody].filter((id) => typeof id === 'string').map(String);
  }

  #compare(
    operation: ApiOperation,
    values: CallValues,
    [one, other]: readonly [Answered, Answered],
    isAboutCreated: boolean,
  ): void {
    const { api, validators } = this.parts;
    const { method, body } = operation;
    const isRefusal = one.response.status >= 400 && one.response.status === other.response.status;
    const lists = (body?.media ?? []).flatMap(({ schema }) =>
      independentLists(api.document, schema?.schema),
    );
    const differences = differencesOf(one.response, other.response, {
      operation,
      document: api.document,
      validators,
      isSameData: isRefusal || isAboutCreated || writes.has(method),
      sent: values.body?.value ?? null,
      isPositional: lists.length > 0 && isSuccess(one),
      isDiverged: this.#idsOf(operation, values).some((id) => this.#diverged.has(id)),
    });
    if (isSuccess(one) && differences.some(({ severity }) => severity === 'warning')) {
      for (const id of this.#idsOf(operation, values, one.body)) this.#diverged.add(id);
    }
    const pointer = responseFor(operation, one.response.status)?.pointer ?? operation.pointer;
    for (const difference of differences) {
      this.#add(operation, difference, () => [one.exchange, other.exchange], pointer);
    }
  }

  #learn({ method }: ApiOperation, one: Answered, other: Answered): void {
    const isBoth = isSuccess(one) && isSuccess(other);
    if (isSuccess(one)) {
      this.#pairs.learn(one.body, isBoth ? other.body : undefined, isBoth && writes.has(method));
    }
    if (!isBoth) return;
    for (const name of ['ETag', 'Location', 'Last-Modified']) {
      this.#pairs.learnHeader(name, headerOf(one.response, name), headerOf(other.response, name));
    }
  }

  #add(
    operation: ApiOperation,
    { rule, message, severity, fix, isGeneral }: Difference,
    exchanges: () => readonly Exchange[],
    pointer: string = operation.pointer,
  ): void {
    const name = operationName(operation);
    const key = faultKey({ rule, message, operation: isGeneral ? null : name });
    if (this.#differences.has(key)) return;
    this.#differences.set(key, {
      rule,
      severity: severity ?? 'error',
      operation: name,
      message: this.withoutSecrets(message),
      fix: fix ?? null,
      place: this.parts.api.placeOf(pointer),
      exchanges: exchanges(),
      seed: this.parts.seed,
    });
  }
}
