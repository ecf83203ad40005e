/** `Boon of Fate` is `boon-of-fate`, and `Hunter’s Mark` is `hunters-mark`: the last part of a key in the catalogue. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** The entry of a slug. A typed name can be that of a property of every object, such as `constructor`. */
export const entryOf = <T>(table: Readonly<Record<string, T>>, slug: string): T | undefined =>
  Object.hasOwn(table, slug) ? table[slug] : undefined;

const edition = '2024#';

/** The last part of a key of the edition 2024, or the name in its form. A key of another edition stays as it is. */
export function slugIn({ key, name }: { readonly key: string | null; readonly name: string }) {
  if (key === null) return slugOf(name);
  return key.startsWith(edition) ? key.slice(edition.length) : key;
}
