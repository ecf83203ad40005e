import { passagesIn } from '../entry-text/passages.ts';
import { maxText, plainString } from './fit-entry.ts';
import { hasCommentMark, vaultParts } from './vault-parts.ts';

/** What the texts of a vault can refer to. */
export interface VaultNames {
  /** The title of the entry for a link of Obsidian, such as `folder/Title` or an alias. */
  readonly titleOf: (target: string, from: string) => string | undefined;
  /** The key of a picture that a text shows. */
  readonly pictureOf: (target: string, from: string) => string | undefined;
}

interface Converted {
  readonly text: string;
  readonly findings: readonly string[];
}

const pictureEnding = /\.(?:png|jpe?g|webp|avif|gif|svg|bmp|tiff?|heic)$/i;

/** Changes a text, except for code in it. */
const outsideCode = (text: string, change: (part: string) => string): string =>
  vaultParts(text)
    .map((part) => (part.kind === 'code' ? part.text : change(part.text)))
    .join('');

/** More colons than any line of a text has, so that no line ends a passage with these colons. */
export function longColons(text: string): string {
  let colons = ':::';
  for (const [found] of text.matchAll(/:{3,}/g)) {
    if (found.length >= colons.length) colons = `${found}:`;
  }
  return colons;
}

/**
 * Whether the parser reads each new passage as one, and not as code. Only the first part of a text
 * that is too long can be for everyone.
 */
export function hidesComments(text: string, colons: string): boolean {
  const first = text.slice(0, 2 * maxText);
  if (!first.includes(`${colons}secret`)) return true;
  const passages = new Set(passagesIn(first).map(({ line }) => line));
  const lines = first.split('\n');
  return lines.every((line, at) => line !== `${colons}secret` || passages.has(at));
}

const isRemote = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};

/** The words of a link, which cannot contain brackets. */
const shownWords = (words: string): string => words.replaceAll(/[\][|\n]+/g, ' ').trim();

const embed = /!\[\[([^\][\n|]{1,300})(?:\|([^\][\n]{0,200}))?\]\]/g;
const wiki = /(?<!!)\[\[([^\][\n|]{1,300})(?:\|([^\][\n]{1,200}))?\]\]/g;
const image = /!\[([^\]\n]{0,300})\]\((?:<([^>\n]{1,1000})>|([^)\s]{1,1000}))(?:\s+"[^"\n]*")?\)/g;
const noteLink =
  /(?<!!)\[([^\]\n]{1,300})\]\((?:<([^>\n]{1,500}\.md)(?:#[^>\n]*)?>|([^)\s]{1,500}\.md)(?:#[^)\s]*)?)\)/gi;

/**
 * Turns the marks of Obsidian into those of entries.
 * @param from the path of the file
 * @param colons the mark of new passages, longer than all in the entry
 */
export function convertText(
  source: string,
  from: string,
  names: VaultNames,
  colons = longColons(source),
): Converted {
  const findings = new Set<string>();
  const linkTo = (target: string, words: string | undefined): string => {
    const [path = '', heading = ''] = target.split('#');
    const name = path.trim() === '' ? '' : (names.titleOf(path.trim(), from) ?? lastPart(path));
    const section = shownWords(heading.replaceAll('^', ''));
    const shown = shownWords(words ?? [name, section].filter(Boolean).join(' > '));
    // A link to a heading of the same note leads to no other entry.
    if (name === '') return shown;
    if (/[\][|\n]/.test(name) || name.length > 200) return shown;
    return shown === name || shown === '' ? `[[${name}]]` : `[[${name}|${shown}]]`;
  };
  const showPicture = (target: string, description: string): string => {
    const key = names.pictureOf(target, from);
    if (key !== undefined) return `![${description}](/api/pictures/${key})`;
    findings.add(
      `The picture “${target.slice(0, 100)}” is missing, or has a format that cannot be kept.`,
    );
    return description === '' ? lastPart(target) : description;
  };
  const convertMarks = (part: string): string =>
    part
      .replaceAll(image, (_, description: string, inBrackets?: string, plain?: string) => {
        const target = inBrackets ?? plain ?? '';
        if (!isRemote(target)) return showPicture(decoded(target), description);
        findings.add('A picture of another site becomes a link.');
        if (!/^https?:/i.test(target)) return description;
        return `[${shownWords(description) || 'Picture'}](<${target.replaceAll(/[<>]/g, '')}>)`;
      })
      .replaceAll(embed, (_, target: string, words?: string) => {
        const path = target.split('#')[0]?.trim() ?? '';
        if (!pictureEnding.test(path)) return linkTo(target, words);
        // Obsidian writes the width of a picture after the bar.
        const description = /^\d+(?:x\d+)?$/.test(words?.trim() ?? '')
          ? ''
          : shownWords(words ?? '');
        return showPicture(path, description);
      })
      .replaceAll(noteLink, (_, words: string, inBrackets?: string, plain?: string) =>
        linkTo(decoded(inBrackets ?? plain ?? ''), words),
      )
      .replaceAll(wiki, (_, target: string, words?: string) => linkTo(target, words));
  const text = vaultParts(plainString(source))
    .map(({ kind, text: part }) => {
      if (kind === 'code') return part;
      if (kind === 'words') return convertMarks(part);
      // A mark of another comment in it stays, so the whole note is for game masters.
      const words = (hasCommentMark(part) ? part : outsideCode(part, convertMarks)).trim();
      if (words === '') return '';
      findings.add('Its comments become passages for game masters.');
      return `\n\n${colons}secret\n${words}\n${colons}\n\n`;
    })
    .join('');
  return { text, findings: [...findings] };
}

/** `folder/Title.md` → `Title` */
const lastPart = (path: string): string =>
  (path.split('/').at(-1) ?? path).replace(/\.md$/i, '').trim();

const hashTag = /(?<=^|\s)#([\p{L}\p{N}_/-]*[\p{L}_][\p{L}\p{N}_/-]*)/gu;

/** The `#tags` in a text, which also stay in it. */
export function hashTags(text: string): string[] {
  const tags: string[] = [];
  outsideCode(text, (part) => {
    for (const [, tag = ''] of part.matchAll(hashTag)) tags.push(tag);
    return part;
  });
  return tags;
}
