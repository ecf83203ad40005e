import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { subscribeToServerEvent } from '#src/api/server-events.ts';
import { PrefetchLink } from '#src/components/navigation/prefetch-link.tsx';
import { useCampaignGet } from '#src/generated/endpoints/campaigns/campaigns.ts';
import { paths } from '#src/paths.ts';

/**
 * Below the error page of an entry that the user may not read: opens the entry when it is revealed, and leads back
 * to the campaign. The server sends no event about a hidden entry, so a member who waits here learns nothing.
 */
export function MissingEntry() {
  const { campaignId = '', entryId = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  // Not a revalidation: after one, the router keeps showing the error.
  const openAgain = useEffectEvent(() => void navigate(location, { replace: true }));
  useEffect(() => {
    const ends = [
      subscribeToServerEvent('campaignChanged', (change) => {
        if (change.campaignId !== campaignId || change.characterId !== undefined) return;
        if (change.entryId === null || change.entryId === entryId) openAgain();
      }),
      // Events were lost before.
      subscribeToServerEvent('reconnected', () => openAgain()),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [campaignId, entryId]);
  // The loader has requested it. Without a membership, there is none.
  const { data: campaign } = useCampaignGet(campaignId, undefined, { query: { enabled: false } });
  if (campaign === undefined) return null;
  return (
    <p className="mt-6 text-center">
      <PrefetchLink to={paths.entryList(campaignId)} className="text-link wrap-anywhere">
        {`The entries of ${campaign.title}`}
      </PrefetchLink>
    </p>
  );
}
