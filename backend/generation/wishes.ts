import type { GenerationInstruction, GenerationRevision } from '#src/generated/model/index.ts';

type Change = Exclude<GenerationInstruction, 'again'>;

const opposite: Readonly<Record<Change, Change>> = {
  shorter: 'longer',
  longer: 'shorter',
  darker: 'lighter',
  lighter: 'darker',
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

interface Words {
  /** How a text is, or what is in it: without it the text is the opposite. */
  readonly plain: ReadonlySet<string>;
  /** How a text changes: if it must not change like this, nothing is asked for. */
  readonly compared: ReadonlySet<string>;
}

const words: Readonly<Record<Change, Words>> = {
  shorter: {
    plain: setOf('short brief concise terse compact'),
    compared: setOf('shorter shorten briefer condense trim tighten tighter'),
  },
  longer: {
    plain: setOf('long detail details detailed elaborate'),
    compared: setOf('longer lengthen expand extend richer'),
  },
  darker: {
    plain: setOf(
      'dark darkness grim gloom gloomy bleak grit gritty sinister scary spooky creepy eerie horror horrifying ' +
        'frightening terrifying sad sadness serious tragic tragedy',
    ),
    compared: setOf(
      'darker darken grimmer gloomier bleaker grittier scarier spookier creepier eerier sadder',
    ),
  },
  lighter: {
    plain: setOf(
      'light lighthearted bright cheer cheerful cheery happy fun funny merry humour humor humorous joke jokes comic ' +
        'comical comedy warm warmth hope hopeful whimsical whimsy gentle',
    ),
    compared: setOf(
      'lighter lighten brighter brighten cheerier happier funnier merrier warmer gentler kinder',
    ),
  },
};

const changes: readonly Change[] = ['shorter', 'longer', 'darker', 'lighter'];

/** Phrases that mean one word above, and those that would be split. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\blight-? ?hearted\b/g, 'lighthearted'],
  [
    /\b(?:cut (?:it|this) (?:down|short)|cut (?:it|this|down)|(?:fewer|less) (?:words|text))\b/g,
    'shorten',
  ],
  [/\b(?:in (?:more )?depth|more (?:words|text))\b/g, 'lengthen'],
  [/\ba (?:bit|little|lot|touch)\b|\b(?:would|id) like\b/g, ''],
];

const texts = setOf(
  'text texts tone mood draft story section sections part version one quest adventure setting person place character ' +
    'recap campaign',
);

const articles = setOf('a an the');

/** Words around an instruction. With any other word, a wish is about something else: "a lighter in his pocket". */
const around = setOf(
  'please bit little slightly somewhat much very really quite so as that just only simply instead rather make it its ' +
    'this them is be are should must can could would you i id we want wish need to do keep write tell turn with some ' +
    'add all whole overall everything up down on at me even far way still feel sound feels sounds',
);

const negating = setOf(
  'not no nothing never without dont doesnt isnt arent shouldnt mustnt wont avoid remove drop',
);
const reducing = setOf('less fewer too');
const resetting = setOf('just only instead rather');

const repeating = new RegExp(
  '^(?:(?:please|just|simply|try|do|write|make|tell|give|show|me|it|this) )*' +
    `(?:again|once more|differently|different|redo|rewrite|rephrase|reword|retry|start over|another|` +
    `(?:another|a different|a new) (?:${[...texts].join('|')})|something (?:else|different|new|other)|` +
    '(?:in |with |use )?(?:other|different|new) words)' +
    '(?: (?:it|this|please|again|differently|completely))*$',
);

interface Clause {
  readonly terms: readonly { readonly change: Change; readonly isCompared: boolean }[];
  readonly isNegated: boolean;
  readonly isReduced: boolean;
  readonly isEnough: boolean;
  readonly hasMore: boolean;
  /** Whether a negation of the clause before does not count for it. */
  readonly isReset: boolean;
}

const termOf = (word: string): Clause['terms'] =>
  changes
    .filter((change) => words[change].plain.has(word) || words[change].compared.has(word))
    .map((change) => ({ change, isCompared: words[change].compared.has(word) }));

/** What a part of a wish says if it is nothing but an instruction; null if it is about something else. */
function clauseOf(tokens: readonly string[]): Clause | null {
  const has = (some: ReadonlySet<string>): boolean => tokens.some((word) => some.has(word));
  const isKnown = (word: string): boolean =>
    termOf(word).length > 0 ||
    [around, texts, negating, reducing].some((some) => some.has(word)) ||
    ['more', 'enough'].includes(word) ||
    // "A dark tone" is an instruction, and "a light" is a thing.
    (articles.has(word) && has(texts));
  if (!tokens.every(isKnown)) return null;
  return {
    terms: tokens.flatMap(termOf),
    isNegated: has(negating),
    isReduced: has(reducing),
    isEnough: tokens.includes('enough'),
    hasMore: tokens.includes('more'),
    isReset: has(resetting),
  };
}

/** What a clause asks for; nothing if it only says what must not change. */
function askedBy(
  { terms, isNegated, isReduced, isEnough, hasMore }: Clause,
  text: string,
): Change[] {
  return terms.flatMap(({ change, isCompared }) => {
    if (isEnough) return isNegated && !isReduced ? [change] : [];
    // "Not too dark" is a wish for a lighter text, and "not less dark" is none.
    if (isNegated && isReduced) return /\btoo\b/.test(text) ? [opposite[change]] : [];
    if (isReduced) return isCompared ? [] : [opposite[change]];
    if (!isNegated) return [change];
    if (isCompared || (hasMore && !/\bno more\b/.test(text))) return [];
    return [opposite[change]];
  });
}

/** "Not dark or sad" says the same of both words; "not dark, but sad" does not. */
function withNegationOf(before: Clause | null, clause: Clause, joint: string): Clause {
  const [first] = clause.terms;
  const [firstBefore] = before?.terms ?? [];
  const isSame =
    before !== null &&
    ['and', 'or', 'nor'].includes(joint) &&
    !clause.isReset &&
    !clause.isNegated &&
    !clause.isReduced &&
    first?.isCompared === firstBefore?.isCompared;
  return isSame
    ? {
        ...clause,
        isNegated: before.isNegated,
        isReduced: before.isReduced,
        isEnough: before.isEnough,
      }
    : clause;
}

/** The instructions that a wish in words asks for, without "again"; null if none of them is understood. */
function understood(wish: string): Change[] | null {
  const plain = phrases.reduce(
    (text, [phrase, word]) => text.replaceAll(phrase, word),
    wish.toLowerCase().replaceAll(/['’]/g, ''),
  );
  const parts = plain.split(/([.,;:!?()\n]+|\b(?:and|but|or|nor|then)\b)/);
  const asked: Change[] = [];
  let isRepeating = false;
  let before: Clause | null = null;
  let joint = '';
  for (const [index, part] of parts.entries()) {
    const tokens = part.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (index % 2 === 1) {
      // After ", or" it is the word that joins.
      joint = tokens[0] ?? part;
      continue;
    }
    if (tokens.length === 0) continue;
    const text = tokens.join(' ');
    const clause = clauseOf(tokens);
    isRepeating ||= repeating.test(text);
    before = clause && withNegationOf(before, clause, joint);
    if (before) asked.push(...askedBy(before, text));
  }
  const all = new Set(asked);
  // A wish for a change and its opposite means something that is not understood here.
  const clear = [...all].filter((change) => !all.has(opposite[change]));
  if (clear.length > 0) return changes.filter((change) => clear.includes(change));
  return all.size === 0 && isRepeating ? [] : null;
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
