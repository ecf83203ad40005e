import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetUser } from '#src/api/session.ts';
import { announceSession } from '#src/api/other-tabs.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { problemText } from '#src/components/forms/server-problem.ts';
import { useAccountCampaigns, useAccountClose } from '#src/generated/endpoints/account/account.ts';
import type { Account, OwnedCampaign } from '#src/generated/model/index.ts';
import { counted } from '#src/lib/counted.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { KeepAccount } from './keep-account.tsx';

interface PanelProps {
  account: Account;
}

export function ClosingPanel({ account }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  if (account.closesAt !== null) {
    return (
      <Panel title="Your account is being closed">
        <KeepAccount closesAt={account.closesAt} />
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

/** The user decides about each campaign before the account can be closed. */
function CloseForm({ onCancel }: { onCancel: () => void }) {
  const { data, error, isError, isFetching, refetch } = useAccountCampaigns({
    query: { staleTime: 0 },
  });
  const [fates, setFates] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const close = useClose();
  if (isError) {
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
  const fateOf = ({ campaignId, gameMasters }: OwnedCampaign): string =>
    fates[campaignId] ?? gameMasters[0]?.userId ?? deletion;
  const lost = data.items.filter((campaign) => fateOf(campaign) === deletion);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        Your characters go with you. What you wrote in the campaigns of others stays there. Export
        everything first if you want to keep it.
      </p>
      {data.items.map((campaign) => (
        <SelectField
          key={campaign.campaignId}
          label={campaign.title}
          hint={hintFor(campaign)}
          value={fateOf(campaign)}
          onChange={(fate) => setFates({ ...fates, [campaign.campaignId]: fate })}
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
        <Button variant="danger" onClick={() => setAsking(true)}>
          Close my account
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Close your account?"
        confirmLabel="Close it"
        cancelLabel="Keep it"
        pending={close.isPending}
        error={close.isError ? problemText(close.error) : undefined}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          close.mutate({
            data: {
              campaigns: data.items.map((campaign) => {
                const fate = fateOf(campaign);
                return {
                  campaignId: campaign.campaignId,
                  successorId: fate === deletion ? null : fate,
                };
              }),
            },
          })
        }
      >
        {`You are signed out everywhere. After 30 days your account and your characters are deleted${lost.length > 0 ? `, and ${counted(lost.length, 'campaign with everything in it', 'campaigns with everything in them')}` : ''}. Sign in before, and you can keep it all.`}
      </ConfirmDialog>
    </div>
  );
}

function hintFor({ memberCount, gameMasters }: OwnedCampaign): string {
  const others = memberCount - 1;
  if (others === 0) return 'Only you play in it.';
  const people = `${counted(others, 'other person plays', 'other people play')} in it.`;
  return gameMasters.length > 0
    ? people
    : `${people} Make one of them a game master to hand it over.`;
}

function useClose() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useAccountClose({
    mutation: {
      // The server has ended all sessions.
      onSuccess: async () => {
        announceSession({ kind: 'signedOut', isConfirmed: true });
        await forgetUser(queryClient);
        await navigate(paths.login({ alert: 'logout' }), { replace: true });
      },
    },
  });
}
