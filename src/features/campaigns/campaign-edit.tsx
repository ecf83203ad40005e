import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { KeptFields } from '#src/components/forms/kept-fields.tsx';
import {
  getCampaignGetQueryKey,
  getCampaignGetSuspenseQueryOptions,
  useCampaignUpdate,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { campaignDraft, campaignFields, campaignVersion } from './campaign-values.ts';

interface CampaignEditProps {
  campaign: Campaign;
  onEnd: () => void;
}

export function CampaignEdit({ campaign, onEnd }: CampaignEditProps) {
  const queryClient = useQueryClient();
  const update = useCampaignUpdate();
  const { campaignId, title } = campaign;
  return (
    <>
      <title>{`Edit ${title} · Questwright`}</title>
      <PageHeader title="Edit campaign" lead={title} />
      <CampaignForm
        campaignId={campaignId}
        draftOf={campaignDraft(campaignId)}
        stored={campaignVersion(campaign)}
        fetchStored={async () => {
          const current = getCampaignGetSuspenseQueryOptions(campaignId);
          return campaignVersion(await queryClient.query({ ...current, staleTime: 0 }));
        }}
        submitLabel="Save changes"
        mutation={update}
        variables={(body, { version }) => {
          // Sent back as it was loaded, true would ask for another cover if the first one is painted by now.
          const { generateCover: _, ...data } = body;
          return { campaignId, data, headers: { 'If-Match': `"${version}"` } };
        }}
        onDone={(saved, { closes }) => {
          queryClient.setQueryData(getCampaignGetQueryKey(campaignId), saved);
          toast.success('Saved.');
          if (closes) onEnd();
        }}
        cancel={onEnd}
      />
    </>
  );
}

/** Shows the changes of a campaign that are stored on the device of a user who can no longer save them. */
export const KeptCampaignChanges = ({ campaignId }: { campaignId: string }) => (
  <KeptFields draftOf={campaignDraft(campaignId)} fields={campaignFields} />
);
