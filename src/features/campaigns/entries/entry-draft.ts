/** The name of the drafts of a stored entry. */
export const entryDraft = (entryId: string): string => `entry/${entryId}`;
