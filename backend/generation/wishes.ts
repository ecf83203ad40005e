import type { GenerationInstruction, GenerationRevision } from '#src/generated/model/index.ts';

/** A word that turns the meaning of the word after it: "too dark" asks for a lighter text. */
const turning = /(?:^|\s)(?:too|less|not|not so|not as|not that)\s$/i;

type Change = Exclude<GenerationInstruction, 'again'>;

const opposite: Readonly<Record<Change, Change>> = {
  shorter: 'longer',
  longer: 'shorter',
  darker: 'lighter',
  lighter: 'darker',
};

/** Words, or beginnings of words, that ask for each change. */
const words: Readonly<Record<Change, RegExp>> = {
  shorter:
    /\b(?:short(?:er|en)?\b|brief|concise|condense|trim\b|tighte|terse|compact|fewer words|cut it)/gi,
  longer:
    /\b(?:long(?:er)?\b|lengthen|expand|extend|elaborate|detail|in depth|richer\b|more (?:text|words)\b)/gi,
  darker:
    /\b(?:dark(?:er|en)?\b|grim|gloom|bleak|grit|sinister|scar(?:y|ier)\b|spook|creep|eerie|horr|frighten|sad(?:der)?\b|serious)/gi,
  lighter:
    /\b(?:light(?:er|en)?\b|light-?hearted|bright|cheer|happ(?:y|ier)\b|fun(?:ny|nier)?\b|merr(?:y|ier)\b|humou?r|joke|comic|warm|hope|whims|gentle|kind(?:er)?\b)/gi,
};

const repeating =
  /\b(?:again|another|other|different|differently|new|retry|redo|rewrite|rephrase|reword)\b/i;

const changes: readonly Change[] = ['shorter', 'longer', 'darker', 'lighter'];

/** The instructions that a wish in words asks for, without "again"; null if none of them is understood. */
function understood(wish: string): Change[] | null {
  const asked = changes.flatMap((change) =>
    [...wish.matchAll(words[change])].map(({ index }) =>
      turning.test(wish.slice(0, index)) ? opposite[change] : change,
    ),
  );
  const all = new Set(asked);
  // A wish for a change and its opposite means something that is not understood here.
  const clear = [...all].filter((change) => !all.has(opposite[change]));
  if (clear.length > 0) return clear;
  return all.size === 0 && repeating.test(wish) ? [] : null;
}

export interface AskedChanges {
  /** At most one change of the length and one of the tone; none for "again". */
  readonly instructions: readonly Change[];
  /** Whether the wish has words that say nothing to the storyteller. */
  readonly isUnclear: boolean;
}

/** What a revision asks for: its instruction, and what its wish says in words. */
export function askedChanges({ instruction, wish = '' }: GenerationRevision): AskedChanges {
  const given = instruction === 'again' ? [] : [instruction];
  const more = wish.trim() === '' ? [] : understood(wish);
  const fitting = (more ?? []).filter(
    (change) => !given.includes(change) && !given.includes(opposite[change]),
  );
  return { instructions: [...given, ...fitting], isUnclear: more === null };
}

/** What the storyteller says about a wish that it does not understand. */
export const unclearWish =
  'The storyteller understands these wishes: shorter, longer, darker, lighter, or simply another one. More words need a language model, and none is at work here.';
