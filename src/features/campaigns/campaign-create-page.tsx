import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { useCampaignCreate } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { blankCampaign } from './campaign-values.ts';

export const handle = { title: 'New campaign' };

export function Component() {
  const navigate = useNavigate();
  const create = useCampaignCreate();
  return (
    <>
      <PageHeader
        title="New campaign"
        lead="A title is enough to begin; everything else can grow with the story."
      />
      <CampaignForm
        campaignId={null}
        draftOf="new-campaign"
        stored={{ values: blankCampaign, version: null }}
        submitLabel="Create campaign"
        mutation={create}
        variables={(data, { once }) => ({ data, headers: once() })}
        onDone={({ campaignId, title }) => {
          toast.success(`${title} is ready.`);
          // The navigation starts in a later task, because the leave guard stops navigations until the
          // form is marked as saved.
          setTimeout(() => void navigate(paths.campaign(campaignId)));
        }}
        cancel={paths.campaignList}
      />
    </>
  );
}
