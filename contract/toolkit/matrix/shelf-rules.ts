import { isSchema } from '#contract/json-schema.ts';
import type { FaultName } from './faults.ts';

export interface Book {
  readonly bookId: string;
  readonly title: string;
  readonly pages: number;
  readonly genre: string;
  readonly tags: readonly string[];
  readonly note: string | null;
  readonly version: number;
}

export type BookInput = Omit<Book, 'bookId' | 'version'>;

/** Whether the backend under test has a fault. */
export type Has = (fault: FaultName) => boolean;

const genres = new Set(['tale', 'song', 'map']);

export const isGenre = (value: unknown): boolean => typeof value === 'string' && genres.has(value);

const lengthOf = (text: string): number => Array.from(text).length;

const isText = (value: unknown, min: number, max: number): value is string =>
  typeof value === 'string' && lengthOf(value) >= min && lengthOf(value) <= max;

function isTitle(value: unknown, has: Has): boolean {
  if (has('longest title is refused') && isText(value, 80, 80)) return false;
  const min = has('empty title is accepted') ? 0 : 1;
  return isText(value, min, has('long title is accepted') ? 200 : 80);
}

function isPages(value: unknown, has: Has): boolean {
  if (typeof value === 'string') return has('pages as text are accepted');
  if (typeof value !== 'number') return false;
  if (has('largest pages are refused') && value === 5000) return false;
  const min = has('pages of 0 are accepted') ? 0 : 1;
  const max = has('pages above the maximum are accepted') ? 10_000 : 5000;
  const isWhole = Number.isInteger(value) || has('pages with a fraction are accepted');
  return isWhole && value >= min && value <= max;
}

function isTags(value: unknown, has: Has): boolean {
  if (value === undefined) return true;
  if (!Array.isArray(value)) return false;
  const most = has('six tags are accepted') ? 6 : 5;
  const isUnique = new Set(value).size === value.length || has('the same tag twice is accepted');
  const longest = has('long tag is accepted') ? 100 : 20;
  return value.length <= most && isUnique && value.every((tag) => isText(tag, 1, longest));
}

function isNote(value: unknown, has: Has): boolean {
  if (value === null) return !has('null note is refused');
  return value === undefined || isText(value, 0, 200);
}

const known = new Set(['title', 'pages', 'genre', 'tags', 'note']);

/** The book that a body describes, or null if the contract does not allow the body. */
export function readBook(body: unknown, has: Has): BookInput | null {
  if (!isSchema(body)) return null;
  const { title, pages, genre, tags, note } = body;
  const isComplete =
    (title !== undefined || has('missing title is accepted')) &&
    (pages !== undefined || has('missing pages are accepted'));
  const isKnown =
    has('unknown property is accepted') || Object.keys(body).every((key) => known.has(key));
  const fits =
    isComplete &&
    isKnown &&
    (title === undefined || isTitle(title, has)) &&
    (pages === undefined || isPages(pages, has)) &&
    (isGenre(genre) || (has('unknown genre is accepted') && typeof genre === 'string')) &&
    isTags(tags, has) &&
    isNote(note, has);
  if (!fits) return null;
  return {
    title: typeof title === 'string' && title !== '' ? title.slice(0, 80) : 'Untitled',
    pages: Math.min(5000, Math.max(1, Math.floor(Number(pages ?? 1)))),
    genre: isGenre(genre) ? String(genre) : 'tale',
    tags: Array.isArray(tags) ? tags.slice(0, 5).map((tag) => String(tag).slice(0, 20)) : [],
    note: typeof note === 'string' ? note : null,
  };
}

/** The size of a page, or null if the contract does not allow it. */
export function readLimit(text: string | null, has: Has): number | null {
  if (text === null) return 10;
  if (!/^\d+$/.test(text)) return has('limit as text is accepted') ? 10 : null;
  const limit = Number(text);
  if (limit === 0) return has('limit of 0 is accepted') ? 10 : null;
  if (limit > 50) return has('limit above the maximum is accepted') ? 50 : null;
  return limit;
}
