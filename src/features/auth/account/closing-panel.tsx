import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { HttpError } from '#src/api/http-error.ts';
import { forgetUser } from '#src/api/session.ts';
import { announceSession } from '#src/api/other-tabs.ts';
import { LoadProblem, RefetchProblem } from '#src/components/load-problem.tsx';
import { OptionalPart } from '#src/components/optional-part.tsx';
import { problemText } from '#src/components/forms/server-problem.ts';
import { useAccountCampaigns, useAccountClose } from '#src/generated/endpoints/account/account.ts';
import type { Account, OwnedCampaign } from '#src/generated/model/index.ts';
import { counted } from '#src/lib/counted.ts';
import { paths } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';

const loadKeepAccount = async () => (await import('./keep-account.tsx')).KeepAccount;

interface PanelProps {
  account: Account;
}

export function ClosingPanel({ account }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  if (account.closesAt !== null) {
    return (
      <Panel title="Your account is being closed">
        <OptionalPart load={loadKeepAccount} props={{ closesAt: account.closesAt }} />
      </Panel>
    );
  }
  return (
    <Panel
      title="Close the account"
      description="It is kept for 30 days, in which you can change your mind. Then it is deleted."
    >
      {isOpen ? (
        <CloseForm onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="danger" onClick={() => setOpen(true)}>
          Close my account …
        </Button>
      )}
    </Panel>
  );
}

/** The value of a select for a campaign that is deleted. */
const deletion = 'delete';
/** The value of a select for a campaign about which the user has to decide. */
const undecided = '';

/** The user decides about each campaign before the account can be closed. */
function CloseForm({ onCancel }: { onCancel: () => void }) {
  const query = useAccountCampaigns({
    // The campaigns and their game masters change while the page is cached.
    query: { staleTime: 0, gcTime: 0 },
  });
  const { data, error, isError, isFetching, refetch } = query;
  const [fates, setFates] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const close = useClose((failure) => {
    if (!isConflict(failure)) return;
    setAsking(false);
    void refetch();
  });
  if (isError && data === undefined) {
    return (
      <LoadProblem
        what="your campaigns"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        Looking for your campaigns …
      </p>
    );
  }
  const choices = data.items.map((campaign) => {
    const chosen = fates[campaign.campaignId];
    const isLost = chosen !== undefined && !isPossible(campaign, chosen);
    return { campaign, isLost, fate: isLost ? undecided : (chosen ?? firstFate(campaign)) };
  });
  const open = choices.find(({ fate }) => fate === undecided);
  const lost = choices.filter(({ fate }) => fate === deletion);
  const problem = close.isError ? problemText(close.error) : undefined;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        Your characters go with you. What you wrote in the campaigns of others stays there. Export
        everything first if you want to keep it.
      </p>
      <RefetchProblem what="your campaigns" query={query} />
      {isConflict(close.error) && <Alert tone="danger">{problem}</Alert>}
      {choices.map(({ campaign, isLost, fate }) => (
        <SelectField
          key={campaign.campaignId}
          label={campaign.title}
          hint={hintFor(campaign)}
          error={isLost ? 'This person cannot have it any more. Choose again.' : undefined}
          placeholder="Choose …"
          value={fate}
          onChange={(next) => setFates({ ...fates, [campaign.campaignId]: next })}
          options={[
            ...campaign.gameMasters.map(({ userId, name }) => ({
              value: userId,
              label: `Hand over to ${name}`,
            })),
            { value: deletion, label: 'Delete' },
          ]}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCancel}>Keep my account</Button>
        <Button
          variant="danger"
          onClick={() => setAsking(true)}
          {...(open && { disabledReason: `Decide about “${open.campaign.title}” first.` })}
        >
          Close my account
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking && open === undefined}
        title="Close your account?"
        confirmLabel="Close it"
        cancelLabel="Keep it"
        pending={close.isPending}
        error={isConflict(close.error) ? undefined : problem}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          close.mutate({
            data: {
              campaigns: choices.map(({ campaign: { campaignId }, fate }) => ({
                campaignId,
                successorId: fate === deletion ? null : fate,
              })),
            },
          })
        }
      >
        {`You are signed out everywhere. After 30 days your account and your characters are deleted${lost.length > 0 ? `, and ${counted(lost.length, 'campaign with everything in it', 'campaigns with everything in them')}` : ''}. Sign in before, and you can keep it all.`}
      </ConfirmDialog>
    </div>
  );
}

/** Whether the server refused the choices, because the campaigns or their game masters have changed. */
const isConflict = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'conflict';

const isPossible = ({ gameMasters }: OwnedCampaign, fate: string): boolean =>
  fate === deletion || gameMasters.some(({ userId }) => userId === fate);

/** What is chosen before the user chooses: a campaign of several people is never deleted without a choice. */
const firstFate = ({ gameMasters, memberCount }: OwnedCampaign): string =>
  gameMasters[0]?.userId ?? (memberCount === 1 ? deletion : undecided);

function hintFor({ memberCount, gameMasters }: OwnedCampaign): string {
  const others = memberCount - 1;
  if (others === 0) return 'Only you play in it.';
  const people = `${counted(others, 'other person plays', 'other people play')} in it.`;
  return gameMasters.length > 0
    ? people
    : `${people} Make one of them a game master to hand it over.`;
}

function useClose(onError: (error: unknown) => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useAccountClose({
    mutation: {
      onError,
      // The server has ended all sessions.
      onSuccess: async () => {
        announceSession({ kind: 'signedOut', isConfirmed: true });
        await forgetUser(queryClient);
        await navigate(paths.login({ alert: 'logout' }), { replace: true });
      },
    },
  });
}
