import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { HttpError } from '#src/api/http-error.ts';
import { forgetCampaignLists, oneCampaign } from '#src/api/campaigns.ts';
import { campaignDelete } from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { paths } from '#src/paths.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface DeleteCampaignProps {
  campaign: Campaign;
  open: boolean;
  onClose: () => void;
}

/** A whole campaign goes only after its title has been typed. */
export function DeleteCampaign({ campaign, open, onClose }: DeleteCampaignProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => campaignDelete(campaign.campaignId),
    onSuccess: async () => {
      toast.success(`${campaign.title} is deleted.`);
      await navigate(paths.campaignList, { replace: true });
      // Where the page is still on its way out, it would ask again for what is gone.
      queryClient.removeQueries({ ...oneCampaign(campaign.campaignId), type: 'inactive' });
      forgetCampaignLists(queryClient);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={mutate}
      title="Delete this campaign?"
      confirmLabel="Delete campaign"
      typed={campaign.title}
      pending={isPending}
      error={error && (error instanceof HttpError ? error.detail : 'The server cannot be reached.')}
    >
      The world, the story and the notes behind the screen go with it, for everybody, for good.
    </ConfirmDialog>
  );
}
