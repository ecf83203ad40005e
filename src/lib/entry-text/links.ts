import type { Token } from 'markdown-it';
import { foldName } from '../fold.ts';
import { parser, wikiLinkOf } from './parser.ts';

const most = 200;

/**
 * The titles of the `[[links]]` of a parsed text in their order, without those that differ only in case or
 * spaces from an earlier one. Links after the first 200 titles are not read.
 */
export function linksOfTokens(tokens: readonly Token[]): string[] {
  const titles = new Map<string, string>();
  for (const { children } of tokens) {
    for (const token of children ?? []) {
      const title = wikiLinkOf(token)?.title ?? '';
      const name = foldName(title);
      if (name !== '' && !titles.has(name)) titles.set(name, title);
    }
    if (titles.size >= most) break;
  }
  return [...titles.values()].slice(0, most);
}

/** The plain names to which links in the texts of an entry can lead. */
export const linkedNames = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(linksOfTokens(texts.flatMap((text) => parser.parse(text, {}))).map(foldName));
