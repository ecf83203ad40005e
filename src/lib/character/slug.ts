/** `Boon of Fate` is `boon-of-fate`, and `Hunter’s Mark` is `hunters-mark`: the last part of a key in the catalogue. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

const edition = '2024#';

/** The last part of a key of the edition 2024, or the name in its form. A key of another edition stays as it is. */
export function slugIn({ key, name }: { readonly key: string | null; readonly name: string }) {
  if (key === null) return slugOf(name);
  return key.startsWith(edition) ? key.slice(edition.length) : key;
}
