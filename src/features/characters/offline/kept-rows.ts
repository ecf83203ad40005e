import type { QueryClient } from '@tanstack/react-query';
import type { KeptQuery } from '#src/api/waiting/kept-sheets.ts';
import type { Character } from '#src/generated/model/index.ts';
import { featuresOf } from '#src/lib/character/feature-list.ts';
import type { KnownRows } from '../catalogue-rows.ts';
import { copiesKey } from '../copies-key.ts';
import { featNamed } from '../feats/feat-named.ts';
import { itemsOf } from '../inventory/items-of.ts';

/** A row, as far as all kinds have the same. */
interface NamedRow {
  readonly name: string;
}

const kinds = ['armor', 'feats', 'gear', 'spells', 'tools', 'weapons'] as const;

/** Whether the sheet shows something of a row. */
type Uses = (kind: (typeof kinds)[number], key: string, row: NamedRow) => boolean;

function usesOf(character: Character): Uses {
  const { items } = itemsOf(character);
  const copies = [...items, ...character.spells.map(({ key }) => ({ kind: 'spells', key }))];
  const keys = new Set(copies.map(({ kind, key }) => `${kind} ${key}`));
  // Backgrounds and species give feats by name.
  const feats = new Set(featuresOf(character).map(({ name }) => featNamed(name)));
  return (kind, key, { name }) => (kind === 'feats' ? feats.has(name) : keys.has(`${kind} ${key}`));
}

/**
 * What the page has read of the catalogue, without the rows that the sheet does not show: with it, opened rows have
 * their texts without a network, too.
 */
export function keptRows(queryClient: QueryClient, character: Character): KeptQuery[] {
  const uses = usesOf(character);
  return kinds.flatMap((kind) => {
    const queryKey = copiesKey(kind);
    const known = queryClient.getQueryData<KnownRows<NamedRow>>(queryKey);
    if (!known) return [];
    const rows = new Map([...known.rows].filter(([key, row]) => uses(kind, key, row)));
    const ofRows = <Value>(map: ReadonlyMap<string, Value>) =>
      new Map([...map].filter(([key]) => rows.has(key)));
    const data: KnownRows<NamedRow> = {
      rows,
      texts: ofRows(known.texts),
      ...(known.lines && { lines: ofRows(known.lines) }),
      isWhole: false,
    };
    return [{ queryKey, data }];
  });
}
