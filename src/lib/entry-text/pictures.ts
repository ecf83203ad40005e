import type { Token } from 'markdown-it';
import { parser } from './parser.ts';
import { pictureAddressForm } from './picture-address.ts';

const most = 200;

const address = new RegExp(`^${pictureAddressForm}$`);

/**
 * The ids of the entry pictures (`/api/pictures/<id>`) that a text shows, without repetitions, at most the first 200.
 */
export const picturesIn = (text: string): string[] =>
  text.includes('/api/pictures/') ? picturesOfTokens(parser.parse(text, {})) : [];

/** The same for a text that is parsed already. */
export function picturesOfTokens(tokens: readonly Token[]): string[] {
  const ids = new Set<string>();
  for (const { children } of tokens) {
    for (const token of children ?? []) {
      const src = token.type === 'image' ? String(token.attrGet('src') ?? '') : '';
      const id = address.exec(src)?.[1];
      if (id !== undefined) ids.add(id);
      if (ids.size >= most) return [...ids];
    }
  }
  return [...ids];
}
