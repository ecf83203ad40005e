import { foldName } from '#src/lib/fold.ts';
import type { GridRow } from '../edits/rows.ts';

/** The plain name with the edition, cached because up to 100,000 rows are compared after every edit. */
const identities = new WeakMap<GridRow['values'], string>();

function identityOf({ values }: Pick<GridRow, 'values'>): string {
  const known = identities.get(values);
  if (known !== undefined) return known;
  const name = values['name'];
  const identity =
    typeof name === 'string' ? `${foldName(name)} | ${String(values['edition'])}` : '';
  identities.set(values, identity);
  return identity;
}

const mayClash = ({ draft }: GridRow): boolean =>
  draft !== undefined &&
  draft.state !== 'removed' &&
  (draft.state === 'created' || 'name' in draft.changed || 'edition' in draft.changed) &&
  draft.errors['name'] === undefined;

const none: ReadonlyMap<string, string> = new Map();

/**
 * Finds new rows, and rows with a changed name or edition, that have the same plain name and edition
 * as another loaded row. The result has a warning by the key of the row.
 */
export function findSameNames(
  rows: readonly GridRow[],
  drafted: readonly GridRow[],
): ReadonlyMap<string, string> {
  const suspects = drafted.filter(mayClash);
  if (suspects.length === 0) return none;
  const keysByIdentity = new Map(suspects.map((row) => [identityOf(row), new Array<string>()]));
  for (const row of rows) {
    if (row.draft?.state !== 'removed') keysByIdentity.get(identityOf(row))?.push(row.sk);
  }
  const warnings = new Map<string, string>();
  for (const row of suspects) {
    const others = keysByIdentity.get(identityOf(row))?.filter((sk) => sk !== row.sk) ?? [];
    if (others.length > 0) {
      warnings.set(
        row.sk,
        `There is another ${String(row.values['name'])} in the edition ${String(row.values['edition'])}.`,
      );
    }
  }
  return warnings;
}
