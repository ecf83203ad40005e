import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { apiHost } from '#src/api/host.ts';
import {
  getCampaignGetQueryKey,
  useCampaignUpdate,
} from '#src/generated/endpoints/campaigns/campaigns.ts';
import type { Campaign } from '#src/generated/model/index.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { blankCampaign } from './campaign-values.ts';

interface CampaignEditProps {
  campaign: Campaign;
  onEnd: () => void;
}

export function CampaignEdit({ campaign, onEnd }: CampaignEditProps) {
  const queryClient = useQueryClient();
  const update = useCampaignUpdate();
  const { campaignId, version, title } = campaign;
  const {
    coverImageW1024: _large,
    coverImageW704: small,
    role: _role,
    meta: _meta,
    ...values
  } = campaign;
  return (
    <div className="mx-auto max-w-3xl">
      <title>{`Edit ${title} · Questwright`}</title>
      <PageHeader title={`Edit ${title}`} />
      <CampaignForm
        defaults={{ ...blankCampaign, ...values }}
        cover={small === null ? null : apiHost() + small}
        submitLabel="Save changes"
        mutation={update}
        variables={(data) => ({ campaignId, data, headers: { 'If-Match': `"${version}"` } })}
        onDone={(saved) => {
          queryClient.setQueryData(getCampaignGetQueryKey(campaignId), saved);
          toast.success('Saved.');
          onEnd();
        }}
        cancel={onEnd}
      />
    </div>
  );
}
