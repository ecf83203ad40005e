import type { Member } from '#src/generated/model/index.ts';

/** The name of a member, or words for a person who has left the campaign. */
export const memberName = (members: readonly Member[], id: string): string =>
  members.find(({ userId }) => userId === id)?.name ?? 'someone who has left';

/**
 * The members, with `you` as the name of the user who is the author.
 * @param author as in `readingAuthor`
 */
export const withAuthor = (
  members: readonly Member[],
  author: string | undefined,
): readonly Member[] =>
  author === 'you'
    ? members.map((member) => (member.isSelf ? { ...member, name: author } : member))
    : members;
