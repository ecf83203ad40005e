import { useSearchParams } from 'react-router';
import type { Campaign, Member } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';

/**
 * The member as whom the user sees the page.
 * @param members undefined while they are loading
 * @returns `others` the members as whom a game master can see the page; empty for other users.
 * `viewer` the chosen one, undefined in the own view. `isViewerMissing` is true if the URL names a member
 * who is not known: the page must not show the own view then. `viewAs` chooses a member, or the own view
 * with an empty text.
 */
export function useViewAs({ role }: Campaign, members: readonly Member[] = []) {
  const [search, setSearch] = useSearchParams();
  const isMaster = isGameMaster(role);
  const others = isMaster ? members.filter((member) => !isGameMaster(member.role)) : [];
  const chosen = search.get('as') ?? '';
  const viewer = others.find(({ userId }) => userId === chosen);
  return {
    others,
    viewer,
    isViewerMissing: isMaster && chosen !== '' && viewer === undefined,
    viewAs: (userId: string) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (userId === '') next.delete('as');
          else next.set('as', userId);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
