import { useState } from 'react';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { ShowMore } from '#src/components/show-more.tsx';
import {
  useCampaignListInfinite,
  useCampaignPurge,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { CampaignSummary } from '#src/generated/model/index.ts';
import { restorableText } from '#src/lib/campaigns/restorable.ts';
import { relativeTime } from '#src/lib/relative-time.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useCampaignReturn } from './restore-campaign.ts';

const list = 'Deleted campaigns';
const deletedCampaigns = { pageSize: 24, deleted: true } as const;

/** The campaigns that the user has deleted, to be restored or deleted for good. */
export function DeletedCampaigns() {
  const [now] = useState(Date.now);
  const { data, error, isPending, isError, isFetching, refetch, ...more } = useCampaignListInfinite(
    deletedCampaigns,
    { query: { staleTime: 0 } },
  );
  const campaigns = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {isError && (
        <LoadProblem
          what="your deleted campaigns"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && (
        <div role="status" aria-busy className="panel flex flex-col gap-4 p-5 sm:p-6">
          <VisuallyHidden>Loading your deleted campaigns</VisuallyHidden>
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-6 w-1/3" />
        </div>
      )}
      {data !== undefined && campaigns.length === 0 && (
        <EmptyState title="Nothing is deleted">
          <p>A campaign that you delete waits here for thirty days before it is gone for good.</p>
        </EmptyState>
      )}
      {campaigns.length > 0 && (
        <ul aria-label={list} className="panel divide-y divide-hairline px-4 py-1 sm:px-6">
          {campaigns.map((campaign) => (
            <DeletedCampaign
              key={campaign.campaignId}
              campaign={campaign}
              now={now}
              isFetching={isFetching}
            />
          ))}
        </ul>
      )}
      <ShowMore what="campaigns" list={list} count={campaigns.length} more={more} />
    </>
  );
}

interface DeletedCampaignProps {
  campaign: CampaignSummary;
  now: number;
  /** Whether the list is being loaded again. */
  isFetching: boolean;
}

function DeletedCampaign({ campaign, now, isFetching }: DeletedCampaignProps) {
  const { campaignId, title, excerpt, deletedAt } = campaign;
  const [purging, setPurging] = useState(false);
  const restore = useCampaignReturn();
  const purge = useCampaignPurge({
    mutation: {
      onSuccess: () => {
        setPurging(false);
        toast.success(`${title} is gone for good.`);
      },
    },
  });
  const at = deletedAt === null ? now : Date.parse(deletedAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-lg font-semibold wrap-anywhere">{title}</h2>
        {excerpt !== '' && <p className="line-clamp-2 text-sm wrap-anywhere">{excerpt}</p>}
        <p className="text-sm text-muted">
          {'Deleted '}
          <time dateTime={deletedAt ?? undefined}>{relativeTime(at, now)}</time>
          {`, ${restorableText(at, now)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-label={`Restore ${title}`}
          // The campaign stays in the list until the list is loaded again.
          pending={restore.isPending || (restore.isSuccess && isFetching)}
          onClick={() => restore.mutate({ campaignId })}
        >
          Restore
        </Button>
        <Button
          variant="ghost"
          aria-label={`Delete for good: ${title}`}
          aria-haspopup="dialog"
          onClick={() => setPurging(true)}
        >
          Delete for good
        </Button>
      </div>
      <ConfirmDialog
        open={purging}
        onCancel={() => setPurging(false)}
        onConfirm={() => purge.mutate({ campaignId })}
        title="Delete this campaign for good?"
        confirmLabel="Delete for good"
        confirmText={title}
        pending={purge.isPending}
        error={purge.error && failureText(purge.error)}
      >
        Its entries, its pictures and the notes behind the screen are deleted for everyone. Nothing
        brings them back.
      </ConfirmDialog>
    </li>
  );
}
