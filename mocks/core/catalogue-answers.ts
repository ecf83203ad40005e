import { etagOf, requireVersion } from '#contract/etag.ts';
import type { CatalogueAction } from '#src/generated/model/index.ts';
import { isFound, searchWords } from '#src/lib/catalogue-search.ts';
import type { CatalogueBody, Kind } from './catalogue.ts';
import type { MockContext } from './context.ts';
import { notFound } from './not-found.ts';
import { ascending, pageOf, type SortKey } from './pages.ts';
import type { StoredChange } from './state.ts';
import { compareIn, foldedName, type CatalogueItem, type SortBy } from './shelf.ts';

interface ListParams {
  readonly category?: string;
  readonly q?: string;
  readonly sort: SortBy;
  readonly reverse: boolean;
  readonly withTotal: boolean;
  readonly pageSize: number;
  readonly nextCursor?: string;
}

interface HistoryParams {
  readonly pageSize: number;
  readonly nextCursor?: string;
}

/** An item as its owner wrote it: without what the store says about it. */
type Written<Item> = Omit<Item, 'version' | 'meta'>;

interface HistoryEntry<Item> {
  version: number;
  action: CatalogueAction;
  at: string;
  by: string | null;
  before: Written<Item> | null;
  after: Written<Item> | null;
}

const written = <Item extends CatalogueItem>(item: Item | null): Written<Item> | null => {
  if (!item) return null;
  const { version: _version, meta: _meta, ...rest } = item;
  return rest;
};

/** How an item began that was there before anybody's changes were remembered. */
const creationOf = <Item extends CatalogueItem>(sk: string, item: Item): StoredChange<Item> => ({
  sk,
  version: item.version,
  action: 'created',
  at: item.meta.created_at,
  by: item.meta.created_by,
  before: null,
  after: item,
});

/** A deletion has the version that it deleted, and comes after it. */
const placeOf = ({ version, action }: StoredChange<unknown>): SortKey => [
  version,
  action === 'deleted' ? 1 : 0,
];

/** The answers of one kind, all but those to many operations at once. */
export function answersOf<Item extends CatalogueItem, Given, Body extends Given & CatalogueBody>(
  kind: Kind<Item, Given, Body>,
) {
  const { list: name, noun, filing, past } = kind.definition;
  const shown = (item: Item) => ({ body: item, headers: { ETag: etagOf(item.version) } });

  return {
    list({ state }: MockContext, params: ListParams) {
      const { category, q, sort, reverse, withTotal, pageSize, nextCursor } = params;
      const words = q === undefined ? [] : searchWords(q);
      const order = { by: sort, reverse };
      const shelf = kind.shelf(state);
      const sorted = shelf.inOrder(order);
      const holds = (row: Item) =>
        (category === undefined || row.category === category) && isFound(foldedName(row), words);
      const page = pageOf(sorted, {
        list: [name, category ?? '', sort, reverse, ...words].join('/'),
        size: pageSize,
        cursor: nextCursor,
        key: (row) => shelf.sortKey(row, order),
        compare: compareIn(order),
        holds,
      });
      const total = withTotal ? sorted.filter(holds).length : null;
      return { status: 200 as const, body: { ...page, total } };
    },

    create(context: MockContext, body: Body) {
      const item = kind.write(context, (draft) => kind.create(context, draft, body));
      const Location = `/api/${name}/${encodeURIComponent(filing.sk(item))}`;
      const headers = { ETag: etagOf(item.version), Location };
      return { status: 201 as const, body: item, headers };
    },

    get: ({ state }: MockContext, sk: string) => ({
      status: 200 as const,
      ...shown(kind.find(state, sk)),
    }),

    update(context: MockContext, sk: string, ifMatch: string | undefined, body: Body) {
      requireVersion(ifMatch, kind.find(context.state, sk).version);
      const item = kind.write(context, (draft) => kind.replace(context, draft, sk, body));
      return { status: 200 as const, ...shown(item) };
    },

    delete(context: MockContext, sk: string, ifMatch: string | undefined) {
      requireVersion(ifMatch, kind.find(context.state, sk).version);
      kind.write(context, (draft) => kind.remove(context, draft, sk));
      return { status: 204 as const };
    },

    /** Who did what to an item, the latest first; also to one that is gone. */
    history({ state }: MockContext, sk: string, { pageSize, nextCursor }: HistoryParams) {
      const remembered = past(state).changes.filter((change) => change.sk === sk);
      const now = kind.shelf(state).get(sk);
      if (remembered.length === 0 && !now) throw notFound(noun);
      const [earliest = { before: now }] = remembered;
      const first = earliest.before;
      const all = first?.version === 1 ? [creationOf(sk, first), ...remembered] : remembered;
      const compare = (a: SortKey, b: SortKey) => ascending(b, a);
      const page = pageOf(
        all.toSorted((a, b) => compare(placeOf(a), placeOf(b))),
        {
          list: `${name}/${sk}/history`,
          size: pageSize,
          cursor: nextCursor,
          key: placeOf,
          compare,
        },
      );
      const items = page.items.map(
        ({ version, action, at, by, before, after }): HistoryEntry<Item> => {
          return { version, action, at, by, before: written(before), after: written(after) };
        },
      );
      return { status: 200 as const, body: { items, nextCursor: page.nextCursor } };
    },
  };
}
