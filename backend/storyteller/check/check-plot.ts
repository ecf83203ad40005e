import type { Plan } from '../plan/plan-types.ts';
import { namePattern, sentencesOf } from '../realise/sentences.ts';
import type { Telling } from '../realise/telling.ts';
import type { StorySection } from '../story.ts';
import { checkRules } from './check-rules.ts';

/**
 * A text that does not contain the `sign`, or whose small letters do not match it, cannot have the fault. To search for
 * it is faster than to try the pattern: references to a group are slow if capitals do not count.
 */
const form: readonly (readonly [fault: string, pattern: RegExp, sign?: string | RegExp])[] = [
  ['has an unfilled slot', /[{}[\]|«»]|undefined|NaN/],
  ['has a condition in its words', /[!><\w]=/, '='],
  ['has a doubled word', /\b(?!had |that )([a-z]+) \1\b/i, /\b(?!had |that )([a-z]+) \1\b/],
  ['has a wrong article', /\ba (?:[aei]|o(?!n[ec]))|\ban [bcdfgjklmnpqrstvwxyz]/],
  ['has doubled marks', /[,;:] ?[,;:.]|\.\./],
  [
    'has a pronoun with an apostrophe',
    /\b(?:she|he|they|him)'s [a-z]+ (?:hand|house|name)\b/i,
    "'s ",
  ],
];

const mayHave = (text: string, sign?: string | RegExp): boolean =>
  sign === undefined ||
  (typeof sign === 'string' ? text.includes(sign) : sign.test(text.toLowerCase()));

/** Faults of a text that can be seen without its meaning. */
export function checkForm(sections: readonly StorySection[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { id, text } of sections) {
    if (text === '') faults.push(`${id}: is empty`);
    const sentences = sentencesOf(text);
    for (const [fault, pattern, sign] of form) {
      // The whole text is tested first, because nearly always it has no fault.
      if (mayHave(text, sign) && pattern.test(text)) {
        const wrong = sentences.filter((sentence) => pattern.test(sentence));
        faults.push(...wrong.map((sentence) => `${id}: ${fault}: ${sentence}`));
      }
    }
    for (const sentence of sentences) {
      // The two truths of a story can have a sentence in common.
      if (sentence.length > 24 && seen.has(sentence) && id !== 'instead') {
        faults.push(`${id}: is repeated: ${sentence}`);
      }
      seen.add(sentence);
    }
  }
  return faults;
}

const usualConclusions = ['what happened', 'the culprit', 'the hiding place'] as const;

/** Three clues for each conclusion, and clues to a hiding place that name it or what sticks to boots there. */
export function checkClues(
  lair: { name: string; residue: string } | undefined,
  sections: readonly StorySection[],
  conclusions: readonly [string, string, string] = usualConclusions,
): string[] {
  const lines = sections
    .filter(({ id }) => id === 'places' || /^act-\d$/.test(id))
    .flatMap(({ text }) => text.split('\n'));
  // A kept section can have been written before this check existed.
  if (lines.length === 0) return [];
  const faults = conclusions
    .filter((conclusion) => lines.filter((line) => line.includes(`(${conclusion})`)).length < 3)
    .map((conclusion) => `There are fewer than three clues to (${conclusion}).`);
  // A place that everyone knows has no clues.
  if (lair === undefined) return faults;
  const names = [lair.name, lair.residue].map((name) => name.toLowerCase());
  const vague = lines.filter(
    (line) =>
      line.includes(`(${conclusions[2]})`) &&
      !names.some((name) => line.toLowerCase().includes(name)),
  );
  return [...faults, ...vague.map((line) => `A clue does not name the hiding place: ${line}`)];
}

/** What players read does not name the one who acts. V and W are known to everyone by name. */
function checkSecrets(plan: Plan, sections: readonly StorySection[], telling: Telling): string[] {
  const culprit = plan.people.get('A');
  if (culprit === plan.people.get('V') || culprit === plan.people.get('W')) return [];
  const marks = telling.marksOf('A');
  return sections
    .filter(
      ({ audience, text }) => audience === 'everyone' && marks.some((mark) => text.includes(mark)),
    )
    .map(({ id }) => `${id}: names the culprit`);
}

const gendered = /\b(?:he|him|his|himself|she|her|hers|herself)\b/gi;
const isMale = /^h(?:e|im|is|imself)$/i;
/** Not checked for pronouns: quoted speech can be about other people, and a role in brackets has its own pronouns. */
const quoted = /"[^"\n]*"|\*\*[^*\n]*\*\* \([^)\n]*\)/g;

/** A paragraph that names people has only their pronouns, and those of the people without a name. */
export function checkPronouns(
  sections: readonly StorySection[],
  telling: Telling,
  unnamed: readonly string[] = [],
): string[] {
  const pronounsOf = new Map<string, string>();
  for (const [part, { pronouns }] of telling.subject.people) {
    for (const mark of telling.marksOf(part)) pronounsOf.set(mark, pronouns);
  }
  const isWrong = (paragraph: string): boolean => {
    const used = paragraph.replaceAll(quoted, '').match(gendered);
    if (used === null) return false;
    const named = paragraph.match(namePattern)?.flatMap((mark) => pronounsOf.get(mark) ?? []) ?? [];
    return (
      named.length > 0 &&
      used.some((word) => ![...named, ...unnamed].includes(isMale.test(word) ? 'he' : 'she'))
    );
  };
  return sections
    .filter(({ id }) => id !== 'start')
    .flatMap(({ id, text }) =>
      text
        .split('\n')
        .filter(isWrong)
        .map((paragraph) => `${id}: has the pronoun of another person: ${paragraph}`),
    );
}

const startsClause = /(?:^|[.;:\n] )$/;

/** Whether the verb after a noun of the plan has its number. */
function checkNumber(sections: readonly StorySection[], { subject }: Telling): string[] {
  const wrong = ['good', 'works', 'harm', 'record'].flatMap((key) => {
    const noun = (subject.words.get(key) ?? '').toLowerCase();
    const verbs = subject.words.get(`${key}.is`) === 'are' ? ['is', 'was', 'has'] : ['are', 'were'];
    return verbs.map((verb) => `${noun} ${verb} `);
  });
  return sections.flatMap(({ id, text }) => {
    const lower = text.toLowerCase();
    return wrong
      .filter((words) => {
        const at = lower.indexOf(words);
        return at >= 0 && startsClause.test(text.slice(Math.max(0, at - 2), at));
      })
      .map((words) => `${id}: has a verb of another number: ${words}`);
  });
}

/** No section that is written contains what a line of the campaign excludes; names that the campaign has chosen do not count. */
export const checkLines = (
  sections: readonly StorySection[],
  telling: Pick<Telling, 'keeps' | 'subject'>,
): string[] =>
  sections
    .filter(({ text }) => !telling.keeps(text))
    .filter(({ text }) => {
      const { exclusions, names } = telling.subject;
      return exclusions.matches(names.invented(text));
    })
    .map(({ id }) => `${id}: contains what a line excludes`);

/**
 * The name of each person of the plan is in the text at least twice: readers forget a name that they read once. Further
 * people of the campaign (F1, F2 …) may be named once. Kept sections have no marks of names, and were checked when they
 * were written.
 */
export function checkNamed(
  parts: Iterable<string>,
  sections: readonly StorySection[],
  telling: Telling,
): string[] {
  if (telling.hasKept) return [];
  const counts = new Map<string, number>();
  for (const { text } of sections) {
    for (const mark of text.match(namePattern) ?? []) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  const countOf = (part: string): number =>
    telling.marksOf(part).reduce((sum, mark) => sum + (counts.get(mark) ?? 0), 0);
  return (
    [...parts]
      // A further person with a name can belong to one truth of a tale.
      .filter((part) => !/^[FNW]/.test(part) && countOf(part) < 2)
      .map((part) => `${part} is named less than twice`)
  );
}

const cast = ['G', 'W', 'V', 'A', 'S', 'T', 'C', 'X1', 'X2', 'X3'];

/** The third act has a text for both answers to the choice of the second act. */
function checkChoice(sections: readonly StorySection[]): string[] {
  const count = (id: string, pattern: RegExp): number | undefined =>
    sections.find((section) => section.id === id)?.text.match(pattern)?.length;
  const asked = count('act-2', /^- \*If the party /gm);
  const answered = count('act-3', /^\*\*If the party (?!is too late)/gm);
  return asked === 2 && answered !== 2 ? ['The third act does not use the choice.'] : [];
}

/** Players know by name and role who asks before they read what is asked. */
export function checkGiver(sections: readonly StorySection[], telling: Telling): string[] {
  const marks = telling.marksOf('G');
  return sections
    .filter(({ id, text }) => id === 'pitch' && /[\ue000-\uefff]/.test(text))
    .filter(({ text }) => !marks.some((mark) => text.includes(mark)))
    .map(({ id }) => `${id}: does not introduce the one who asks`);
}

/** Players hear what the idea of the request is about, and the game master knows what is behind it. */
function checkIdea(
  plan: Plan,
  sections: readonly StorySection[],
  { subject: { words, names } }: Telling,
): string[] {
  const mark = plan.idea === undefined ? '' : (words.get('idea') ?? '');
  return sections
    .filter(({ id }) => id === 'pitch' || id === 'glance')
    .filter(({ text }) => !text.includes(mark) && !text.includes(names.marked(mark)))
    .map(({ id }) => `${id}: ignores the idea`);
}

/** The rules of the checker about the plot. */
export function checkPlot(
  plan: Plan,
  sections: readonly StorySection[],
  telling: Telling,
): string[] {
  return [
    ...checkForm(sections),
    ...checkLines(sections, telling),
    ...checkClues(plan.lair, sections),
    ...checkSecrets(plan, sections, telling),
    ...checkPronouns(sections, telling),
    ...checkNumber(sections, telling),
    ...checkChoice(sections),
    ...checkGiver(sections, telling),
    ...checkIdea(plan, sections, telling),
    ...checkNamed(cast, sections, telling),
    ...checkRules(plan, sections, telling),
  ];
}
