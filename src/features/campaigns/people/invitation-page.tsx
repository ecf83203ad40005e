import { useQueryClient } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { toast } from 'sonner';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { failureText, HttpError } from '#src/api/http-error.ts';
import { useSignedInUser } from '#src/api/session.ts';
import { coverSizes } from '#src/components/campaigns/cover-files.ts';
import { Cover } from '#src/components/campaigns/cover.tsx';
import { forgetInvitation } from '#src/components/guards/kept-invitation.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { getCampaignListInfiniteQueryKey } from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  useInvitationAccept,
  useInvitationGet,
} from '#src/generated/endpoints/invitations/invitations.ts';
import type { InvitationPreview } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { rights, roleWithArticle } from './roles.ts';

export const handle = { title: 'Invitation' };

/** Shows what an invitation is for, and joins the campaign. */
export function Component() {
  const { code = '' } = useParams();
  useEffect(forgetInvitation, []);
  // Never from the cache: an invitation can end at any time.
  const { data, error, isError, isFetching, refetch } = useInvitationGet(code, {
    query: { staleTime: 0, gcTime: 0 },
  });
  if (data !== undefined) return <Preview code={code} invitation={data} />;
  if (isError && isEnded(error)) return <Ended text={failureText(error)} />;
  return (
    <>
      <PageHeader title="An invitation" />
      {!isError && (
        <div role="status" aria-label="Loading the invitation" aria-busy className="max-w-xl">
          <Skeleton className="aspect-[16/9] w-full" />
        </div>
      )}
      {isError && (
        <LoadProblem
          what="the invitation"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

/** @param text why the link does not work, and what to ask for */
const Ended = ({ text }: { text: string }) => (
  <div className="panel mx-auto mt-4 flex max-w-xl flex-col items-start gap-4 p-6 sm:mt-16 sm:p-8">
    <Link2Off aria-hidden size={32} className="text-gold" />
    <PageHeader title="An invitation" lead={text} className="mb-0!" />
    <p className="text-muted">
      Write to the game master who has sent it to you. If you have joined already, the campaign is
      among yours.
    </p>
    <PrefetchLink to={paths.campaignList} {...buttonProps({ variant: 'primary' })}>
      To your campaigns
    </PrefetchLink>
  </div>
);

/** Whether the link itself is the problem, so that another attempt cannot help. */
const isEnded = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 400 || error.status === 404);

function Preview({ code, invitation }: { code: string; invitation: InvitationPreview }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { name } = useSignedInUser();
  const { mutate, isPending, error } = useInvitationAccept({
    mutation: {
      onSuccess: async ({ campaignId }) => {
        toast.success(`Welcome to ${invitation.campaignTitle}.`);
        void queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() });
        await navigate(paths.campaign(campaignId), { replace: true });
      },
    },
  });
  // Meanwhile, another person can have used it up.
  if (error && isEnded(error)) return <Ended text={failureText(error)} />;
  const { campaignTitle, campaignId, invitedBy, role } = invitation;
  return (
    <div className="mx-auto max-w-xl">
      <title>{`${campaignTitle} · Questwright`}</title>
      <Cover
        campaign={{ ...invitation, campaignId: campaignId ?? code }}
        eager
        sizes={coverSizes.page}
        className="mb-6 aspect-[16/9] w-full rounded-lg bg-surface-2 object-cover"
      />
      <PageHeader
        eyebrow={invitedBy === null ? 'You are invited to' : `${invitedBy} invites you to`}
        title={campaignTitle}
        lead={
          campaignId === null
            ? `You will join as ${roleWithArticle[role]}: you ${rights[role]}.`
            : 'You are at this table already.'
        }
      />
      {campaignId === null && (
        <p className="mb-6">
          {'The others at the table see your name, '}
          <strong className="wrap-anywhere">{name}</strong>.
        </p>
      )}
      {error && (
        <Alert tone="danger" className="mb-4">
          {failureText(error)}
        </Alert>
      )}
      {campaignId === null ? (
        <Button variant="primary" pending={isPending} onClick={() => mutate({ code })}>
          Join the campaign
        </Button>
      ) : (
        <PrefetchLink to={paths.campaign(campaignId)} {...buttonProps({ variant: 'primary' })}>
          Open the campaign
        </PrefetchLink>
      )}
    </div>
  );
}
