import { useQueries } from '@tanstack/react-query';
import { entryGet, getEntryGetQueryKey } from '#src/generated/endpoints/entries/entries.ts';
import type { Entry, Member } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { entriesFreshFor } from './refresh-entries.ts';

/** Whether the member may read the entry, as far as it does not depend on its author. */
const mayRead = ({ visibility, readerIds }: Entry, userId: string): boolean =>
  visibility === 'everyone' || (visibility === 'chosen' && readerIds.includes(userId));

const textsOf = ({ text, details: { recap = '' } }: Pick<Entry, 'text' | 'details'>) => [
  text,
  recap,
];

/**
 * A line that opens a passage. Only a text with a passage that its reader may read has one: the others are cut. The
 * parser would know more, but it is large, and only the editor needs it.
 */
const opensPassage = /^[\s>*+\d.)-]*:::+\s*secret/im;

const hasPassage = (read: Entry): boolean => textsOf(read).some((text) => opensPassage.test(text));

/**
 * The members with the names that the labels of passages show. A member who has left and come back does not read
 * older passages any more (decision 031), although these still name the member. The text as the member reads it
 * shows whether that is so. Only game masters may request it, and it is requested only for members who have joined
 * after the entry was written.
 * @param entry undefined if it is not stored yet
 */
export function usePassageMembers(
  campaignId: string,
  entry: Entry | undefined,
  members: readonly Member[],
): readonly Member[] {
  const isMaster = members.some(({ isSelf, role }) => isSelf && isGameMaster(role));
  const named =
    entry === undefined || !isMaster
      ? []
      : members.filter(
          ({ userId, role, joinedAt }) =>
            !isGameMaster(role) &&
            Date.parse(joinedAt) > Date.parse(entry.meta.created_at) &&
            mayRead(entry, userId) &&
            textsOf(entry).some((text) => text.includes(userId)),
        );
  const entryId = entry?.entryId ?? '';
  const unread = useQueries({
    queries: named.map(({ userId }) => ({
      queryKey: getEntryGetQueryKey(campaignId, entryId, { viewAs: userId }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        entryGet(campaignId, entryId, { viewAs: userId }, { signal }),
      staleTime: entriesFreshFor,
    })),
    combine: (results) =>
      named
        .filter((_, index) => {
          const read = results[index]?.data;
          return read !== undefined && !hasPassage(read);
        })
        .map(({ userId }) => userId),
  });
  return unread.length === 0
    ? members
    : members.map((member) =>
        unread.includes(member.userId)
          ? { ...member, name: `${member.name} (not since coming back)` }
          : member,
      );
}
