import { isSchema } from '#contract/json-schema.ts';
import type { ApiOperation } from '../../document/operations.ts';
import type { Caller } from '../callers.ts';
import { parameterKey } from '../request.ts';
import type { Answered } from '../answered.ts';
import type { Run } from '../run.ts';

/** So many pages are read; a longer list is not walked to its end. */
const mostPages = 12;

/** The list in the body of a page. */
export function itemsOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  if (!isSchema(body)) return [];
  const list: unknown =
    body['items'] ?? Object.values(body).find((value) => Array.isArray(value)) ?? [];
  return Array.isArray(list) ? list : [];
}

export const isCursor = (name: string): boolean => /cursor|page_?token/i.test(name);

const isPageSize = (name: string): boolean => /^(?:page_?size|limit|per_?page)$/i.test(name);

/** Cursors are at most so deep, as in `{ meta: { paging: { nextCursor } } }`. */
const deepestCursor = 3;

/** The cursors of a page, outer ones first; those of its items are of other lists. */
function cursorsIn(body: unknown, depth = 0): (readonly [name: string, value: unknown])[] {
  if (!isSchema(body) || depth > deepestCursor) return [];
  const entries = Object.entries(body);
  return [
    ...entries.filter(([name, value]) => isCursor(name) && !isSchema(value)),
    ...entries.flatMap(([, value]) => cursorsIn(value, depth + 1)),
  ];
}

/** The cursor of the next page; null at the end, undefined if the page does not tell. */
export function cursorIn(body: unknown): unknown {
  const cursors = cursorsIn(body);
  const next =
    cursors.find(([name]) => /next/i.test(name)) ??
    cursors.find(([name]) => !/prev|before|first|last|self|current/i.test(name));
  return next?.[1];
}

export interface Walk {
  readonly items: readonly unknown[];
  /** Whether the last page was reached. */
  readonly isWhole: boolean;
  readonly answered: readonly Answered[];
}

/**
 * Reads a list page by page. Null for an operation that has no cursor, or whose first page cannot be read.
 *
 * @param pageSize the size of the pages; absent for the one that the backend chooses
 */
export async function walkPages(
  run: Run,
  operation: ApiOperation,
  caller: Caller,
  parents: ReadonlyMap<string, unknown>,
  pageSize?: number,
): Promise<Walk | null> {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const cursor = query.find(({ name }) => isCursor(name));
  const size = query.find(({ name }) => isPageSize(name));
  if (!cursor) return null;
  const items: unknown[] = [];
  const answered: Answered[] = [];
  let next: unknown = null;
  for (let page = 0; page < mostPages && run.hasBudget; page += 1) {
    const parameters = new Map([
      ...parents,
      ...(size && pageSize !== undefined ? [[parameterKey(size), pageSize] as const] : []),
      ...(next === null ? [] : [[parameterKey(cursor), next] as const]),
    ]);
    const read = await run.call(operation, { parameters, body: null }, caller);
    if (!read || read.response.status >= 300) {
      return page === 0 ? null : { items, answered, isWhole: false };
    }
    items.push(...itemsOf(read.body));
    answered.push(read);
    const before = next;
    next = cursorIn(read.body);
    // Some backends leave the cursor out at the end; a list that never had one may have further pages.
    if (next === undefined) return { items, answered, isWhole: before !== null };
    if (next === null || next === '') return { items, answered, isWhole: true };
  }
  return { items, answered, isWhole: false };
}
