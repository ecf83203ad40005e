import { useLocation } from 'react-router';
import { useCurrentUser } from '#src/api/session.ts';
import { paths } from '#src/paths.ts';
import { LineIcon } from '#src/ui/line-icon.tsx';
import { markRoot } from '#src/ui/mark-root.ts';
import { PrefetchLink } from '../navigation/prefetch-link.tsx';

const places = [
  { to: paths.campaignList, label: 'Campaigns', icon: 'map' },
  { to: paths.characterList, label: 'Characters', icon: 'person' },
  { to: paths.rules(), label: 'Rules', icon: 'book' },
] as const;

const markNavigation = markRoot('main-navigation');

/** The links between the parts of the app. Guests see none, because each part needs a session. */
export function MainNavigation() {
  const { pathname } = useLocation();
  if (useCurrentUser() === null) return null;
  return (
    <nav ref={markNavigation} aria-label="Main" className="main-navigation">
      {places.map(({ to, label, icon }) => (
        <PrefetchLink key={to} to={to} aria-current={currentAt(pathname, to)}>
          <LineIcon name={icon} />
          {label}
        </PrefetchLink>
      ))}
    </nav>
  );
}

/** `page` for the page itself, `true` for the pages below it. */
function currentAt(pathname: string, to: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
