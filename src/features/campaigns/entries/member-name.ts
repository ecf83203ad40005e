import type { Member } from '#src/generated/model/index.ts';

/** The name of a member; the person can have left since. */
export const memberName = (members: readonly Member[], id: string): string =>
  members.find(({ userId }) => userId === id)?.name ?? 'someone who has left';
