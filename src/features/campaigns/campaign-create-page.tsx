import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { rememberCampaign } from '#src/api/campaigns.ts';
import { campaignCreate } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { paths } from '#src/paths.ts';
import { buttonProps } from '#src/ui/button-props.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { blankCampaign } from './campaign-values.ts';

export const handle = { title: 'New campaign' };

export function Component() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="New campaign"
        lead="A title is enough to begin; everything else can grow with the story."
      />
      <CampaignForm
        defaults={blankCampaign}
        submitLabel="Create campaign"
        call={campaignCreate}
        onDone={(created) => {
          rememberCampaign(queryClient, created);
          toast.success(`${created.data.title} is ready.`);
          // After the form has been told that it is saved, so that nothing asks about leaving.
          setTimeout(() => void navigate(paths.campaign(created.data.campaignId)));
        }}
        cancel={
          <Link to={paths.campaignList} {...buttonProps({ variant: 'ghost' })}>
            Cancel
          </Link>
        }
      />
    </div>
  );
}
