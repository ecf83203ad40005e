import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError } from '#src/api/http-error.ts';
import { subscribeToServerEvent } from '#src/api/server-events.ts';

/** The keys of the generated queries begin with the operation and the id of the campaign. */
const queriesOf = (queryClient: QueryClient, campaignId: string) =>
  queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[1] === campaignId });

/**
 * Loads the campaign again, with its entries and members. What the user may not read any more is
 * removed: the page that shows it then says that it does not exist.
 */
async function loadAgain(queryClient: QueryClient, campaignId: string): Promise<void> {
  const queries = new Set(queriesOf(queryClient, campaignId));
  await queryClient.invalidateQueries({ predicate: (query) => queries.has(query) });
  for (const query of queries) {
    const { error } = query.state;
    if (error instanceof HttpError && error.status === 404) {
      void queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
    }
  }
}

/**
 * Keeps a page of a campaign up to date: when the server reports a change that the user may see, and
 * after the socket was disconnected. Pages with a form do not use it, because a text that someone
 * is writing must not change.
 */
export function useCampaignChanges(campaignId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const load = () => void loadAgain(queryClient, campaignId);
    const ends = [
      subscribeToServerEvent('campaignChanged', (change) => {
        if (change.campaignId === campaignId) load();
      }),
      subscribeToServerEvent('reconnected', load),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient, campaignId]);
}
