import type { Token } from 'markdown-it';
import { parser, wikiLinkOf } from './parser.ts';

/**
 * The words of a text without its Markdown syntax, for search and excerpts. Blocks and cells are separated by
 * a line break. Passages that a reader may not read are not removed: `textFor` does that.
 */
export const plainText = (text: string): string => plainTextOfTokens(parser.parse(text, {}));

/** The same for a text that is parsed already. */
export const plainTextOfTokens = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => (token.type === 'inline' ? wordsOf(token.children ?? []) : token.content))
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .join('\n');

/** The words of inline tokens, such as those of the alternative text of an image. */
export const wordsOf = (tokens: readonly Token[]): string => tokens.map(wordsOfToken).join('');

function wordsOfToken(token: Token): string {
  const link = wikiLinkOf(token);
  if (link !== undefined) return link.words ?? link.title;
  if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
  return token.type === 'image' ? wordsOf(token.children ?? []) : token.content;
}
