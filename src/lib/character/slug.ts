/** `Boon of Fate` is `boon-of-fate`, and `Hunter’s Mark` is `hunters-mark`: the last part of a key in the catalogue. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** The last part of a key in the catalogue of the edition 2024; else of the name. */
export const slugIn = ({ key, name }: { readonly key: string | null; readonly name: string }) =>
  key === null ? slugOf(name) : key.slice(key.indexOf('#') + 1);
