import { isSchema } from '#contract/json-schema.ts';
import type { ApiOperation } from '../../document/operations.ts';
import type { Caller } from '../callers.ts';
import { parameterKey } from '../request.ts';
import type { Answered } from '../answered.ts';
import type { Run } from '../run.ts';

/** How many pages of a list are read at most; a longer list is not read to its end. */
const mostPages = 12;

/** The list in the body of a page; null if it has none. */
function listIn(body: unknown): readonly unknown[] | null {
  const list: unknown = isSchema(body)
    ? (body['items'] ?? Object.values(body).find((value) => Array.isArray(value)))
    : body;
  return Array.isArray(list) ? list : null;
}

export const itemsOf = (body: unknown): readonly unknown[] => listIn(body) ?? [];

export const isCursor = (name: string): boolean => /cursor|page_?token/i.test(name);

const isPageSize = (name: string): boolean => /^(?:page_?size|limit|per_?page)$/i.test(name);

/** Cursors are at most at this depth, as in `{ meta: { paging: { nextCursor } } }`. */
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
  /** Whether the pages have numbers or offsets, and no cursors. */
  readonly isNumbered: boolean;
  readonly answered: readonly Answered[];
}

type Parameter = ApiOperation['parameters'][number];

/** How the next page of a list is asked for. */
interface Pager {
  readonly kind: 'cursor' | 'number' | 'offset';
  readonly parameter: Parameter;
}

const isNumber = ({ schema }: Parameter): boolean =>
  isSchema(schema?.schema) && ['integer', 'number'].includes(String(schema.schema['type']));

function pagerOf({ parameters }: ApiOperation): Pager | null {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const cursor = query.find(({ name }) => isCursor(name));
  if (cursor) return { kind: 'cursor', parameter: cursor };
  const numbers = query.filter(isNumber);
  const offset = numbers.find(({ name }) => /^(?:offset|skip|start_?(?:at|index))$/i.test(name));
  if (offset) return { kind: 'offset', parameter: offset };
  const number = numbers.find(({ name }) => /^(?:page|page_?(?:number|no|index))$/i.test(name));
  return number ? { kind: 'number', parameter: number } : null;
}

/** The number of the page that comes without its parameter. */
function firstNumber({ schema }: Parameter): number {
  const { default: usual, minimum } = isSchema(schema?.schema) ? schema.schema : {};
  if (typeof usual === 'number') return usual;
  return minimum === 0 ? 0 : 1;
}

interface PageRead {
  /** The value with which the page was asked for; null for the first one. */
  readonly before: unknown;
  readonly body: unknown;
  /** How many pages and items were read until now, with this page. */
  readonly pages: number;
  readonly items: number;
  /** The wanted number of items of a page; undefined if it is not known. */
  readonly size: number | undefined;
}

/** The value for the next page, or whether the list ends here. */
function nextOf(
  { kind, parameter }: Pager,
  { before, body, pages, items, size }: PageRead,
): { readonly next: unknown } | { readonly isWhole: boolean } {
  if (kind === 'cursor') {
    const next = cursorIn(body);
    // Some backends leave the cursor out at the end; a list that never had one may have further pages.
    if (next === undefined) return { isWhole: before !== null };
    return next === null || next === '' ? { isWhole: true } : { next };
  }
  const own = itemsOf(body).length;
  if (own === 0 || (size !== undefined && own < size)) return { isWhole: true };
  return { next: kind === 'offset' ? items : firstNumber(parameter) + pages };
}

/**
 * Reads a list page by page. Null for an operation that has no pages, or whose first page cannot be read.
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
  const pager = pagerOf(operation);
  if (pager === null) return null;
  const size = operation.parameters.find(({ in: at, name }) => at === 'query' && isPageSize(name));
  const isNumbered = pager.kind !== 'cursor';
  const items: unknown[] = [];
  const answered: Answered[] = [];
  const walked = (isWhole: boolean): Walk => ({ items, answered, isNumbered, isWhole });
  let next: unknown = null;
  for (let page = 0; page < mostPages && run.hasBudget; page += 1) {
    const parameters = new Map([
      ...parents,
      ...(size && pageSize !== undefined ? [[parameterKey(size), pageSize] as const] : []),
      ...(next === null ? [] : [[parameterKey(pager.parameter), next] as const]),
    ]);
    const read = await run.call(operation, { parameters, body: null }, caller);
    if (!read || read.response.status >= 300) {
      // Some backends have no page beyond the last one.
      return page === 0 ? null : walked(isNumbered && read?.response.status === 404);
    }
    items.push(...itemsOf(read.body));
    answered.push(read);
    const following = nextOf(pager, {
      before: next,
      body: read.body,
      pages: page + 1,
      items: items.length,
      size: size === undefined ? undefined : pageSize,
    });
    if ('isWhole' in following) return walked(following.isWhole);
    next = following.next;
  }
  return walked(false);
}

/** A longer list without pages is perhaps cut by the backend. */
const mostUnpaged = 100;

/** Reads a list to its end, also one without pages. Null for what is not a list, or cannot be read. */
export async function readList(
  run: Run,
  operation: ApiOperation,
  caller: Caller,
  parents: ReadonlyMap<string, unknown>,
): Promise<Walk | null> {
  if (pagerOf(operation) !== null) return walkPages(run, operation, caller, parents);
  if (operation.parameters.some(({ name }) => isPageSize(name))) return null;
  const read = await run.call(operation, { parameters: parents, body: null }, caller);
  const items = read && read.response.status < 300 ? listIn(read.body) : null;
  if (!read || items === null) return null;
  return { items, answered: [read], isNumbered: false, isWhole: items.length < mostUnpaged };
}
