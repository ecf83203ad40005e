/**
 * `Drafted by the storyteller`, or the name of a model.
 * @param author as in `draftedBy` of the contract
 */
export const draftedText = (author: string): string =>
  `Drafted by ${author === 'storyteller' ? 'the storyteller' : author}`;
