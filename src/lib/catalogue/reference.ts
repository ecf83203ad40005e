import { type Codec, type Lookup, optional, type Parsed, parsed, refused, tidy } from './codec.ts';
import { keysNamed, likelyName } from './lookup.ts';
import { quote } from './number.ts';

/** The form of a key: the edition, `#` and the short form of the name. */
const keyPattern = /^[A-Za-z0-9_:.-]+#[A-Za-z0-9_#:.-]+$/;
const anyKey = /^[A-Za-z0-9_#:.-]+$/;

/** The keys of the items that a text may mean, if it names several; otherwise none. */
export function referenceCandidates(
  text: string,
  names: Lookup,
  edition?: string,
): readonly string[] {
  const written = tidy(text);
  const keys = names.has(written) ? [] : keysNamed(names, written, edition);
  return keys.length > 1 ? keys.slice(0, 4) : [];
}

/**
 * Reads a reference to another item, written as its key or its name. If `names` is missing or empty,
 * a text is a key if it contains only characters that are allowed in keys.
 */
export function readReference(text: string, names?: Lookup, edition?: string): Parsed<string> {
  const written = tidy(text);
  if (names === undefined || names.size === 0) {
    return anyKey.test(written)
      ? parsed(written)
      : refused(`${quote(text)} is not a key of an item. A key looks like 2024#torch.`);
  }
  if (names.has(written)) return parsed(written);
  const keys = keysNamed(names, written, edition);
  const [only] = keys;
  if (keys.length === 1 && only !== undefined) return parsed(only);
  if (keys.length > 1) {
    const candidates = referenceCandidates(written, names, edition).map(
      (key) => `${names.get(key) ?? key} (${key})`,
    );
    return refused(`${quote(text)} may be ${candidates.join(' or ')}. Write which one.`, only);
  }
  const likely = likelyName(names, written);
  if (likely !== undefined) {
    return refused(`No item is called ${quote(text)}. Did you mean ${likely}?`, likely);
  }
  return keyPattern.test(written)
    ? refused(`No item has the key ${quote(text)}.`)
    : refused(`No item is called ${quote(text)}. Create it first, or write another name.`);
}

export const referenceCodec: Codec<string | null> = optional<string>({
  format: (sk) => sk,
  parse: readReference,
});

/** The name if it is known, otherwise the key. */
export const referenceName = (sk: string | null, names?: Lookup): string =>
  sk === null ? '' : (names?.get(sk) ?? sk);
