interface UnstoredDraft {
  head: unknown;
  parts: ReadonlyMap<string, unknown>;
}

/**
 * The drafts that the browser does not have yet, by their keys, which begin with the id of the user: a write of them
 * runs, or has failed. They end with the page.
 */
export const unstoredDrafts = new Map<string, () => UnstoredDraft>();

/** Removes the drafts of all users, or of all but one. */
export function forgetUnstoredDrafts(exceptUserId: string | null): void {
  for (const key of unstoredDrafts.keys()) {
    if (exceptUserId === null || !key.startsWith(`${exceptUserId}/`)) unstoredDrafts.delete(key);
  }
}
