import { isSchema } from '#contract/json-schema.ts';
import type { ApiOperation } from '../document/operations.ts';
import { parameterKey, type CallValues } from '../conform/request.ts';
import { isCursor } from '../conform/phases/pages.ts';

type Scalar = string | number;

type Parameter = ApiOperation['parameters'][number];

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number';

const keyOf = (name: string, value: Scalar): string => `${name}\n${value}`;

/** The name under which the last segment of Location is kept. */
const location = 'Location';

/** The name under which the segments of other addresses are kept. */
const address = 'address';

/** The values of an enumeration are the same at both backends. */
const isEnumerated = ({ schema }: Parameter): boolean =>
  isSchema(schema?.schema) && ('enum' in schema.schema || 'const' in schema.schema);

/**
 * Which value of one backend stands for which of the other: each has its own ids, versions and cursors. The values of
 * `a` are the keys, because the requests are made from what `a` has answered.
 */
export class ValuePairs {
  readonly #byName = new Map<string, Scalar>();
  readonly #byValue = new Map<string, Scalar>();
  /** Values of `a` for which `b` may have none. */
  readonly #seen = new Set<string>();
  /** The values of records that the run has created at both backends. */
  readonly #created = new Set<string>();

  #set(name: string, value: Scalar, other: Scalar, isLatest: boolean): void {
    const [byName, byValue] = [keyOf(name, value), String(value)];
    if (isLatest || !this.#byName.has(byName)) this.#byName.set(byName, other);
    if (isLatest || !this.#byValue.has(byValue)) this.#byValue.set(byValue, other);
  }

  /**
   * Learns from two bodies: values at the same place stand for each other.
   *
   * @param isCreated whether the bodies are about a record that the run has just written to both
   */
  learn(one: unknown, other: unknown, isCreated: boolean, name = ''): void {
    if (Array.isArray(one)) {
      const list: readonly unknown[] = Array.isArray(other) ? other : [];
      for (const [index, entry] of one.entries()) this.learn(entry, list[index], isCreated, name);
    } else if (isSchema(one)) {
      for (const [key, value] of Object.entries(one)) {
        this.learn(value, isSchema(other) ? other[key] : undefined, isCreated, key);
      }
    } else if (isScalar(one)) {
      this.#see(name, one);
      if (isAddress(one)) this.#learnAddress(one, isAddress(other) ? other : null);
      if (!isScalar(other)) return;
      if (isCreated) this.#created.add(keyOf(name, one));
      // The order of lists is not the same at both; a pair of records that the run has created is certain.
      this.#set(name, one, other, isCreated || isCursor(name));
    }
  }

  #see(name: string, value: Scalar): void {
    this.#seen.add(String(value));
    this.#seen.add(keyOf(name, value));
  }

  /** Whether there was a value of `a` with one of these names. */
  #wasSeen(names: readonly string[], value: Scalar): boolean {
    return names.some((name) => this.#seen.has(keyOf(name, value)));
  }

  /** `/images/7` at one backend and `/images/9` at the other: the image 7 stands for the image 9. */
  #learnAddress(one: string, other: string | null): void {
    const [here, there] = [segmentsOf(one), other === null ? [] : segmentsOf(other)];
    for (const [index, segment] of here.entries()) {
      const counterpart = there[index];
      if (counterpart === undefined) this.#seen.add(segment);
      else if (counterpart !== segment) this.#set(address, segment, counterpart, false);
    }
  }

  /** Learns from a header. Its latest value counts, because `"1"` is the version of many records. */
  learnHeader(name: string, one: string | null, other: string | null): void {
    if (one === null || other === null) return;
    if (name !== location) {
      this.#byName.set(keyOf(name, one), other);
      this.#byValue.set(one, other);
      return;
    }
    const [first, second] = [lastSegment(one), lastSegment(other)];
    this.#see(location, first);
    this.#created.add(keyOf(location, first));
    this.#set(location, first, second, true);
  }

  /** Pairs of the configuration, for parameters whose values no response tells. */
  learnValue(name: string, one: unknown, other: unknown): void {
    if (isScalar(one) && isScalar(other)) this.#set(name, one, other, true);
  }

  /** Those records in the path of a call that the run has created at both backends. */
  #createdIn({ parameters }: ApiOperation, values: CallValues): string[] {
    return parameters.flatMap((parameter) => {
      const value = values.parameters.get(parameterKey(parameter));
      if (parameter.in !== 'path' || !isScalar(value)) return [];
      return [parameter.name, 'id', location]
        .map((name) => keyOf(name, value))
        .filter((key) => this.#created.has(key));
    });
  }

  /** Whether a call is about a record that the run has created at both backends. */
  isAboutCreated(operation: ApiOperation, values: CallValues): boolean {
    return this.#createdIn(operation, values).length > 0;
  }

  /** After a change at only one backend, the records of a call are no longer the same at both. */
  forgetCreated(operation: ApiOperation, values: CallValues): void {
    for (const key of this.#createdIn(operation, values)) this.#created.delete(key);
  }

  #named(names: readonly string[], value: Scalar): Scalar | undefined {
    return names
      .map((name) => this.#byName.get(keyOf(name, value)))
      .find((each) => each !== undefined);
  }

  /** The value of a parameter for the other backend; null if there is none that stands for it. */
  #ofParameter(parameter: Parameter, value: Scalar): Scalar | null {
    const { name, in: place } = parameter;
    if (isEnumerated(parameter)) return value;
    const found = this.#named([name, 'id', location], value);
    // A filter of a query can be the text of any field, which means the same at both backends.
    if (found !== undefined || (place === 'query' && !isCursor(name))) return found ?? value;
    // A value with another name and the same text stands for something else.
    if (place === 'path' && this.#wasSeen([name, 'id', location], value)) return null;
    const other = this.#byValue.get(String(value));
    if (other !== undefined) return other;
    return this.#seen.has(String(value)) && place !== 'header' ? null : value;
  }

  /** A body with the ids of the other backend, in properties that have the name of a path parameter. */
  #ofBody(value: unknown, isId: (name: string) => boolean, missing: unknown[], name = ''): unknown {
    if (Array.isArray(value)) {
      return value.map((entry: unknown) => this.#ofBody(entry, isId, missing, name));
    }
    if (isSchema(value) && !(value instanceof Uint8Array)) {
      return Object.fromEntries(
        Object.entries(value).map(([key, part]) => [key, this.#ofBody(part, isId, missing, key)]),
      );
    }
    if (!isScalar(value) || !isId(name)) return value;
    const found = this.#named([name, 'id', location], value);
    // An id that was in no response is one that the request chooses.
    if (found === undefined && this.#wasSeen([name, 'id', location], value)) missing.push(value);
    return found ?? value;
  }

  /**
   * The same call for the other backend; null if it needs a record that only `a` has.
   *
   * @param isId whether a property with this name is the id of a record
   */
  forOther(
    { parameters }: ApiOperation,
    values: CallValues,
    isId: (name: string) => boolean,
  ): CallValues | null {
    const changed = new Map(values.parameters);
    for (const parameter of parameters) {
      const key = parameterKey(parameter);
      const value = changed.get(key);
      if (!isScalar(value)) continue;
      const other = this.#ofParameter(parameter, value);
      if (other === null) return null;
      changed.set(key, other);
    }
    const missing: unknown[] = [];
    const body = values.body && {
      ...values.body,
      value: this.#ofBody(values.body.value, isId, missing),
    };
    return missing.length > 0 ? null : { parameters: changed, body };
  }
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:\/|https?:\/\/)/.test(value);

/** The segments of the path of an address, the last one last. */
const segmentsOf = (text: string): string[] =>
  (text.replace(/^https?:\/\/[^/?#]*/, '').split(/[?#]/)[0] ?? '')
    .split('/')
    .filter((segment) => segment !== '');

const lastSegment = (text: string): string => segmentsOf(text).at(-1) ?? '';
