import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { PrefetchLink } from '../navigation/prefetch-link.tsx';

/** A function that adds the member as whom a game master sees this page to the URL of another page. */
export function useSameView(): (to: string) => string {
  const viewer = useSearchParams()[0].get('as');
  return (to) =>
    viewer === null
      ? to
      : `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ as: viewer }).toString()}`;
}

/**
 * A link to the overview, the entries or an entry of a campaign. A game master who sees the campaign
 * as another member continues to do so on the linked page.
 */
export function CampaignLink({ to, ...rest }: ComponentProps<typeof PrefetchLink>) {
  return <PrefetchLink {...rest} to={useSameView()(to)} />;
}
