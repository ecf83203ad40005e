import { useQueryClient } from '@tanstack/react-query';
import { Crown, DoorOpen, UserRoundMinus, UserRoundPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { closePage } from '#src/components/campaigns/use-campaign-changes.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import {
  getCampaignGetQueryKey,
  getCampaignListInfiniteQueryKey,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  getMemberListQueryKey,
  useMemberMakeOwner,
  useMemberRemove,
  useMemberUpdate,
} from '#src/generated/endpoints/members/members.ts';
import type { Campaign, CampaignRole, Member } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { paths } from '#src/paths.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { MoreActions } from '#src/ui/more-actions.tsx';
import { newRolesOf, roleLabels, roleWithArticle } from './roles.ts';

const loadDialog = () => import('#src/ui/confirm-dialog.tsx');

/** Loaded with the menu that opens it. */
const ConfirmDialog = lazyPart(async () => (await loadDialog()).ConfirmDialog);

type Question = 'remove' | 'leave' | 'hand-over';

interface MemberRowProps {
  campaign: Campaign;
  /** The role of the user in the campaign. */
  role: CampaignRole;
  member: Member;
}

/** A member with the changes that the user can make. */
export function MemberRow({ campaign, role, member }: MemberRowProps) {
  const [question, setQuestion] = useState<Question>();
  const { name, isSelf } = member;
  const { change, remove, makeOwner } = useMemberChanges(campaign, member);
  const close = () => setQuestion(undefined);
  const canRemove = newRolesOf(member, role).length > 0;
  const actions = [
    ...(isSelf ? [] : newRolesOf(member, role)).map((next) => ({
      label: `Make ${roleWithArticle[next]}`,
      icon: <UserRoundPen aria-hidden />,
      onSelect: () => change(next),
    })),
    ...(role === 'owner' && member.role === 'gm'
      ? [
          {
            label: 'Hand the campaign over…',
            icon: <Crown aria-hidden />,
            onSelect: () => setQuestion('hand-over'),
          },
        ]
      : []),
    ...(canRemove && !isSelf
      ? [
          {
            label: 'Remove from the campaign…',
            icon: <UserRoundMinus aria-hidden />,
            danger: true,
            onSelect: () => setQuestion('remove'),
          },
        ]
      : []),
    ...(isSelf && role !== 'owner'
      ? [
          {
            label: 'Leave the campaign…',
            icon: <DoorOpen aria-hidden />,
            danger: true,
            onSelect: () => setQuestion('leave'),
          },
        ]
      : []),
  ];
  const questions: Readonly<Record<Question, QuestionTexts>> = {
    remove: {
      title: `Remove ${name}?`,
      confirmLabel: 'Remove',
      text: `${name} will not see this campaign any more. What ${name} has written stays. ${
        member.role === 'gm'
          ? 'All invitations get new links, because this person knows the old ones: send the new ones to those who have not joined yet.'
          : `Links that still work let ${name} join again: revoke them, too.`
      }`,
      mutation: remove,
    },
    leave: {
      title: 'Leave this campaign?',
      confirmLabel: 'Leave',
      text: 'You will not see it any more. What you have written stays. You can come back with a new invitation.',
      mutation: remove,
    },
    'hand-over': {
      title: `Hand the campaign over to ${name}?`,
      confirmLabel: 'Hand over',
      text: `${name} becomes the owner, who alone can delete the campaign and appoint game masters. You stay a game master. Invitations for game masters get new links, which only the owner sees.`,
      mutation: makeOwner,
    },
  };
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar name={name} />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {isSelf && <span className="text-muted"> (you)</span>}
      </p>
      <Badge tone={isGameMaster(member.role) ? 'gold' : 'neutral'}>{roleLabels[member.role]}</Badge>
      {actions.length > 0 ? (
        <MoreActions
          label={isSelf ? 'Your membership' : `Actions for ${name}`}
          load={async () => void (await loadDialog())}
          actions={actions}
        />
      ) : (
        // Keeps the badges of all rows in line.
        <span aria-hidden className="size-(--target) [li:only-child>&]:hidden" />
      )}
      {question !== undefined && <MemberQuestion {...questions[question]} onClose={close} />}
    </li>
  );
}

interface QuestionTexts {
  title: string;
  confirmLabel: string;
  text: ReactNode;
  mutation: {
    readonly run: (onDone: () => void) => void;
    readonly pending: boolean;
    readonly error: unknown;
  };
}

function MemberQuestion({
  title,
  confirmLabel,
  text,
  mutation,
  onClose,
}: QuestionTexts & { onClose: () => void }) {
  const { run, pending, error } = mutation;
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      onConfirm={() => run(onClose)}
      title={title}
      confirmLabel={confirmLabel}
      pending={pending}
      error={error === null ? undefined : failureText(error)}
    >
      {text}
    </ConfirmDialog>
  );
}

function useMemberChanges(campaign: Campaign, { userId, name, isSelf }: Member) {
  const { campaignId } = campaign;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = { campaignId, userId };
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: getMemberListQueryKey(campaignId) });
  const update = useMemberUpdate({
    mutation: {
      onSuccess: ({ role }) => {
        toast.success(`${name} is now ${role === 'owner' ? 'the owner' : roleWithArticle[role]}.`);
        return refresh();
      },
      onError: (error) => void toast.error(failureText(error)),
    },
  });
  const forgetCampaign = () => {
    queryClient.removeQueries({ queryKey: getCampaignGetQueryKey(campaignId), type: 'inactive' });
    return queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() });
  };
  const removal = useMemberRemove({
    mutation: {
      onSuccess: async () => {
        if (!isSelf) {
          toast.success(`${name} is removed.`);
          return refresh();
        }
        toast.success(`You have left ${campaign.title}.`);
        closePage(campaignId);
        await navigate(paths.campaignList, { replace: true });
        return forgetCampaign();
      },
    },
  });
  const handOver = useMemberMakeOwner({
    mutation: {
      onSuccess: () => {
        toast.success(`${name} owns the campaign now.`);
        return Promise.all([
          refresh(),
          queryClient.invalidateQueries({ queryKey: getCampaignGetQueryKey(campaignId) }),
          queryClient.invalidateQueries({ queryKey: getCampaignListInfiniteQueryKey() }),
        ]);
      },
    },
  });
  return {
    change: (role: keyof typeof roleWithArticle) => update.mutate({ ...path, data: { role } }),
    remove: {
      run: (onDone: () => void) => removal.mutate(path, { onSuccess: onDone }),
      pending: removal.isPending,
      error: removal.error,
    },
    makeOwner: {
      run: (onDone: () => void) => handOver.mutate(path, { onSuccess: onDone }),
      pending: handOver.isPending,
      error: handOver.error,
    },
  };
}
