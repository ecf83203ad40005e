import { KeptFields } from '#src/components/forms/kept-fields.tsx';
import { campaignDraft, campaignFields } from './campaign-values.ts';

/** What the user has changed in a campaign that the user cannot change any more. */
export const KeptCampaign = ({ campaignId }: { campaignId: string }) => (
  <KeptFields draftOf={campaignDraft(campaignId)} fields={campaignFields} />
);
