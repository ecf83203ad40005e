import type { Lookup, Lookups } from '#src/lib/catalogue/codec.ts';
import type { Field } from '../../field.ts';
import type { Reading } from '../../reading.ts';
import { UnreadableText } from '../../values.ts';

/** Finds the items to which reference fields refer, by their names. */
export class Names {
  readonly all: Lookups;
  readonly #byEdition = new Map<string, Lookups>();

  constructor(all: Lookups) {
    this.all = all;
  }

  /** Reads a name. If several editions have an item of this name, the row's edition is preferred. */
  read(field: Field, text: string, edition: unknown): Reading {
    const all = this.all.get(field.key);
    if (all === undefined) return field.read(text);
    const own = String(edition);
    const reading = field.read(text, this.#lookupsOf(own).get(field.key), own);
    if (!(reading.value instanceof UnreadableText)) return reading;
    const anywhere = field.read(text, all, own);
    return anywhere.value instanceof UnreadableText ? reading : anywhere;
  }

  #lookupsOf(edition: string): Lookups {
    const known = this.#byEdition.get(edition);
    if (known !== undefined) return known;
    const inEdition = (lookup: Lookup): Lookup =>
      new Map([...lookup].filter(([sk]) => sk.startsWith(`${edition}#`)));
    const lookups = new Map([...this.all].map(([key, lookup]) => [key, inEdition(lookup)]));
    this.#byEdition.set(edition, lookups);
    return lookups;
  }
}
