/** Feasts at which so many people go in and out that a thief is one of them. */
const revels =
  /\b(?:at|from|during|in|of|on the (?:day|night|evening) of) (?:an?|the|his|her|their) ((?:[\p{L}'-]+ ){0,3}?(?:ball|masquerade|gala|feast|banquet|wedding|reception|festival|party|soiree|soirée|carnival|dinner|coronation)(?: ball| party| feast)?)(?= |$|,)/u;

/** At these, no guest has a face. */
export const masked = /\b(?:masquerade|masked|costume|carnival)\b/;

/** The feast at which something is stolen, with its article: `the masquerade ball`. */
export const revelIn = (words: string): string | undefined => {
  const [, feast] = revels.exec(words) ?? [];
  return feast === undefined ? undefined : `the ${feast}`;
};
