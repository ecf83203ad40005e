import {
  type QueryClient,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunction, Navigate, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { changesOver } from '#src/components/drafts/rebase.ts';
import { untilSlow } from '#src/components/route-module.ts';
import type { OnceHeaders } from '#src/components/forms/use-single-submit.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { paths } from '#src/paths.ts';
import { CatalogueForm, type FormFailure } from './catalogue-form.tsx';
import { FormPage } from './form-page.tsx';
import type { Kind } from '../kind.ts';
import { handleWithTitle } from '../kind-texts.ts';
import { kinds } from '../kinds/all.ts';
import { itemDraft, useItemForm } from './use-item-form.ts';
import { failureOf } from '../edits/save-draft.ts';
import type { CatalogueItem, Values } from '../values.ts';
import { titleOf } from '../title.ts';
import { longestItemName } from '#src/lib/contract-limits.ts';

export const loader =
  (queryClient: QueryClient, slug: CatalogueKind): LoaderFunction =>
  ({ request }) => {
    const kind = kinds[slug];
    const copiedKey = copiedSk(new URL(request.url).searchParams);
    return untilSlow(
      Promise.all([
        kind.prefetch(queryClient),
        copiedKey !== null && queryClient.query({ ...kind.item(copiedKey), staleTime: 'static' }),
      ]),
    );
  };

const title = (kind: Kind): string => `New ${kind.one}`;

export const handle = handleWithTitle(title, { skeleton: 'plain' });

export function Component({ kind: slug }: { kind: CatalogueKind }) {
  const kind = kinds[slug];
  const copiedKey = copiedSk(useSearchParams()[0]);
  return copiedKey === null ? (
    <NewItem key={slug} kind={kind} draftOf="new" start={kind.emptyValues} />
  ) : (
    <Copy key={`${slug} ${copiedKey}`} kind={kind} sk={copiedKey} />
  );
}

function Copy({ kind, sk }: { kind: Kind; sk: string }) {
  const { data: item } = useSuspenseQuery(kind.item(sk));
  const [start] = useState(() => copyOf(item));
  return (
    <NewItem
      kind={kind}
      draftOf={`copy of ${sk}`}
      start={start}
      lead={`As ${titleOf(item)}, with a name of its own.`}
    />
  );
}

/** After “Create and start another”, the next item starts with the values of these fields. */
const keptFields = ['category', 'edition', 'source'];

interface NewItemProps {
  kind: Kind;
  draftOf: string;
  start: Values;
  lead?: string;
}

function NewItem({ kind, draftOf, start, lead = kind.about }: NewItemProps) {
  const client = useQueryClient();
  const [count, setCount] = useState(0);
  const [nextPage, setNextPage] = useState<string | null>(null);
  const itemForm = useItemForm({ kind, draftOf, stored: { values: start, version: null } });
  const { draft, form } = itemForm;
  const creation = useMutation({
    mutationFn: ({ values: sent, headers }: { values: Values; headers: OnceHeaders }) =>
      kind.create(sent, headers),
    onSuccess: async (item) => {
      await kind.invalidate(client);
      toast.success(`${titleOf(item)} is in the catalogue.`);
    },
  });

  const createAnd =
    (then: (created: Values) => void) =>
    (formValues: Values, headers: OnceHeaders): Promise<FormFailure | null> =>
      creation.mutateAsync({ values: formValues, headers }).then(async (created) => {
        const written = changesOver(formValues, form.getValues());
        if (Object.keys(written).length === 0) {
          draft.endDraft();
          then(created.values);
          return null;
        }
        // The form of the new item shows what was written during the request.
        const changes = { base: created, changed: written, attachment: null, usedDraft: null };
        await draft.storeFor(itemDraft(kind, created.sk), changes);
        draft.endDraft();
        setNextPage(paths.catalogueUpdate(kind.slug, created.sk));
        return null;
      }, failureOf);

  return (
    <FormPage kind={kind} title={title(kind)} lead={lead}>
      <CatalogueForm
        key={itemForm.shown}
        focused={count > 0}
        kind={kind}
        itemForm={itemForm}
        submit={{
          label: `Create ${kind.one}`,
          onSubmit: createAnd(() => setNextPage(paths.catalogueList(kind.slug))),
        }}
        finished={nextPage !== null}
        secondarySubmit={{
          label: 'Create and start another',
          onSubmit: createAnd((created) => {
            const next = { ...kind.emptyValues };
            for (const key of keptFields) next[key] = created[key];
            draft.show({ values: next, version: null }, {});
            setCount((before) => before + 1);
          }),
        }}
      />
      {/* `Navigate` is after the form, because the `LeaveGuard` of the form must get `finished` before the
          navigation starts. */}
      {nextPage !== null && <Navigate to={nextPage} />}
    </FormPage>
  );
}

/** The key of the item to copy, from the URL. */
const copiedSk = (search: URLSearchParams): string | null => search.get('copy') || null;

/** The values of a copy. It has another name, because a name is unique in its edition. */
const copyOf = ({ name, values }: CatalogueItem): Values => ({
  ...values,
  name: `${name.slice(0, longestItemName - ' (copy)'.length).trimEnd()} (copy)`,
});
