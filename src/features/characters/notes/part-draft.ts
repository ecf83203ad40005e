/** The drafts of parts of a character, which go with it. */
export const partDraft = (characterId: string, draft: string): string =>
  `character/${characterId}/${draft}`;
