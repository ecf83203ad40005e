import { parser, wikiLinkOf } from '../entry-text/parser.ts';
import { foldName } from '../fold.ts';

const link = /\[\[([^\][\n|]{1,200})(?:\|([^\][\n]{1,200}))?\]\]/g;

/** A `[[link]]` as the page shows it: not one in code. */
interface WrittenLink {
  /** The link with its brackets. */
  readonly mark: string;
  readonly title: string;
  readonly words: string | null;
  /** Where it begins in the text; null if it is written there in another form, as in some tables. */
  readonly at: number | null;
}

/** The links of a text in their order. The parser knows only their lines, so they are found again there. */
function linksIn(text: string): WrittenLink[] {
  const marks = [...text.matchAll(link)];
  if (marks.length === 0) return [];
  const lineStarts = [
    0,
    ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length),
  ];
  const found: WrittenLink[] = [];
  let lines: [number, number] = [0, 0];
  let next = 0;
  for (const { type, map, content, children } of parser.parse(text, {})) {
    // The cells of a table have no lines of their own, but their row has.
    if (map) lines = map;
    if (type !== 'inline') continue;
    const wikiLinks = new Map(
      (children ?? []).flatMap((token) => {
        const wikiLink = wikiLinkOf(token);
        return wikiLink ? [[wikiLink.start, wikiLink] as const] : [];
      }),
    );
    const start = lineStarts[lines[0]] ?? text.length;
    const end = lineStarts[lines[1]] ?? text.length;
    while ((marks[next]?.index ?? end) < start) next += 1;
    // Brackets that are not links, as in code, are looked up, too, so that each link is found at its own place.
    for (const { 0: mark, index } of content.matchAll(link)) {
      let place = next;
      while ((marks[place]?.index ?? end) < end && marks[place]?.[0] !== mark) place += 1;
      const at = marks[place]?.index ?? end;
      const isFound = at < end;
      if (isFound) next = place + 1;
      const wikiLink = wikiLinks.get(index);
      if (!wikiLink) continue;
      const { title, words } = wikiLink;
      found.push({ mark, title, words, at: isFound ? at : null });
    }
  }
  return found;
}

interface Rewritten {
  readonly text: string;
  /** The links that have a target, but could not be changed. */
  readonly kept: readonly string[];
}

/** Changes the targets of links, as many as the length allows. What is shown for a link stays the same. */
function rewritten(
  text: string,
  targetOf: (title: string) => string | undefined,
  maxLength: number,
): Rewritten {
  const parts: string[] = [];
  const kept: string[] = [];
  let from = 0;
  let { length } = text;
  for (const { mark, title, words, at } of linksIn(text)) {
    const target = targetOf(title);
    if (target === undefined) continue;
    const shown = words ?? title;
    const changed = shown === target ? `[[${target}]]` : `[[${target}|${shown}]]`;
    const added = changed.length - mark.length;
    if (at === null || /[\][\n|]/.test(target) || length + added > maxLength) {
      kept.push(mark);
      continue;
    }
    length += added;
    parts.push(text.slice(from, at), changed);
    from = at + mark.length;
  }
  return { text: [...parts, text.slice(from)].join(''), kept };
}

/** Replaces the targets of `[[links]]`. What is shown for a link stays the same. */
export const withTargets = (
  text: string,
  targetOf: (title: string) => string | undefined,
): string => rewritten(text, targetOf, Number.POSITIVE_INFINITY).text;

interface RenamedLink {
  readonly words: string;
  readonly title: string;
}

/** The longest text of an entry. */
const maxLength = 20_000;

/**
 * Writes the new titles into links whose targets were renamed, because an archive does not keep the
 * ids of targets. A link with which the text would become too long stays as it is, and so does one to a
 * title that cannot be in a link.
 */
export function withNewTitles(text: string, renamed: readonly RenamedLink[]): Rewritten {
  if (renamed.length === 0) return { text, kept: [] };
  const titles = new Map(renamed.map(({ words, title }) => [foldName(words), title]));
  return rewritten(text, (title) => titles.get(foldName(title)), maxLength);
}
