import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { failureText } from '#src/api/http-error.ts';
import { useCampaignRestore } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { paths } from '#src/paths.ts';

/** Returns a mutation that restores a deleted campaign. */
export function useCampaignReturn() {
  const navigate = useNavigate();
  return useCampaignRestore({
    mutation: {
      onSuccess: ({ campaignId, title }) => {
        toast.success(`${title} is back.`, {
          action: { label: 'Open', onClick: () => void navigate(paths.campaign(campaignId)) },
        });
      },
      onError: (error) => void toast.error(failureText(error)),
    },
  });
}
