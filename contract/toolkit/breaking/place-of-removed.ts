import { pointerKeys, pointerOf } from '#src/lib/json-pointer.ts';
import { valueAt } from '../document/references.ts';
import type { Api } from '../document/open.ts';
import type { ApiOperation } from '../document/operations.ts';
import type { Place } from '../finding.ts';

/** An operation in both contracts: its path can have another name for a parameter. */
export interface Versions {
  readonly old: ApiOperation;
  readonly present: ApiOperation;
}

const pathItem = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** The pointer of a part of an operation, below the name that the operation has in the new contract. */
function renamed(pointer: string, { old, present }: Versions): string {
  for (const [from, to] of [
    [old.pointer, present.pointer],
    [pathItem(old.pointer), pathItem(present.pointer)],
  ] as const) {
    if (pointer === from || pointer.startsWith(`${from}/`)) return to + pointer.slice(from.length);
  }
  return pointer;
}

/** The entry of a list at the same index can be another one, so the list stands for its entries. */
function nearest(pointer: string, { document }: Api): string {
  let found = '';
  for (const key of pointer === '' ? [] : pointerKeys(pointer)) {
    const next = found + pointerOf(key);
    if (Array.isArray(valueAt(document, found)) || valueAt(document, next) === undefined) break;
    found = next;
  }
  return found;
}

/**
 * Where the new contract has the nearest part around one that only the old contract has. Reports can only name a file
 * that exists: `main:openapi.yaml` is none of the repository.
 */
export const placeOfRemoved = (pointer: string, after: Api, versions: Versions | null): Place =>
  after.placeOf(nearest(versions === null ? pointer : renamed(pointer, versions), after));
