import { type QueryClient, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { wholeList } from '#src/api/whole-list.ts';
import { armorList } from '#src/generated/endpoints/armor/armor.ts';
import { featList } from '#src/generated/endpoints/feats/feats.ts';
import { gearList } from '#src/generated/endpoints/gear/gear.ts';
import { toolList } from '#src/generated/endpoints/tools/tools.ts';
import { weaponList } from '#src/generated/endpoints/weapons/weapons.ts';
import type {
  CharacterFeat,
  CharacterItem,
  CharacterSpell,
  Feat,
} from '#src/generated/model/index.ts';
import { looseName } from '#src/lib/fold.ts';
import { copiesKey } from './copies-key.ts';
import {
  copyOfArmor,
  copyOfGear,
  copyOfSpell,
  copyOfTool,
  copyOfWeapon,
  type ItemCopy,
  type SpellCopy,
} from './copies.ts';
import { featNamed } from './feats/feat-named.ts';
import { featText } from './feats/feat-text.ts';
import { allSpells } from './spell-choices/use-spells.ts';
import type { SpellLine } from './spells/spell-lines.ts';

/** The rows of each kind. A longer list is narrowed by more of the name. */
const most = { pageSize: 8 } as const;

type Signal = { signal: AbortSignal };

const isOlder = ({ key }: ItemCopy): boolean => key?.startsWith('2014') === true;

interface FoundItems {
  readonly items: readonly ItemCopy[];
  /** Whether further items have the name. */
  readonly isCut: boolean;
}

/** The items of the catalogue whose names contain the text. */
async function foundItems(q: string, options: Signal): Promise<FoundItems> {
  const search = { ...most, q };
  const [weapons, armor, gear, tools] = await Promise.all([
    weaponList(search, options),
    armorList(search, options),
    gearList(search, options),
    toolList(search, options),
  ]);
  const isCut = [weapons, armor, gear, tools].some(({ nextCursor }) => nextCursor !== null);
  const items = [
    ...weapons.items.map((row) => copyOfWeapon(row)),
    ...armor.items.map((row) => copyOfArmor(row)),
    ...gear.items.map((row) => copyOfGear(row)),
    ...tools.items.map((row) => copyOfTool(row)),
    // The sheet follows the rules of 2024, so their rows come first.
  ].toSorted((one, other) => Number(isOlder(one)) - Number(isOlder(other)));
  return { items, isCut };
}

export const useFoundItems = (q: string) =>
  useQuery({
    queryKey: ['sheetItems', q],
    queryFn: ({ signal }) => foundItems(q, { signal }),
    enabled: q.length > 1,
    placeholderData: (before) => before,
  });

/** The spells whose names contain the text, and all of them without a text. */
export function useFoundSpells(q: string) {
  const query = useQuery(allSpells);
  const sought = looseName(q);
  const rows = (query.data?.items ?? []).filter(({ name }) => looseName(name).includes(sought));
  return { query, rows };
}

type Copy = { readonly key: string | null; readonly catalogueVersion: number | null };

/**
 * The rows of a kind by their keys, and whether these are all rows. Devices keep some of them with a sheet: another form
 * of this object needs another form of what is kept (`presentForm` in src/api/waiting/kept-sheets.ts).
 */
export interface KnownRows<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  /** What the catalogue says about the rows, in Markdown. */
  readonly texts: ReadonlyMap<string, string>;
  /** All facts of spells in words. */
  readonly lines?: ReadonlyMap<string, readonly SpellLine[]>;
  readonly isWhole: boolean;
}

function known<Listed extends { readonly description: string }, Row extends Copy>(
  { items }: { items: readonly Listed[] },
  copy: (row: Listed) => Row,
  textOf: (row: Listed) => string = ({ description }) => description,
): KnownRows<Row> {
  const copies = items.flatMap((listed) => {
    const row = copy(listed);
    return row.key === null ? [] : [{ key: row.key, row, text: textOf(listed) }];
  });
  return {
    rows: new Map(copies.map(({ key, row }) => [key, row])),
    texts: new Map(copies.map(({ key, text }) => [key, text])),
    isWhole: true,
  };
}

const readKind = {
  gear: async ({ signal }: Signal) => known(await wholeList(gearList, signal), copyOfGear),
  tools: async ({ signal }: Signal) => known(await wholeList(toolList, signal), copyOfTool),
  armor: async ({ signal }: Signal) => known(await wholeList(armorList, signal), copyOfArmor),
  weapons: async ({ signal }: Signal) => known(await wholeList(weaponList, signal), copyOfWeapon),
} satisfies Readonly<Record<string, (options: Signal) => Promise<KnownRows<ItemCopy>>>>;

type ItemKind = keyof typeof readKind;

const isItemKind = (kind: string | null): kind is ItemKind => kind !== null && kind in readKind;

/** What the catalogue has now for a copy: `changed` with the new copy, `gone`, or nothing to say. */
export type CopyState<Row> =
  | { readonly state: 'same' | 'gone' }
  | { readonly state: 'changed'; readonly copy: Row };

/** Whether a value has everything that another one has, in any order of the fields. */
function hasAll(value: unknown, of: unknown): boolean {
  if (typeof of !== 'object' || of === null) return value === of;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(of) && (!Array.isArray(value) || value.length !== of.length)) return false;
  return Object.entries(of).every(([field, one]) => hasAll(Reflect.get(value, field), one));
}

function stateOf<Row extends Copy>(
  copied: Copy,
  found: KnownRows<Row> | undefined,
): CopyState<Row> {
  if (copied.key === null || copied.catalogueVersion === null || !found) return { state: 'same' };
  const copy = found.rows.get(copied.key);
  if (!copy) return { state: found.isWhole ? 'gone' : 'same' };
  // A new version can be a new text alone, which no copy has.
  return copy.catalogueVersion === copied.catalogueVersion ||
    hasAll(copied, { ...copy, catalogueVersion: copied.catalogueVersion })
    ? { state: 'same' }
    : { state: 'changed', copy };
}

/** What names the row of an item. */
interface ItemKey {
  readonly kind: string | null;
  readonly key: string | null;
}

interface CatalogueItems {
  /** Compares a copied item with its row. */
  readonly stateOf: (item: CharacterItem) => CopyState<ItemCopy>;
  /** What the catalogue says about an item; empty for an item that is not from it, and while its rows load. */
  readonly textOf: (item: ItemKey) => string;
}

/** The rows of copied items. One request for each kind that the items have. */
export function useCatalogueItems(items: readonly CharacterItem[]): CatalogueItems {
  const kinds = [...new Set(items.map(({ kind }) => kind))].filter((kind) => isItemKind(kind));
  const queries = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: copiesKey(kind),
      queryFn: ({ signal }: Signal) => readKind[kind]({ signal }),
    })),
  });
  const found = new Map(kinds.map((kind, index) => [kind, queries[index]?.data]));
  const rowsOf = ({ kind }: ItemKey) => (isItemKind(kind) ? found.get(kind) : undefined);
  return {
    stateOf: (item) => stateOf(item, rowsOf(item)),
    textOf: (item) => rowsOf(item)?.texts.get(item.key ?? '') ?? '',
  };
}

/** A row of a feat, as far as the sheet compares it. */
type FeatCopy = Copy & Pick<Feat, 'name' | 'edition' | 'abilityIncrease'>;

/** Whether the row of a feat still has the name and the increases of a chosen one. */
function isAsChosen(feat: CharacterFeat, { name, abilityIncrease }: FeatCopy): boolean {
  const { increases } = feat;
  return (
    feat.name === name &&
    (abilityIncrease === null
      ? increases.length === 0
      : increases.every(({ ability }) => abilityIncrease.from.includes(ability)) &&
        abilityIncrease.modes.some(
          ({ choose, amount }) =>
            choose === increases.length && increases.every((one) => one.amount === amount),
        ))
  );
}

interface CatalogueFeats {
  /** Compares a chosen feat with its row. */
  readonly stateOf: (feat: CharacterFeat) => CopyState<Copy>['state'];
  /** What the catalogue says about a feat of the rules of 2024, by its name; empty if it says nothing. */
  readonly textOf: (name: string) => string;
}

/** The feats of the catalogue. Every character has one of its background. */
export function useCatalogueFeats(): CatalogueFeats {
  const { data } = useQuery({
    queryKey: copiesKey('feats'),
    queryFn: async ({ signal }) =>
      known(
        await wholeList(featList, signal),
        ({ featSk, version, name, edition, abilityIncrease }): FeatCopy => ({
          key: featSk,
          catalogueVersion: version,
          name,
          edition,
          abilityIncrease,
        }),
        featText,
      ),
  });
  return {
    stateOf: (feat) => {
      const { key, catalogueVersion = null } = feat;
      const found = stateOf({ key, catalogueVersion }, data);
      if (found.state !== 'changed') return found.state;
      return isAsChosen(feat, found.copy) ? 'same' : 'changed';
    },
    textOf: (feature) => {
      const name = featNamed(feature);
      const rows = [...(data?.rows.entries() ?? [])];
      const [key] = rows.find(([, row]) => row.edition === '2024' && row.name === name) ?? [];
      return key === undefined ? '' : (data?.texts.get(key) ?? '');
    },
  };
}

interface CatalogueSpells {
  readonly query: Pick<
    UseQueryResult,
    'isPending' | 'isLoadingError' | 'error' | 'isFetching' | 'refetch'
  >;
  /** Compares a copied spell with its row. */
  readonly stateOf: (spell: CharacterSpell) => CopyState<SpellCopy>;
  /** A copy of the row with this key; null while the rows load, and if there is none. */
  readonly copyOf: (key: string) => SpellCopy | null;
  /** All facts of the row of a copied spell; null while the rows load, and if the row is another one by now. */
  readonly linesOf: (spell: CharacterSpell) => readonly SpellLine[] | null;
  /** What the catalogue says about a copied spell; empty without a text, and while the rows load. */
  readonly textOf: (spell: Pick<CharacterSpell, 'key'>) => string;
}

async function readSpells({ client }: { client: QueryClient }) {
  const [{ spellLines }, list] = await Promise.all([
    import('./spells/spell-lines.ts'),
    // The dialog that adds spells uses these rows, too.
    client.query({ ...allSpells, staleTime: 0 }),
  ]);
  const lines = new Map(list.items.map((row) => [row.spellSk, spellLines(row)]));
  return { ...known(list, (row) => copyOfSpell(row, null)), lines };
}

/** The spells of the catalogue. They are loaded if the sheet refers to one. */
export function useCatalogueSpells(isNeeded: boolean): CatalogueSpells {
  const query = useQuery({
    queryKey: copiesKey('spells'),
    queryFn: readSpells,
    enabled: isNeeded,
  });
  const { data } = query;
  // The class is a choice of the player.
  const compared = (spell: CharacterSpell) => {
    const copied = { ...spell, class: null };
    const found = stateOf(copied, data);
    return found.state === 'changed'
      ? { ...found, copy: { ...found.copy, class: spell.class } }
      : found;
  };
  return {
    query,
    stateOf: compared,
    copyOf: (key) => data?.rows.get(key) ?? null,
    linesOf: (spell) =>
      spell.key !== null && compared(spell).state === 'same'
        ? (data?.lines?.get(spell.key) ?? null)
        : null,
    textOf: ({ key }) => data?.texts.get(key ?? '') ?? '',
  };
}
