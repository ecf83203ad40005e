import { useOpenSaved } from '#src/components/forms/use-entity-form.ts';
import { useCampaignCreate } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { paths } from '#src/paths.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { blankCampaign } from './campaign-values.ts';

export const handle = { title: 'New campaign' };

export function Component() {
  const openSaved = useOpenSaved();
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
        onDone={({ campaignId, title }, outcome) =>
          openSaved(
            {
              message: `${title} is ready.`,
              page: paths.campaign(campaignId),
              form: paths.campaignEdit(campaignId),
            },
            outcome,
          )
        }
        cancel={paths.campaignList}
      />
    </>
  );
}
