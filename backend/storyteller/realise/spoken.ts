/** After these words, `it is` stays long, as in `I know what it is` and `where they are now`. */
const notAfter = String.raw`(?<!\b(?:what|how|where|who|why|which|than|as|whatever|whoever|wherever) )`;

/**
 * `It will` and `you will` become short only where a clause starts. Elsewhere the pronoun can be an object, as in
 * `the one who drives it will stop it`.
 */
const clauseStart = String.raw`(?<=["(,;:.?!\u2026-] ?|\b(?:and|but|or|so|that|if|when|then|because|until|as) )`;

const short: readonly (readonly [RegExp, string])[] = [
  [/\bcannot\b/g, "can't"],
  [/\bwill not\b/g, "won't"],
  [/\b(do|does|did|is|are|was|were|could|would|should|have|has|had) not\b/g, "$1n't"],
  [/\b(Do|Does|Did|Is|Are|Was|Were|Could|Would|Should|Have|Has|Had) not\b/g, "$1n't"],
  [new RegExp(String.raw`${notAfter}\bI am (?=[a-z])`, 'g'), "I'm "],
  [
    new RegExp(
      String.raw`${notAfter}\b(It|it|That|that|There|there|He|he|She|she) is (?=[a-z])`,
      'g',
    ),
    "$1's ",
  ],
  [new RegExp(String.raw`${notAfter}\b(You|you|We|we|They|they) are (?=[a-z])`, 'g'), "$1're "],
  [/\b(I|He|he|She|she|We|we|They|they) will (?=[a-z])/g, "$1'll "],
  [new RegExp(String.raw`${clauseStart}(You|you|It|it) will (?=[a-z])`, 'g'), "$1'll "],
];

/** Gives quoted speech the short forms of everyday speech, such as `can't`. */
export const spoken = (text: string): string =>
  text.replaceAll(/"[^"]*"/g, (quote) =>
    short.reduce((said, [long, form]) => said.replaceAll(long, form), quote),
  );
