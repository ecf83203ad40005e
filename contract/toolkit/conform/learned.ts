import { isSchema } from '#contract/json-schema.ts';

/** So many values are remembered for a name; the latest ones, which most likely still exist. */
const remembered = 40;

/** In lists of a thousand items, the first ones are enough. */
const mostEntries = 10;

/**
 * Values of responses by the names of their properties, for parameters with the same name: `gearSk` of a list
 * becomes the `gearSk` of a path. The values of each caller are kept apart, because a caller cannot read what
 * belongs to another one.
 */
export class Learned {
  readonly #values = new Map<string, (string | number)[]>();

  /** @param caller the name of the caller whose request was answered */
  learn(caller: string, body: unknown): void {
    if (Array.isArray(body)) {
      for (const entry of body.slice(0, mostEntries)) this.learn(caller, entry);
      return;
    }
    if (!isSchema(body)) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'string' || typeof value === 'number') {
        this.#remember(`${caller} ${name}`, value);
      } else {
        this.learn(caller, value);
      }
    }
  }

  #remember(key: string, value: string | number): void {
    const values = this.#values.get(key) ?? [];
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > remembered) values.shift();
    this.#values.set(key, values);
  }

  /** A value that no longer exists is not used again. */
  forget(caller: string, name: string, value: unknown): void {
    const key = `${caller} ${name}`;
    const values = this.#values.get(key);
    if (values) {
      this.#values.set(
        key,
        values.filter((each) => each !== value),
      );
    }
  }

  valuesFor(caller: string, name: string): readonly (string | number)[] {
    return this.#values.get(`${caller} ${name}`) ?? [];
  }
}
