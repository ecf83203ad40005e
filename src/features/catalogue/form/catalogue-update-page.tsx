import {
  type QueryClient,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { type LoaderFunction, Navigate, useParams } from 'react-router';
import { untilSlow } from '#src/components/route-module.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import { type Kind, skInPath } from '../kind.ts';
import { handleWithTitle } from '../kind-texts.ts';
import { kinds } from '../kinds/all.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from 'sonner';
import { paths } from '#src/paths.ts';
import {
  ConflictCard,
  type ConflictCardHandle,
  type RecordConflict,
} from '#src/components/drafts/conflict-card.tsx';
import { changesOver, type Choices, resolve } from '#src/components/drafts/rebase.ts';
import { clashes } from '../edits/draft.ts';
import { titleOf } from '../title.ts';
import { failureOf, saveDraft } from '../edits/save-draft.ts';
import type { HistoryEntry } from '../kind-queries.ts';
import { useLookups } from '../list/use-list.ts';
import type { CatalogueItem, Values } from '../values.ts';
import { CatalogueForm, type FormFailure } from './catalogue-form.tsx';
import { FormPage } from './form-page.tsx';
import { ItemActions } from './item-actions.tsx';
import { useItemForm } from './use-item-form.ts';
import { Alert } from '#src/ui/alert.tsx';
import { HttpError } from '#src/api/http-error.ts';
import { lacksEvents, subscribeToServerEvent } from '#src/api/server-events.ts';

export const loader =
  (queryClient: QueryClient, slug: CatalogueKind): LoaderFunction =>
  async ({ params }) => {
    const kind = kinds[slug];
    const item = kind.item(skInPath(kind, params));
    const isKnown = queryClient.getQueryData(item.queryKey) !== undefined;
    // The item is always fetched, because a cached item may be outdated.
    const loading = Promise.all([
      queryClient.query({ ...item, staleTime: 0 }),
      kind.prefetch(queryClient),
    ]);
    // The page must not open with an outdated item, so it waits even if that is slow.
    await (isKnown ? loading : untilSlow(loading));
    return null;
  };

export const handle = handleWithTitle((kind) => `Change ${kind.one}`, { skeleton: 'plain' });

export function Component({ kind: slug }: { kind: CatalogueKind }) {
  const kind = kinds[slug];
  const sk = skInPath(kind, useParams());
  const { data: item } = useSuspenseQuery(kind.item(sk));
  return <UpdateItem key={sk} kind={kind} item={item} />;
}

const lastChangeOf = ({ updatedBy, version }: CatalogueItem): string =>
  updatedBy === null
    ? 'As it came with the product, not changed yet.'
    : `Changed last by ${updatedBy}, version ${version}.`;

interface Conflict {
  base: CatalogueItem;
  theirs: CatalogueItem;
  /** The values of the form when it was sent. */
  mine: Values;
}

const recordConflictOf = ({ base, theirs, mine }: Conflict): RecordConflict => ({
  name: titleOf(theirs),
  base: base.values,
  mine,
  theirs,
  fields: clashes({ base, changed: changesOver(base.values, mine) }, theirs),
});

function UpdateItem({ kind, item }: { kind: Kind; item: CatalogueItem }) {
  const client = useQueryClient();
  const lookups = useLookups(kind);
  // The version that the form is based on. It stays the same after a refetch in the background,
  // because a refetch must not reset the form. A restored draft can be based on an earlier version.
  const [base, setBase] = useState(item);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const card = useRef<ConflictCardHandle>(null);
  const [isFinished, setIsFinished] = useState(false);
  const latestChange = useChangeElsewhere(kind, item);
  const saving = useMutation({
    mutationFn: (draft: { base: CatalogueItem; changed: Values }) => saveDraft(client, kind, draft),
  });

  const itemForm = useItemForm({
    kind,
    draftOf: item.sk,
    stored: item,
    onShow: ({ values, version }) => {
      setBase({ ...item, values, version: version ?? item.version });
      setConflict(null);
    },
  });
  const { draft, form } = itemForm;

  function finish() {
    draft.endDraft();
    setIsFinished(true);
  }

  async function save(mine: Values, over = base): Promise<FormFailure | null> {
    const changed = changesOver(over.values, mine);
    const result = await saving.mutateAsync({ base: over, changed }).catch((error: unknown) => ({
      outcome: 'failed' as const,
      ...failureOf(error),
    }));
    if (result.outcome === 'failed') return result;
    if (result.outcome === 'conflict') {
      setConflict({ base: over, theirs: result.theirs, mine });
      return null;
    }
    await kind.invalidate(client);
    toast.success(`${titleOf(result.item)} saved.`);
    if (Object.keys(changesOver(mine, form.getValues())).length === 0) {
      finish();
      return null;
    }
    draft.continueFrom(result.item);
    setBase(result.item);
    setConflict(null);
    toast('What you wrote during this save is not saved yet.');
    return null;
  }

  /** While a conflict is open, the server would refuse the values of the form again. */
  async function applyChoices(): Promise<null> {
    await card.current?.apply();
    return null;
  }

  /**
   * Applies the choices to the version of the other person, shows the result in the form, and saves it
   * if it differs from that version.
   */
  async function saveResolved({ base: before, theirs }: Conflict, choices: Choices) {
    // The user may have gone on writing since the form was sent.
    const mine = form.getValues();
    const values = resolve({ base: before.values, mine, theirs: theirs.values, choices });
    const changed = changesOver(theirs.values, values);
    draft.show(theirs, changed);
    if (Object.keys(changed).length === 0) {
      toast.success('The form shows the saved values; none of your changes were left to save.');
      return;
    }
    if (!kind.check(values).ok) {
      void form.trigger();
      return;
    }
    const failure = await save(values, theirs);
    // This toast shows only the message. Saving again shows the errors at their fields.
    if (failure !== null) toast.error(failure.message);
  }

  function restore({ version, action, before, after }: HistoryEntry) {
    const values = action === 'deleted' ? before : after;
    if (values === null) return;
    draft.show(base, changesOver(base.values, values));
    toast.success(`Version ${version} is in the form. Save to keep it.`);
  }

  return (
    <FormPage
      kind={kind}
      title={titleOf(item)}
      lead={lastChangeOf(base)}
      actions={
        <ItemActions
          kind={kind}
          item={base}
          lookups={lookups}
          onRestore={restore}
          onDeleted={finish}
        />
      }
    >
      <title>{`${titleOf(item)} · Questwright`}</title>
      <CatalogueForm
        key={itemForm.shown}
        kind={kind}
        itemForm={itemForm}
        submit={{
          label: `Save ${kind.one}`,
          onSubmit: conflict === null ? (formValues) => save(formValues) : applyChoices,
        }}
        finished={isFinished}
        notice={
          conflict ? (
            <ConflictCard
              ref={card}
              key={conflict.theirs.version}
              noun={kind.one}
              fields={kind.fields}
              changedBy={conflict.theirs.updatedBy}
              lookups={lookups}
              conflict={recordConflictOf(conflict)}
              focused
              applyLabel="Save with these"
              onResolve={(choices) => saveResolved(conflict, choices)}
            />
          ) : (
            !saving.isPending &&
            saving.data?.outcome !== 'saved' &&
            !isFinished && (
              <ChangedElsewhere kind={kind} latest={latestChange} version={base.version} />
            )
          )
        }
      />
      {isFinished && <Navigate to={paths.catalogueList(kind.slug)} />}
    </FormPage>
  );
}

interface ChangedElsewhereProps {
  kind: Kind;
  latest: ChangeElsewhere;
  /** The version that the form is based on. */
  version: number;
}

/** Warns that someone else has saved or deleted the item, before the person tries to save. */
function ChangedElsewhere({ kind, latest, version }: ChangedElsewhereProps) {
  if (latest.version !== null && latest.version <= version) return null;
  const who = latest.by ?? 'Someone else';
  return latest.version === null ? (
    <Alert tone="warning" title={`${who} has deleted this ${kind.one}`}>
      It cannot be saved any more. What you wrote stays here for as long as this page is open.
    </Alert>
  ) : (
    <Alert tone="info" title={`${who} has saved version ${latest.version} meanwhile`}>
      Save as usual: what only one of you has changed is merged, and you are asked about the rest.
    </Alert>
  );
}

interface ChangeElsewhere {
  by: string | null;
  /** Null if the item was deleted. */
  version: number | null;
}

const deletedBySomeone: ChangeElsewhere = { by: null, version: null };

/**
 * The latest change of an item: as the server has reported it, or as the item is when the socket connects, because
 * the events before are lost.
 */
function useChangeElsewhere({ slug, item: itemQuery }: Kind, item: CatalogueItem): ChangeElsewhere {
  const client = useQueryClient();
  const { sk } = item;
  const [reported, setReported] = useState<ChangeElsewhere | null>(null);
  const readAgain = useEffectEvent(async () => {
    const query = itemQuery(sk);
    const state = client.getQueryState(query.queryKey);
    if (state === undefined || !lacksEvents(state)) return;
    try {
      await client.query({ ...query, staleTime: 0 });
      // The loaded item has the last change now, and can be newer than the last event.
      setReported(null);
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) setReported(deletedBySomeone);
    }
  });
  useEffect(() => {
    // The socket can connect between the request for the item and the first render.
    queueMicrotask(() => void readAgain());
    const ends = [
      subscribeToServerEvent('catalogueChanged', ({ kind, by, changes }) => {
        const change = kind === slug ? changes.find((each) => each.sk === sk) : undefined;
        if (change !== undefined) setReported({ by, version: change.version });
      }),
      subscribeToServerEvent('connected', () => void readAgain()),
      subscribeToServerEvent('reconnected', () => void readAgain()),
    ];
    return () => ends.forEach((end) => end());
  }, [slug, sk]);
  return reported ?? { by: item.updatedBy, version: item.version };
}
