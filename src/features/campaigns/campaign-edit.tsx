import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { apiHost } from '#src/api/host.ts';
import { rememberCampaign } from '#src/api/campaigns.ts';
import { campaignUpdate } from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { CampaignForm } from './campaign-form.tsx';

interface CampaignEditProps {
  campaign: Campaign;
  onEnd: () => void;
}

export function CampaignEdit({ campaign, onEnd }: CampaignEditProps) {
  const queryClient = useQueryClient();
  const { campaignId, version, title, setting, storyOverview, dmNotes = '' } = campaign;
  return (
    <div className="mx-auto max-w-3xl">
      <title>{`Edit ${title} · Questwright`}</title>
      <PageHeader title={`Edit ${title}`} />
      <CampaignForm
        defaults={{
          title,
          setting,
          storyOverview,
          dmNotes,
          generateCover: campaign.generateCover,
        }}
        cover={campaign.coverImageW704 === null ? null : apiHost() + campaign.coverImageW704}
        submitLabel="Save changes"
        call={(body) => campaignUpdate(campaignId, body, { 'If-Match': `"${version}"` })}
        onDone={(saved) => {
          rememberCampaign(queryClient, saved);
          toast.success('Saved.');
          onEnd();
        }}
        cancel={onEnd}
      />
    </div>
  );
}
