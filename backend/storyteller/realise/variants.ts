import type { Random } from '../random.ts';

/** A template that contains none of the `signs`, in small letters, has nothing that the pattern finds. */
interface Group {
  readonly forms: readonly string[];
  readonly pattern: RegExp;
  readonly signs: readonly string[];
}

/** Each form is found and can become each other one. */
const both = (...forms: readonly string[]): Group => ({
  forms,
  pattern: new RegExp(String.raw`\b(?:${forms.join('|')})\b`, 'gi'),
  signs: forms,
});

/** Only what the pattern finds is replaced: elsewhere these forms can have different meanings. */
const from = (pattern: RegExp, ...forms: readonly string[]): Group => ({
  forms,
  pattern,
  signs: forms.map((form) => form.trim()),
});

/** Nouns of which `each` and `every` say the same: there are always more than two. */
const eachOrEvery =
  'time night evening morning round day week month year hour spring autumn winter name door window room bed step character player person failure success'.split(
    ' ',
  );

/** Words that are the subject of a clause wherever they follow `that`. */
const pronouns = ['he', 'she', 'it', 'they', 'there', 'nobody', 'no one', 'somebody', 'someone'];

/** A subject after a comma: a name, for which a private-use character stands, or one of these words. */
const subject = String.raw`(?:[\ue000-\uefff]|(?:${pronouns.join('|')}|none|nothing|people|you|one|that|whoever)\b)`;

const askingVerbs = from(
  /\basks (?=the party to\b)/g,
  'asks ',
  'wants ',
  'needs ',
  'begs ',
  'urges ',
  'expects ',
);

const payingVerbs = from(
  /\bpays (?=(?:[\d,]+|\{\w+\}) gold pieces\b)/g,
  'pays ',
  'offers ',
  'gives ',
  'promises ',
);

// Not after "each", and not before an apostrophe.
const characterNames = from(
  /(?<!\b(?:each|every|any|no|only|not|for) )\bone of the party\b(?!')/gi,
  'one of the party',
  'a character',
);

const synonyms: readonly Group[] = [
  both('somebody', 'someone'),
  both('nobody', 'no one'),
  both('everybody', 'everyone'),
  both('anybody', 'anyone'),
  both('nearly', 'almost'),
  both('perhaps', 'maybe'),
  both('as if', 'as though'),
  ...eachOrEvery.map((noun) => both(`each ${noun}`, `every ${noun}`)),
  // After "be", it can be the condition of the rules.
  from(/(?<!\bbe )\b(?:afraid|frightened) of\b/gi, 'afraid of', 'frightened of'),
  both('aloud', 'out loud'),
  both('talk to', 'speak to'),
  both('talks to', 'speaks to'),
  both('talking to', 'speaking to'),
  both('now and then', 'from time to time'),
  both('a great deal of', 'a lot of'),
  both('so as to', 'in order to'),
  from(/\bat dawn\b/gi, 'at dawn', 'at daybreak'),
  from(/\bat dusk\b/gi, 'at dusk', 'at nightfall'),
  from(/\bas soon as\b(?! possible)/gi, 'as soon as', 'the moment'),
  from(/\bbegins with\b/gi, 'begins with', 'starts with'),
  from(/\bbegins to\b/gi, 'begins to', 'starts to'),
  from(/\bbegin to\b/gi, 'begin to', 'start to'),
  from(/\bbegun to\b/gi, 'begun to', 'started to'),
  from(/\bbegan to\b/gi, 'began to', 'started to'),
  from(/\bcomes back\b/gi, 'comes back', 'returns'),
  from(/\bcame back\b/gi, 'came back', 'returned'),
  from(/\bfinds out(?= (?:who|what|where|why|how|that|if|whose)\b)/gi, 'finds out', 'discovers'),
  from(/\bfound out(?= (?:who|what|where|why|how|that|whose)\b)/gi, 'found out', 'discovered'),
  from(/(?<!\b(?:fights?|fought) )\bbeside\b(?! \w+sel(?:f|ves)\b)/gi, 'beside', 'next to'),
  from(/(?<!\bat )\blarge\b(?! size)/gi, 'large', 'big'),
  from(
    /(?<!\b(?:nine|ten|eleven|twelve|one|two|three|late|cathedral|there) )\bat night\b/gi,
    'at night',
    'by night',
  ),
  // After a negative, "must" would be the opposite.
  from(
    /(?<!\b(?:only|nobody|no one|none|neither|never|not|even|hardly|longer) )\bhas to\b(?! do with\b)/gi,
    'must',
    'has to',
  ),
  from(
    /(?<!\b(?:would|will|shall|to|may|might|can|could|should|do|does|did|not|only|never|even|\w+n't)(?: [^ .,;:?!"]+){0,2} )\bhave to\b(?! do with\b)/gi,
    'must',
    'have to',
  ),
  from(/(?<!\b(?:who|only|never) )\bwants to\b/gi, 'would like to', 'wants to'),
  from(/(?<!\b(?:might|may|could|just) )\bas well(?! as)\b/gi, 'too', 'as well'),
  from(/\bin the end(?! ?[.,;:?!"'])\b/gi, 'in the end', 'finally'),
  // Before anything but a verb, a new clause begins, which needs the "and".
  from(
    /, and then(?= (?!(?:is|was|has|does|his|its|this|as|always|others|sometimes|perhaps)\b)[a-z]+s\b)/gi,
    ', and then',
    ', then',
  ),
  both('each other', 'one another'),
  askingVerbs,
  payingVerbs,
  characterNames,
  both('a quarter of an hour', 'fifteen minutes'),
  both('in the shape of', 'in the form of'),
  both('at the edge of', 'on the edge of'),
  from(/\bfor as long as\b/g, 'for as long as', 'as long as'),
  from(/(?<=, )people say\b/gi, 'people say', 'they say'),
  from(
    /\ba small (?=(?!part|number|amount|price|sum|wonder|thing|voice)\w+)/gi,
    'a small ',
    'a little ',
  ),
  from(/\ba long time\b/gi, 'a long time', 'a long while'),
  // Inside of a sentence, the word can mean a certain person.
  from(
    /(?:^|(?<=[.;:?!] ))whoever(?= (?:\w+s|was|will|can)\b)/gi,
    'whoever',
    'anyone who',
    'anybody who',
  ),
  // Before a verb of the past or the perfect, "since" would mean a time.
  from(
    new RegExp(
      String.raw`, (?:because|since)(?= ${subject}(?! (?:\w*ed|had|was|were|has|have|came|gave|left|lost|made|saw|told|took|went)\b))`,
      'g',
    ),
    ', because',
    ', since',
  ),
  from(/\bmeanwhile\b/gi, 'meanwhile', 'in the meantime'),
  from(/\bany more(?=[.,;:!?"])/g, 'any more', 'any longer'),
  from(/\bexactly\b(?! in\b)/gi, 'exactly', 'precisely'),
  from(/\bsince then(?=[.,;])/g, 'since then', 'ever since'),
  from(/(?<!\btakes? )\ball night(?=[.,;])/g, 'all night', 'all night long'),
  from(/(?<!\btakes? )\ball day(?=[.,;])/g, 'all day', 'all day long'),
  from(/(?<!\b(?:taken|on) )\bby itself\b/g, 'by itself', 'on its own'),
  from(
    /\bdoes not know(?= (?:to |in )?(?:what|where|how|who|whom|why|which|when)\b)/g,
    'does not know',
    'has no idea',
  ),
  from(
    /\bdo not know(?= (?:what|where|how|who|whom|why|which|when)\b)/g,
    'do not know',
    'have no idea',
  ),
  from(/(?<=\b(?:ask|asks|asked|know|knows|see) )whether\b(?! (?:or|to)\b)/g, 'whether', 'if'),
  from(
    /(?<!\b(?:each|every|an?other|other|first|second|third|fourth|fifth|last|next|this|that|per|of|one|a|the|its|in) )\bround (?=(?:the|his|her|their|its)\b)/gi,
    'round ',
    'around ',
  ),
  from(/\bthe whole (?!of|way|time|work|truth|story|thing\b)/g, 'the whole ', 'the entire '),
  from(
    /(?<!\bas )\ba whole (?!hand|breath|ticket|one|piece|life|of\b)/gi,
    'a whole ',
    'an entire ',
  ),
  from(
    /(?<=\b(?:is|was|been|has|had|needs|for|in|of) )only (?=(?:one|two|three|a|an)\b)/g,
    'only ',
    'just ',
  ),
  from(/(?<=(?:, |, and ))only (?=one\b)/g, 'only ', 'just '),
  from(
    /(?<!\b(?:one|other|first|second|lower|upper|left|right|back|front|the|a|this|that) )\bhalf of the\b(?! (?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)\b)/gi,
    'half of the',
    'half the',
  ),
];

/** Verbs after which `that` can be left out before a pronoun: "she says he knows". */
const saying = String.raw`(?<!\b(?:is|was|be|been|being|the|a|one|no|whom \S+) )\b(?:says?|said|thinks?|thought|believes?|knows|hopes|swears?|promised)`;

/** Not before a second `that`: "he says it is late and that she knows" lacks the first one. */
const optionalThat: Group = {
  forms: [' ', ' that '],
  pattern: new RegExp(
    String.raw`(?<=${saying}) that (?=(?:${pronouns.join('|')})\b)(?![^.;]* (?:and|but|or|nor) that\b)`,
    'g',
  ),
  signs: pronouns.map((pronoun) => ` that ${pronoun}`),
};

const groups: readonly Group[] = [...synonyms, optionalThat];

const isUpper = (text: string): boolean => /^[A-Z]/.test(text);

const withCapital = (text: string, like: string): string =>
  isUpper(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** The groups of a template, because each is written again and again. The cache has a limit: some templates are always new. */
const known = new Map<string, readonly Group[]>();
const mostKnown = 20_000;

function groupsOf(template: string): readonly Group[] {
  const found = known.get(template);
  if (found !== undefined) return found;
  const small = template.toLowerCase();
  const possible = groups.filter(({ signs }) => signs.some((sign) => small.includes(sign)));
  if (known.size > mostKnown) known.clear();
  known.set(template, possible);
  return possible;
}

/**
 * The sentence with other words for the same: two texts of a tale share fewer sentences. What comes into the sentence
 * from a field of its template, such as the name of a place, stays the same in the whole text.
 */
export const varied = (text: string, random: Random, template = text): string =>
  groupsOf(template).reduce(
    (said, { forms, pattern }) =>
      said.replaceAll(pattern, (found) => withCapital(random.pick(forms), found)),
    text,
  );

/** A hook with words that do not vary any more, because a label repeats its first words. */
export const withOneVerb = (hook: string, random: Random): string =>
  [askingVerbs, payingVerbs, characterNames].reduce(
    (said, { forms, pattern }) =>
      said.replaceAll(pattern, (found) => withCapital(random.pick(forms.slice(1)), found)),
    hook,
  );

const plainForms: readonly (readonly [RegExp, string])[] = [
  ...synonyms.flatMap(({ forms: [first = '', ...others] }) =>
    others.map((form) => [new RegExp(String.raw`\b${form}\b`, 'g'), first] as const),
  ),
  [optionalThat.pattern, ' '],
];

/** The form in which texts are compared that differ in such words only: in small letters. */
export const plainWords = (text: string): string =>
  plainForms.reduce((plain, [form, first]) => plain.replaceAll(form, first), text.toLowerCase());
