/** The idea for a picture: what it asks for, and what it does not want to see. */
export interface Spoken {
  wanted: string;
  unwanted: string;
}

/** From "no", "without" and similar words to the end of what they deny. */
const denial =
  /\b(?:no|not|without|neither|nor|never|\w+n['\u2019]t)\b(?:(?!\b(?:in|on|at|by|under|above|over|before|behind|beside|but|with|only)\b)[^.,;:!?\n])*/gi;

/** Longer ideas are cut off. The contract does not allow them. */
const longestIdea = 600;

export function spokenIn(idea: string): Spoken {
  const text = idea.slice(0, longestIdea);
  return {
    wanted: text.replaceAll(denial, ' '),
    unwanted: [...text.matchAll(denial)].map(([words]) => words).join('\n'),
  };
}

/** The kinds that a text names, in the order in which it names them. */
export const namedIn = <Kind extends string>(
  names: Partial<Record<Kind, RegExp>>,
  text: string,
): Kind[] =>
  // Object.entries has the key type string; the names have exactly the keys of their type.
  (Object.entries(names) as [Kind, RegExp][])
    .map(([kind, pattern]) => ({ kind, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
