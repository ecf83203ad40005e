import { foldName } from '../fold.ts';

/** Names that Windows keeps for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** What a file system refuses, or Obsidian reads as a part of a link. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*#^[\]]+/gu;

const maxCharacters = 80;

/** A file name without extension that every system accepts, as close to the title as possible. */
export function safeFileName(title: string): string {
  const plain = title.normalize('NFC').replaceAll(unsafe, ' ').replaceAll(/\s+/g, ' ').trim();
  const name = [...plain]
    .slice(0, maxCharacters)
    .join('')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '');
  if (name === '') return 'Untitled';
  return reserved.test(name) ? `_${name}` : name;
}

/**
 * One name per title. Obsidian looks a link up in all folders, and some systems do not tell upper from
 * lower case, so each name is used only once.
 */
export function uniqueFileNames(titles: readonly string[]): string[] {
  const used = new Set<string>();
  /** The next number by the plain form of a name, because many entries can have the same title. */
  const next = new Map<string, number>();
  return titles.map((title) => {
    const name = safeFileName(title);
    const fold = foldName(name);
    let unique = name;
    let number = next.get(fold) ?? 2;
    for (; used.has(foldName(unique)); number += 1) unique = `${name} (${number})`;
    next.set(fold, number);
    used.add(foldName(unique));
    return unique;
  });
}
