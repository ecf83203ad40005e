import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type LoaderFunction, useLocation, useParams } from 'react-router';
import { useCurrentUser } from '#src/api/session.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { untilSlow } from '#src/components/route-module.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { attributionChanges, attributions } from '#src/lib/attribution.ts';
import { craftingText } from '#src/lib/catalogue/crafting.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { classNames } from '#src/ui/class-names.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { TextWithLinks } from '#src/ui/text-with-links.tsx';
import { type Fact, fieldFact } from '../fact.ts';
import type { Field } from '../field.ts';
import { type Kind, skInPath } from '../kind.ts';
import { handleWithTitle } from '../kind-texts.ts';
import { kinds } from '../kinds/all.ts';
import { useLookups } from '../list/use-list.ts';
import type { CatalogueItem } from '../values.ts';
import { listSearchOf } from './rule-link.ts';
import { isWide, RuleValue } from './rule-value.tsx';
import { titleOf } from '../title.ts';
import { useFreshItems } from '../use-fresh-items.ts';

export const loader =
  (queryClient: QueryClient, slug: CatalogueKind): LoaderFunction =>
  ({ params }) => {
    const kind = kinds[slug];
    // The names of other items may appear later.
    void kind.prefetch(queryClient).catch(() => undefined);
    return untilSlow(queryClient.query(kind.item(skInPath(kind, params))));
  };

export const handle = handleWithTitle(({ title }) => title, { skeleton: 'plain' });

export function Component({ kind: slug }: { kind: CatalogueKind }) {
  const kind = kinds[slug];
  const { data: item } = useSuspenseQuery(kind.item(skInPath(kind, useParams())));
  useFreshItems();
  return <RulesItem kind={kind} item={item} />;
}

function RulesItem({ kind, item }: { kind: Kind; item: CatalogueItem }) {
  const listSearch = listSearchOf(useLocation().state);
  const isAdmin = useCurrentUser()?.groups.includes('admin') ?? false;
  const { values } = item;
  const category = kind.categories.find(({ value }) => value === values['category'])?.label;
  return (
    <article>
      <title>{`${titleOf(item)} · Questwright`}</title>
      <PageHeader
        eyebrow={
          <>
            <PrefetchLink to={paths.rules()} className="text-link">
              Rules
            </PrefetchLink>
            {' / '}
            <PrefetchLink to={paths.rulesList(kind.slug) + listSearch} className="text-link">
              {kind.title}
            </PrefetchLink>
          </>
        }
        title={item.name}
        lead={
          <span className="tabular">
            {[category, `${String(values['edition'])} rules`].filter(Boolean).join(middleDot)}
          </span>
        }
        actions={
          isAdmin && (
            <PrefetchLink to={paths.catalogueUpdate(kind.slug, item.sk)} {...buttonProps()}>
              <Pencil aria-hidden size={18} />
              Edit
            </PrefetchLink>
          )
        }
      />
      <ItemBody kind={kind} item={item} />
      <Attribution source={String(values['source'])} />
    </article>
  );
}

/** The fields that the heading of the page or the attribution shows. */
const shownElsewhere = new Set(['name', 'category', 'edition', 'source']);

/** Only on the page of an item, because the lists have no room for it. */
const crafting: Fact = {
  keys: ['category', 'cost'],
  label: 'Crafting',
  text: ({ category, cost }) => craftingText(category, cost),
  numeric: false,
  sort: null,
};

/** Shows the facts, then the other fields. Texts and lists have the width of a paragraph. */
function ItemBody({ kind, item: { values } }: { kind: Kind; item: CatalogueItem }) {
  const lookups = useLookups(kind);
  const inFacts = new Set(kind.facts.flatMap(({ keys }) => keys));
  const others = kind.fields.filter(({ key }) => !shownElsewhere.has(key) && !inFacts.has(key));
  const hasText = (field: Field) => fieldFact(field).text(values, lookups) !== '';
  const lines: readonly (readonly [Fact, Field?])[] = [
    ...kind.facts.map((fact) => [fact] as const),
    [crafting],
    ...others.filter((field) => !isWide(field)).map((field) => [fieldFact(field), field] as const),
  ];
  const shownLines = lines.filter(([fact]) => fact.text(values, lookups) !== '');
  const texts = others.filter((field) => isWide(field) && hasText(field));
  return (
    <div
      className={classNames(
        'grid grid-cols-1 items-start gap-x-10 gap-y-6',
        texts.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]' : 'max-w-xl',
      )}
    >
      {shownLines.length > 0 && (
        <Panel title="At a glance" className="lg:order-last">
          <dl>
            {shownLines.map(([fact, field]) => (
              <div
                key={fact.label}
                className="flex justify-between gap-6 border-b border-hairline py-1.5 last:border-0"
              >
                <dt className="shrink-0 text-muted">{fact.label}</dt>
                <dd className="tabular text-right wrap-anywhere">
                  {field === undefined ? (
                    fact.text(values, lookups)
                  ) : (
                    <RuleValue field={field} value={values[field.key]} lookups={lookups} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      {texts.length > 0 && (
        <div className="flex max-w-prose flex-col gap-8">
          {texts.map((field) => (
            <section key={field.key} aria-labelledby={`rule-${field.key}`}>
              <h2 id={`rule-${field.key}`} className="mb-2 text-lg">
                {field.label}
              </h2>
              <RuleValue field={field} value={values[field.key]} lookups={lookups} />
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

/** Where the item comes from, in the words that the licence of its source requires. */
function Attribution({ source }: { source: string }) {
  const known = attributions.find((each) => each.source === source);
  return (
    <footer className="mt-10 max-w-prose border-t border-hairline pt-4 text-sm text-muted">
      <p>{`Source: ${source}.`}</p>
      {known && (
        <p className="mt-1">
          <TextWithLinks text={`${known.statement} ${attributionChanges}`} />
        </p>
      )}
    </footer>
  );
}
