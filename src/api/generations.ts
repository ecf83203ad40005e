import { useCampaignGet } from '#src/generated/endpoints/campaigns/campaigns.ts';
import {
  useGenerationCancel,
  useGenerationCreate,
  useGenerationDelete,
  useGenerationListInfinite,
  useGenerationRevise,
  useGenerationUse,
} from '#src/generated/endpoints/generation/generation.ts';

/** How many generations are loaded at once: each comes with its whole text. */
const pageSize = 20;

/** The requests that change a generation. */
export const useGenerationChanges = () => ({
  create: useGenerationCreate(),
  revise: useGenerationRevise(),
  cancel: useGenerationCancel(),
  remove: useGenerationDelete(),
  /** Notes that a form has a draft, so that the server keeps it until the form is saved. */
  use: useGenerationUse(),
});

/** The user's generations, the latest first: those for a campaign, or all if the id is null. */
export function useGenerations(campaignId: string | null, isEnabled: boolean) {
  const params = { pageSize, ...(campaignId !== null && { campaignId }) };
  return useGenerationListInfinite(params, { query: { enabled: isEnabled, staleTime: 0 } });
}

/** The campaign for which something is generated. */
export const useCampaignOfGeneration = (campaignId: string | null, isEnabled: boolean) =>
  useCampaignGet(campaignId ?? '', undefined, {
    query: { enabled: isEnabled && campaignId !== null },
  });
