import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { toast } from 'sonner';
import { useOpenSaved } from '#src/components/forms/use-entity-form.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { untilSlow } from '#src/components/route-module.ts';
import {
  getEntryGetSuspenseQueryOptions,
  useEntryCreate,
  useEntryGetSuspense,
  useEntryUpdate,
} from '#src/generated/endpoints/entries/entries.ts';
import {
  getMemberListSuspenseQueryOptions,
  useMemberListSuspense,
} from '#src/generated/endpoints/members/members.ts';
import { HttpError } from '#src/api/http-error.ts';
import type { ErrorType } from '#src/api/http.ts';
import type { ApiProblem, Entry } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { entryDraft } from './entry-draft.ts';
import { EntryForm } from './entry-form.tsx';
import { readingAuthor, typeTexts } from './entry-labels.ts';
import { KeptText } from './kept-text.tsx';
import { entryVersion } from './entry-values.ts';
import { entriesFreshFor, useEntryRefresh } from './refresh-entries.ts';

export const loader =
  (queryClient: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const { campaignId = '', entryId = '' } = params;
    return untilSlow(
      Promise.all([
        queryClient.query(getMemberListSuspenseQueryOptions(campaignId)),
        queryClient.query({
          ...getEntryGetSuspenseQueryOptions(campaignId, entryId),
          staleTime: entriesFreshFor,
        }),
      ]),
    );
  };

export const handle = { title: 'Edit entry', skeleton: 'plain', Rescue: KeptEntry } as const;

function KeptEntry() {
  const { entryId = '' } = useParams();
  return <KeptText draftOf={entryDraft(entryId)} />;
}

export function Component() {
  const { entryId = '' } = useParams();
  return <EditEntry key={entryId} />;
}

function EditEntry() {
  const { campaignId = '', entryId = '' } = useParams();
  const queryClient = useQueryClient();
  const openSaved = useOpenSaved();
  const refresh = useEntryRefresh(campaignId);
  const save = useSave();
  /** Whether the entry is deleted, and the user wants to save it as a new one. */
  const createsAgain = useRef(false);
  const { data: members } = useMemberListSuspense(campaignId);
  const { data: entry } = useEntryGetSuspense(campaignId, entryId);
  // A refetch must not remove the form in which someone writes.
  const [couldEdit] = useState(entry.canEdit);
  const isPlayer = members.items.some(({ isSelf, role }) => isSelf && role === 'player');
  const place = entry.parentId === null ? {} : { parentId: entry.parentId };
  const page = paths.entry(campaignId, entryId);
  return (
    <>
      <title>{`Edit ${entry.title} · Questwright`}</title>
      <PageHeader
        eyebrow={
          <PrefetchLink to={page} className="text-link wrap-anywhere">
            {entry.title}
          </PrefetchLink>
        }
        title={`Edit ${typeTexts[entry.type].label.toLowerCase()}`}
      />
      {couldEdit ? (
        <EntryForm
          draftOf={entryDraft(entryId)}
          stored={entryVersion(entry)}
          fetchStored={async () => {
            const current = getEntryGetSuspenseQueryOptions(campaignId, entryId);
            return entryVersion(await queryClient.query({ ...current, staleTime: 0 }));
          }}
          members={members.items}
          author={readingAuthor(entry, isPlayer)}
          submitLabel="Save changes"
          mutation={save}
          variables={(data, { version, once }) =>
            createsAgain.current
              ? { create: { campaignId, data: { ...data, ...place }, headers: once() } }
              : {
                  update: { campaignId, entryId, data, headers: { 'If-Match': `"${version}"` } },
                }
          }
          onCreateAgain={() => {
            createsAgain.current = true;
          }}
          onDone={(saved, outcome) => {
            void refresh(saved);
            const message = createsAgain.current
              ? `${saved.title} is written down again.`
              : outcome.merged
                ? 'Saved. Someone else has changed other paragraphs meanwhile: both changes are kept.'
                : 'Saved.';
            if (!createsAgain.current && !outcome.closes) {
              toast.success(message);
              return;
            }
            openSaved(
              {
                message,
                page: paths.entry(campaignId, saved.entryId),
                form: paths.entryEdit(campaignId, saved.entryId),
                replace: true,
              },
              outcome,
            );
          }}
          cancel={page}
        />
      ) : (
        <>
          <Alert tone="warning" title="Only its author and the game masters can change this entry.">
            <PrefetchLink to={page} className="text-link">
              Back to the entry
            </PrefetchLink>
          </Alert>
          <KeptEntry />
        </>
      )}
    </>
  );
}

type Update = Parameters<ReturnType<typeof useEntryUpdate>['mutate']>[0];
type Create = Parameters<ReturnType<typeof useEntryCreate>['mutate']>[0];

/** Whether the parent of the new entry is deleted, too. */
const isParentGone = (error: unknown): boolean =>
  error instanceof HttpError && error.fields.some(({ path }) => path === '/parentId');

/** Changes the entry, or creates it again after someone has deleted it. */
function useSave() {
  const update = useEntryUpdate();
  const create = useEntryCreate();
  return useMutation<Entry, ErrorType<ApiProblem>, { update: Update } | { create: Create }>({
    mutationFn: (variables) =>
      'create' in variables
        ? create.mutateAsync(variables.create).catch((error: unknown) => {
            if (!isParentGone(error)) throw error;
            const { parentId: _, ...data } = variables.create.data;
            return create.mutateAsync({ ...variables.create, data });
          })
        : update.mutateAsync(variables.update),
  });
}
