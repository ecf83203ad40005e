import { isSchema } from '#contract/json-schema.ts';
import { encodedPath } from '../document/encoded-path.ts';
import { percentDecoded } from '../document/references.ts';

/** How many values are remembered for a name: the latest ones, which most likely still exist. */
const remembered = 40;

/** In lists of a thousand items, the first ones are enough. */
const mostEntries = 10;

type Scalar = string | number;

/** A value of a response, with the values of the path from which it came. */
export interface LearnedValue {
  readonly value: Scalar;
  /** The keys above it, such as the campaign of an entry: in another campaign the value leads to nothing. */
  readonly parents: Readonly<Record<string, string>>;
}

/** A path parameter, and the collection in which it chooses a record. */
interface Chooser {
  readonly name: string;
  readonly collection: string;
}

export const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/** `/gear/create` and `/gear/` are both about `/gear`. */
export const withoutVerb = (path: string): string =>
  withoutSlash(withoutSlash(path).replace(/\/(?:create|new|add)$/, ''));

/** `/pets/create`, `/pets/search`, `/pets/{petId}` and `/pets` answer with records of `/pets`. */
const collectionOf = (path: string): string =>
  withoutSlash(
    withoutVerb(path)
      .replace(/\/search$/, '')
      .replace(/\/\{[^{}/]+\}$/, ''),
  );

/** The collection in which a path parameter chooses a record: `/pets` for `petId` of `/pets/{petId}/toys`. */
export const collectionBefore = (path: string, parameter: string): string =>
  withoutSlash(path.split(`{${parameter}}`)[0] ?? '');

/** The values of the path parameters of a request, by their names. */
export function pathValues(path: string, url: string): Record<string, string> {
  const pattern = path.split('/').toReversed();
  const sent = (url.replace(/^[^:]+:\/\/[^/?#]*/, '').split(/[?#]/)[0] ?? '')
    .split('/')
    .toReversed();
  return Object.fromEntries(
    pattern.flatMap((segment, index): (readonly [string, string])[] => {
      const name = /^\{([^{}]+)\}$/.exec(segment)?.[1];
      const value = sent[index];
      return name === undefined || value === undefined ? [] : [[name, percentDecoded(value)]];
    }),
  );
}

/** The texts that are addresses of a path with parameters. */
interface Address {
  readonly path: string;
  readonly pattern: RegExp;
}

function addressesOf(path: string): Address[] {
  if (!path.includes('{')) return [];
  const parts = encodedPath(path)
    .split(/\{[^{}]+\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return [{ path, pattern: new RegExp(`${parts.join('[^/?#]+')}(?:[?#]|$)`) }];
}

/** The records in the body of a response: the body itself, its list, or the list in one of its properties. */
const recordsIn = (body: unknown): readonly unknown[] => {
  if (Array.isArray(body)) return body;
  if (!isSchema(body)) return [];
  const list = Object.values(body).find((value) => Array.isArray(value));
  const isPage = 'items' in body || (!('id' in body) && list !== undefined);
  return isPage && Array.isArray(list) ? list : [body];
};

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number';

/**
 * Values of responses for parameters: `gearSk` of a list becomes the `gearSk` of a path, and the `id` of a pet the
 * `petId` of `/pets/{petId}`, but not that of a toy. The values of each caller are kept apart, because a caller cannot
 * read what belongs to another one.
 */
export class Learned {
  readonly #values = new Map<string, LearnedValue[]>();
  readonly #calls = new Map<string, Readonly<Record<string, unknown>>>();
  readonly #addresses: readonly Address[];

  /** @param paths the paths of the contract, to recognize addresses in responses */
  constructor(paths: readonly string[] = []) {
    this.#addresses = [...new Set(paths)].flatMap(addressesOf);
  }

  /** @param caller the name of the caller whose request was answered */
  learn(caller: string, { path, url }: { path: string; url: string }, body: unknown): void {
    const parents = pathValues(path, url);
    this.#learnNames(caller, parents, body);
    for (const record of recordsIn(body).slice(0, mostEntries)) {
      const id = isSchema(record) ? record['id'] : undefined;
      if (isScalar(id)) this.#remember(`${caller} ${collectionOf(path)}`, { value: id, parents });
    }
  }

  #learnNames(caller: string, parents: LearnedValue['parents'], body: unknown): void {
    if (Array.isArray(body)) {
      for (const entry of body.slice(0, mostEntries)) this.#learnNames(caller, parents, entry);
      return;
    }
    if (!isSchema(body)) return;
    for (const [name, value] of Object.entries(body)) {
      // What `id` means depends on the record around it.
      if (isScalar(value)) {
        if (name !== 'id') this.#remember(`${caller} ${name}`, { value, parents });
        if (typeof value === 'string') this.#learnAddress(caller, value);
      } else {
        this.#learnNames(caller, parents, value);
      }
    }
  }

  /** `/images/7` as a value is the address of the image 7. */
  #learnAddress(caller: string, text: string): void {
    if (!/^(?:\/|https?:\/\/)/.test(text)) return;
    for (const { path, pattern } of this.#addresses) {
      if (!pattern.test(text)) continue;
      const values = pathValues(path, text);
      for (const [name, value] of Object.entries(values)) {
        const { [name]: _own, ...parents } = values;
        const collection = collectionBefore(path, name);
        this.#remember(`${caller} ${collection}`, { value, parents });
      }
    }
  }

  #remember(key: string, learned: LearnedValue): void {
    const known = this.#values.get(key) ?? [];
    const others = known.filter(({ value }) => value !== learned.value);
    // A value that comes again keeps its place, because the latest creations are at the end.
    if (others.length < known.length) return;
    this.#values.set(key, [...known, learned].slice(-remembered));
  }

  /** Remembers what has worked for a path, or what a link of a response says about it. */
  learnCall(caller: string, path: string, values: Readonly<Record<string, unknown>>): void {
    if (Object.keys(values).length > 0) this.#calls.set(`${caller} ${path}`, values);
  }

  /** The record of a path is not there any more. */
  forgetCall(caller: string, path: string): void {
    this.#calls.delete(`${caller} ${path}`);
  }

  /** The values of path parameters that most likely work for a path. */
  callOf(caller: string, path: string): Readonly<Record<string, unknown>> {
    return this.#calls.get(`${caller} ${path}`) ?? {};
  }

  /** A record that no longer exists is not used again, and neither is what was in it. */
  forget(caller: string, { name, collection }: Chooser, gone: unknown): void {
    const text = String(gone);
    const own = new Set([`${caller} ${name}`, `${caller} ${collection}`]);
    for (const [key, values] of this.#values) {
      const rest = values.filter(
        ({ value, parents }) => !(own.has(key) && String(value) === text) && parents[name] !== text,
      );
      if (rest.length < values.length) this.#values.set(key, rest);
    }
    for (const [key, values] of this.#calls) {
      if (Object.values(values).some((value) => String(value) === text)) this.#calls.delete(key);
    }
  }

  /** What was learned for a path parameter, as the id in its collection or by its name; the latest ones last. */
  valuesFor(caller: string, { name, collection }: Chooser): readonly LearnedValue[] {
    return [
      ...(this.#values.get(`${caller} ${collection}`) ?? []),
      ...(this.#values.get(`${caller} ${name}`) ?? []),
    ];
  }

  /** What was learned for a parameter that is not in the path: `petId` is an id in a collection of pets. */
  valuesNamed(caller: string, name: string): readonly LearnedValue[] {
    const noun = /^(.+)Id$/.exec(name)?.[1]?.toLowerCase();
    const isOfNoun = (key: string): boolean =>
      noun !== undefined &&
      key.startsWith(`${caller} /`) &&
      (key.toLowerCase().split('/').at(-1) ?? '').startsWith(noun);
    return [
      ...[...this.#values].filter(([key]) => isOfNoun(key)).flatMap(([, values]) => values),
      ...(this.#values.get(`${caller} ${name}`) ?? []),
    ];
  }
}
