import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { useDraftRemoval } from '#src/components/forms/use-form-draft.ts';
import { useCampaignDelete } from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { campaignDraft } from './campaign-values.ts';
import { closePage } from '#src/components/campaigns/use-campaign-changes.ts';
import { useCampaignReturn } from './restore-campaign.ts';

interface DeleteCampaignProps {
  campaign: Campaign;
  open: boolean;
  onClose: () => void;
}

/** Deletes a campaign after the user has typed its title. */
export function DeleteCampaign({ campaign, open, onClose }: DeleteCampaignProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { campaignId } = campaign;
  const restore = useCampaignReturn();
  const removeDraft = useDraftRemoval(campaignDraft(campaignId));
  const { mutate, isPending, error } = useCampaignDelete({
    mutation: {
      // Unlike `onSuccess` of this generated mutation, `onSettled` is awaited.
      onSettled: async (_done, failure) => {
        if (failure !== null) return;
        // The text of a deleted campaign must not stay on the device.
        void removeDraft();
        toast.success(`${campaign.title} is deleted.`, {
          action: { label: 'Undo', onClick: () => restore.mutate({ campaignId }) },
        });
        closePage(campaignId);
        await navigate(paths.campaignList, { replace: true });
        // The query is removed after the navigation, because the open page of the campaign would
        // fetch the deleted campaign again.
        queryClient.removeQueries({
          predicate: ({ queryKey }) => queryKey.includes(campaignId),
          type: 'inactive',
        });
      },
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => mutate({ campaignId })}
      title="Delete this campaign?"
      confirmLabel="Delete campaign"
      confirmText={campaign.title}
      pending={isPending}
      error={error && failureText(error)}
    >
      It disappears for everyone at once, with its entries, its pictures and the notes behind the
      screen. You can restore it for thirty days.
    </ConfirmDialog>
  );
}
