import { useQueryClient } from '@tanstack/react-query';
import { Copy, Link2, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { failureText, reasonText } from '#src/api/http-error.ts';
import { Banner } from '#src/components/forms/banner.tsx';
import { useSingleSubmit } from '#src/components/forms/use-single-submit.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import {
  getInvitationListQueryKey,
  useInvitationCreate,
  useInvitationList,
  useInvitationRevoke,
  useInvitationRotate,
} from '#src/generated/endpoints/invitations/invitations.ts';
import type { GivenCampaignRole, Invitation } from '#src/generated/model/index.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { MoreActions } from '#src/ui/more-actions.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { roleLabels } from './roles.ts';

interface InvitationsProps {
  campaignId: string;
  /** The roles that the user can give. */
  roles: readonly GivenCampaignRole[];
}

/** The links with which people join, for game masters. */
export function Invitations({ campaignId, roles }: InvitationsProps) {
  const { data, error, isPending, isError, isFetching, refetch } = useInvitationList(campaignId);
  return (
    <Panel title="Invitations" description="A person who opens the link can join the campaign.">
      <NewInvitation campaignId={campaignId} roles={roles} />
      {isError && (
        <LoadProblem
          what="the invitations"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && (
        <div role="status" aria-label="Loading the invitations" aria-busy className="mt-5">
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      {data?.items.length === 0 && (
        <p className="mt-5 text-muted">There is no invitation. Create a link and send it.</p>
      )}
      {data !== undefined && data.items.length > 0 && (
        <ul aria-label="Invitations" className="mt-5 divide-y divide-hairline">
          {data.items.map((invitation) => (
            <InvitationRow
              key={invitation.invitationId}
              campaignId={campaignId}
              invitation={invitation}
              mayChange={roles.includes(invitation.role)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const lifetimes = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'Seven days' },
  { value: '30', label: 'Thirty days' },
  { value: '', label: 'No end' },
];

const numbersOfUses = [
  { value: '1', label: 'One person' },
  { value: '5', label: 'Five people' },
  { value: '', label: 'Any number' },
];

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

function NewInvitation({ campaignId, roles }: InvitationsProps) {
  const queryClient = useQueryClient();
  const [role, setRole] = useState('player');
  const [lifetime, setLifetime] = useState('7');
  const [uses, setUses] = useState('');
  const { submitAlone, onceFor, setAttempt } = useSingleSubmit();
  const { mutateAsync, isPending, error } = useInvitationCreate({
    mutation: {
      onSuccess: async (invitation) => {
        // The next link needs a new key, even if its settings are the same.
        setAttempt(null);
        await queryClient.invalidateQueries({ queryKey: getInvitationListQueryKey(campaignId) });
        await copyLink(invitation);
      },
    },
  });
  async function create() {
    const data = {
      role: roles.find((one) => one === role) ?? 'player',
      expiresInDays: numberOrNull(lifetime),
      maxUses: numberOrNull(uses),
    };
    const headers = onceFor({ campaignId, ...data });
    // The form shows the error.
    await mutateAsync({ campaignId, data, headers }).catch(() => undefined);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submitAlone(create);
      }}
      className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3"
    >
      {error && (
        <Banner tone="danger" className="sm:col-span-full">
          {reasonText(error)}
        </Banner>
      )}
      <SelectField
        label="Join as"
        value={role}
        onChange={setRole}
        options={roles.map((value) => ({ value, label: roleLabels[value] }))}
      />
      <SelectField label="Works for" value={lifetime} onChange={setLifetime} options={lifetimes} />
      <SelectField label="Lets in" value={uses} onChange={setUses} options={numbersOfUses} />
      <Button
        type="submit"
        variant="primary"
        pending={isPending}
        icon={<Link2 aria-hidden size={18} />}
        className="sm:col-span-full sm:justify-self-start"
      >
        Create link
      </Button>
    </form>
  );
}

const linkOf = ({ code }: Invitation): string => window.location.origin + paths.invitation(code);

async function copyLink(invitation: Invitation): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkOf(invitation));
    toast.success('The link is copied. Send it to those who should join.');
  } catch {
    toast.error('The browser does not let us copy. Select the link and copy it.');
  }
}

interface InvitationRowProps {
  campaignId: string;
  invitation: Invitation;
  mayChange: boolean;
}

function InvitationRow({ campaignId, invitation, mayChange }: InvitationRowProps) {
  const queryClient = useQueryClient();
  const path = { campaignId, invitationId: invitation.invitationId };
  const queryKey = getInvitationListQueryKey(campaignId);
  const mutation = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error: unknown) => void toast.error(failureText(error)),
  };
  const revoke = useInvitationRevoke({ mutation });
  const rotate = useInvitationRotate({ mutation });
  const state = stateOf(invitation);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      {/* On a phone, the buttons are below the words. */}
      <div className="min-w-0 flex-1 basis-56">
        <p>
          {roleLabels[invitation.role]}
          <span className="text-muted">
            {middleDot}
            {state.text}
          </span>
        </p>
        {state.works ? (
          <p className="truncate text-sm text-muted select-all">{linkOf(invitation)}</p>
        ) : (
          <p className="text-sm text-muted">Create a new link for those who have not joined yet.</p>
        )}
      </div>
      {/* Together, so that both of them move below the words. */}
      <div className="flex items-center gap-3">
        {state.works && (
          <Button
            size="small"
            icon={<Copy aria-hidden size={16} />}
            onClick={() => void copyLink(invitation)}
          >
            Copy
          </Button>
        )}
        {mayChange && (
          <MoreActions
            label={`Actions for the link for a ${roleLabels[invitation.role].toLowerCase()}`}
            actions={[
              // A new link would have the same end and the same uses.
              ...(state.works
                ? [
                    {
                      label: 'Replace with a new link',
                      icon: <RotateCw aria-hidden />,
                      onSelect: () => rotate.mutate(path),
                    },
                  ]
                : []),
              {
                label: state.works ? 'Revoke' : 'Remove from the list',
                icon: <Trash2 aria-hidden />,
                danger: true,
                onSelect: () => revoke.mutate(path),
              },
            ]}
          />
        )}
      </div>
    </li>
  );
}

const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** Whether people can join with the invitation, and what limits it. */
function stateOf({ expiresAt, maxUses, uses }: Invitation): { works: boolean; text: string } {
  const used = maxUses === null ? `${uses} joined` : `${uses} of ${maxUses} joined`;
  if (maxUses !== null && uses >= maxUses) return { works: false, text: `used up, ${used}` };
  if (expiresAt === null) return { works: true, text: `no end, ${used}` };
  const end = new Date(expiresAt);
  const works = end.getTime() > Date.now();
  return { works, text: `${works ? 'until' : 'expired'} ${dateFormat.format(end)}, ${used}` };
}
