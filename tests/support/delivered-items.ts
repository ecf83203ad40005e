import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';

/** The number of items of an edition in the delivered catalogue. */
export function deliveredItems(kind: CatalogueKind, edition: '2014' | '2024'): number {
  const file = join(import.meta.dirname, `../../backend/seed/srd/${kind}.json`);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { edition: string }[];
  return rows.filter((row) => row.edition === edition).length;
}

/** Whether a text may promise the kind for 2014. One item is no promise: 2014 has one feat. */
export const isDeliveredFor2014 = (kind: CatalogueKind): boolean =>
  deliveredItems(kind, '2014') > 1;
