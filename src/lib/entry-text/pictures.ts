import { parser } from './parser.ts';

const most = 200;

const address = /^\/api\/pictures\/([\w-]{8,128})$/;

/** The ids of the pictures that a text shows, without repetitions, up to the first 200. */
export function picturesIn(text: string): string[] {
  if (!text.includes('/api/pictures/')) return [];
  const ids = new Set<string>();
  for (const { children } of parser.parse(text, {})) {
    for (const token of children ?? []) {
      const src = token.type === 'image' ? String(token.attrGet('src') ?? '') : '';
      const id = address.exec(src)?.[1];
      if (id !== undefined) ids.add(id);
      if (ids.size >= most) return [...ids];
    }
  }
  return [...ids];
}
