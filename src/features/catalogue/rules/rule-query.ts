import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Choice } from '#src/lib/catalogue/choice.ts';
import type { Kind } from '../kind.ts';
import { type Cursor, type ItemPage, pageSize } from '../kind-queries.ts';
import { readAddress } from '../list/list-address.ts';
import { kinds } from '../kinds/all.ts';
import { listOf, type ListQuery } from '../list-query.ts';

/** What a list of rules shows. */
export interface RuleQuery extends ListQuery {
  /** Null for all editions. */
  edition: string | null;
}

/** The editions that items of the kind can have. */
export function editionsOf({ fields }: Pick<Kind, 'fields'>): readonly Choice[] {
  const control = fields.find(({ key }) => key === 'edition')?.type.control;
  return control?.type === 'choice' ? control.choices : [];
}

export function readRuleQuery(kind: Kind, search: URLSearchParams): RuleQuery {
  const edition = editionsOf(kind).find(({ value }) => value === search.get('edition'));
  return { ...readAddress(kind, search).query, edition: edition?.value ?? null };
}

/**
 * The maximum number of requests for one page of an edition. The page then ends, even if it is short,
 * and the reader can load the next one.
 */
const maxRequests = 16;

/**
 * The pages of a list. The API does not filter by edition, so a page of an edition is filled from several
 * pages of the API.
 */
export function rulePages(kind: Kind, { edition, ...query }: RuleQuery) {
  const pages = kind.pages(query);
  if (edition === null) return pages;
  return infiniteQueryOptions({
    ...pages,
    // The last part is the same as in the key of `pages`, so that saved items are updated here, too.
    queryKey: [...pages.queryKey.slice(0, -1), edition, ...pages.queryKey.slice(-1)],
    queryFn: async ({ pageParam, signal }): Promise<ItemPage> => {
      const items: ItemPage['items'] = [];
      let cursor: Cursor = pageParam;
      for (let requests = 0; requests < maxRequests; requests += 1) {
        const page = await kind.fetchPage(query, pageSize, cursor, signal);
        items.push(...page.items.filter(({ values }) => values['edition'] === edition));
        cursor = page.nextCursor ?? undefined;
        if (cursor === undefined || items.length >= pageSize) break;
      }
      return { items, nextCursor: cursor ?? null };
    },
  });
}

/** The search over all kinds shows at most this many items of a kind, with a link to the others. */
export const mostFound = 6;

export const foundRulesKey = ['rules', 'found'] as const;

/** The first items of each kind with these words in their names. */
export const foundRules = (q: string) =>
  queryOptions({
    queryKey: [...foundRulesKey, q],
    queryFn: ({ client }) =>
      Promise.all(
        Object.values(kinds).map(async (kind) => {
          const { pages } = await client.infiniteQuery(kind.pages({ ...listOf(null), q }));
          return { kind, items: pages.flatMap(({ items }) => items) };
        }),
      ),
    // The pages of the kinds are cached and retried, so this query is neither.
    staleTime: 0,
    retry: false,
  });
