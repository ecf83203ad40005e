import { useQueries, useQuery } from '@tanstack/react-query';
import { armorList } from '#src/generated/endpoints/armor/armor.ts';
import { featList } from '#src/generated/endpoints/feats/feats.ts';
import { gearList } from '#src/generated/endpoints/gear/gear.ts';
import { spellList } from '#src/generated/endpoints/spells/spells.ts';
import { toolList } from '#src/generated/endpoints/tools/tools.ts';
import { weaponList } from '#src/generated/endpoints/weapons/weapons.ts';
import type {
  CharacterFeat,
  CharacterItem,
  CharacterSpell,
  Spell,
} from '#src/generated/model/index.ts';
import {
  copyOfArmor,
  copyOfGear,
  copyOfSpell,
  copyOfTool,
  copyOfWeapon,
  type ItemCopy,
  type SpellCopy,
} from './copies.ts';
import type { SpellLine } from './spells/spell-lines.ts';

const most = { pageSize: 8 } as const;

type Signal = { signal: AbortSignal };

const isOlder = ({ key }: ItemCopy): boolean => key?.startsWith('2014') === true;

/** The items of the catalogue whose names contain the text. */
async function foundItems(q: string, options: Signal): Promise<ItemCopy[]> {
  const search = { ...most, q };
  const [weapons, armor, gear, tools] = await Promise.all([
    weaponList(search, options),
    armorList(search, options),
    gearList(search, options),
    toolList(search, options),
  ]);
  return [
    ...weapons.items.map((row) => copyOfWeapon(row)),
    ...armor.items.map((row) => copyOfArmor(row)),
    ...gear.items.map((row) => copyOfGear(row)),
    ...tools.items.map((row) => copyOfTool(row)),
    // The sheet follows the rules of 2024, so their rows come first.
  ].toSorted((one, other) => Number(isOlder(one)) - Number(isOlder(other)));
}

export const useFoundItems = (q: string) =>
  useQuery({
    queryKey: ['sheetItems', q],
    queryFn: ({ signal }) => foundItems(q, { signal }),
    enabled: q.length > 1,
    placeholderData: (before) => before,
  });

export const useFoundSpells = (q: string) =>
  useQuery({
    queryKey: ['sheetSpells', q],
    queryFn: async ({ signal }): Promise<Spell[]> =>
      (await spellList({ q, pageSize: 20 }, { signal })).items,
    enabled: q.length > 1,
    placeholderData: (before) => before,
  });

type Copy = { readonly key: string | null; readonly catalogueVersion: number | null };

/** The rows of a kind by their keys, and whether these are all rows. */
interface KnownRows<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly isWhole: boolean;
}

const wholeList = { pageSize: 1000 } as const;

function known<Listed, Row extends Copy>(
  { items, nextCursor }: { items: readonly Listed[]; nextCursor: string | null },
  copy: (row: Listed) => Row,
): KnownRows<Row> {
  const copies = items.map((row) => copy(row));
  return {
    rows: new Map(copies.flatMap((row) => (row.key === null ? [] : [[row.key, row]]))),
    isWhole: nextCursor === null,
  };
}

const readKind = {
  gear: async (options: Signal) => known(await gearList(wholeList, options), copyOfGear),
  tools: async (options: Signal) => known(await toolList(wholeList, options), copyOfTool),
  armor: async (options: Signal) => known(await armorList(wholeList, options), copyOfArmor),
  weapons: async (options: Signal) => known(await weaponList(wholeList, options), copyOfWeapon),
} satisfies Readonly<Record<string, (options: Signal) => Promise<KnownRows<ItemCopy>>>>;

type ItemKind = keyof typeof readKind;

const isItemKind = (kind: string | null): kind is ItemKind => kind !== null && kind in readKind;

/** What the catalogue has now for a copy: `changed` with the new copy, `gone`, or nothing to say. */
export type CopyState<Row> =
  | { readonly state: 'same' | 'gone' }
  | { readonly state: 'changed'; readonly copy: Row };

function stateOf<Row extends Copy>(
  copied: Copy,
  found: KnownRows<Row> | undefined,
): CopyState<Row> {
  if (copied.key === null || copied.catalogueVersion === null || !found) return { state: 'same' };
  const copy = found.rows.get(copied.key);
  if (!copy) return { state: found.isWhole ? 'gone' : 'same' };
  return copy.catalogueVersion === copied.catalogueVersion
    ? { state: 'same' }
    : { state: 'changed', copy };
}

/** Compares copied items with the catalogue. One request for each kind that the items have. */
export function useItemCopies(
  items: readonly CharacterItem[],
): (item: CharacterItem) => CopyState<ItemCopy> {
  const kinds = [...new Set(items.map(({ kind }) => kind))].filter((kind) => isItemKind(kind));
  const queries = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['sheetCopies', kind],
      queryFn: ({ signal }: Signal) => readKind[kind]({ signal }),
    })),
  });
  const found = new Map(kinds.map((kind, index) => [kind, queries[index]?.data]));
  return (item) => stateOf(item, isItemKind(item.kind) ? found.get(item.kind) : undefined);
}

/** Compares chosen feats with the catalogue. They are loaded if the character has one of it. */
export function useFeatStates(
  feats: readonly CharacterFeat[],
): (feat: CharacterFeat) => CopyState<Copy>['state'] {
  const copyOf = ({ key, catalogueVersion = null }: CharacterFeat): Copy => ({
    key,
    catalogueVersion,
  });
  const { data } = useQuery({
    queryKey: ['sheetCopies', 'feats'],
    queryFn: async ({ signal }) =>
      known(await featList(wholeList, { signal }), ({ featSk, version }) => ({
        key: featSk,
        catalogueVersion: version,
      })),
    enabled: feats.some((feat) => copyOf(feat).catalogueVersion !== null),
  });
  return (feat) => stateOf(copyOf(feat), data).state;
}

interface CatalogueSpells {
  /** Compares a copied spell with its row. */
  readonly stateOf: (spell: CharacterSpell) => CopyState<SpellCopy>;
  /** A copy of the row with this key; null while the rows load, and if there is none. */
  readonly copyOf: (key: string) => SpellCopy | null;
  /** All facts of the row of a copied spell; null while the rows load, and if the row is another one by now. */
  readonly linesOf: (spell: CharacterSpell) => readonly SpellLine[] | null;
}

async function readSpells({ signal }: Signal) {
  const [{ spellLines }, list] = await Promise.all([
    import('./spells/spell-lines.ts'),
    spellList(wholeList, { signal }),
  ]);
  const lines = new Map(list.items.map((row) => [row.spellSk, spellLines(row)]));
  return { ...known(list, (row) => copyOfSpell(row, null)), lines };
}

/** The spells of the catalogue. They are loaded if the sheet refers to one. */
export function useCatalogueSpells(isNeeded: boolean): CatalogueSpells {
  const { data } = useQuery({
    queryKey: ['sheetCopies', 'spells'],
    queryFn: readSpells,
    enabled: isNeeded,
  });
  return {
    stateOf: (spell) => {
      const found = stateOf(spell, data);
      // The class is a choice of the player.
      return found.state === 'changed'
        ? { ...found, copy: { ...found.copy, class: spell.class } }
        : found;
    },
    copyOf: (key) => data?.rows.get(key) ?? null,
    linesOf: (spell) =>
      spell.key !== null && stateOf(spell, data).state === 'same'
        ? (data?.lines.get(spell.key) ?? null)
        : null,
  };
}
