import { isSchema } from '#contract/json-schema.ts';
import type { ApiOperation } from '../../document/operations.ts';
import type { Caller } from '../callers.ts';
import { parameterKey } from '../request.ts';
import type { Answered, Run } from '../run.ts';

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

const isCursor = (name: string): boolean => /cursor|pagetoken/i.test(name);

const isPageSize = (name: string): boolean => /^(?:page_?size|limit|per_?page)$/i.test(name);

function cursorIn(body: unknown): unknown {
  if (!isSchema(body)) return null;
  return Object.entries(body).find(([name]) => isCursor(name))?.[1] ?? null;
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
    next = cursorIn(read.body);
    if (next === null || next === '') return { items, answered, isWhole: true };
  }
  return { items, answered, isWhole: false };
}
