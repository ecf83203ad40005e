import type { Story, StorySection } from '../story.ts';

/** Lists of alternatives without a count in their heading, of which any three are enough: what people say. */
const alternatives: ReadonlySet<string> = new Set(['talk']);

const fewestAlternatives = 3;

/** Names, quotations, labels, brackets, numbers, conditions and terms of the rules: a sentence with one of them stays. */
const exact =
  /["“”*();:\d]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|hundreds?|thousands?|once|twice|first|last|only|gold|silver|prone|saving|advantage|disadvantage|damage|attacks?|checks?|spells?|success|failure|party|you|if|when|whoever|anyone|anybody|unless|until|must|can|cannot|knows?|asks?|wants?|offers?|pays?)\b/i;

const name = /\p{Lu}[\p{L}’'-]+/gu;

/** A sentence that begins like this needs the one before it. */
const dependent =
  /^["“(*]|^(?:He|She|They|It|Its|His|Her|Their|Him|Them|This|That|These|Those|Such|But|And|Or|Nor|So|Yet|Still|Then|Only|Also|Even|Else|Both|Neither|Either|There|Here|Otherwise|Instead|Therefore|Thus|After|From then|Until|By then|Once|Again|Afterwards|Meanwhile|Now|None|Some|Others?|Another|Most|Many|All|Each|One|Two|Three|Four|What|Which|Who|Not|No|Later|At (?:that|this)|For (?:that|this)|With (?:that|this)|In return|(?:On|In) (?:it|them)|The (?:first|second|third|other|others|rest|next|same|latter|former|reason|answer|price))\b/;

const pronoun = /\b(?:he|she|they|it|him|her|them|his|hers|their|its|theirs)\b/i;

/** Whether a sentence needs what the text before it names. */
export function needsBefore(sentence: string): boolean {
  const found = pronoun.exec(sentence);
  if (dependent.test(sentence)) return true;
  if (found === null) return false;
  // The first word has a capital also without being a name.
  return !/ \p{Lu}[\p{L}’'-]+/u.test(sentence.slice(0, found.index));
}

const common: ReadonlySet<string> = new Set(
  'with from that this they them their there then than have been were will would could should what where which whom whose into onto over under after before about again also even ever never still just most more much many some such very each every other another like come comes came goes gone went take takes took taken give gives gave make makes made says said tell tells told keep keeps kept look looks while because since without within through between behind beside against along around upon away back down here himself herself itself themselves does done doing good long little small time times both well'.split(
    ' ',
  ),
);

const stem = (word: string): string => word.replace(/(?:'s|’s|ing|ed|es|s|e)$/, '');

/** The words that can name a thing or a person, in a form in which they are compared. */
const contentOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !common.has(word)).map(stem);

const linesWithMarks = /^(?:[-*>#] |\d+\. |\*)/;
const sentenceEnd = /(?<=[.?!]["”*)]{0,3}) (?=[^a-z])/;

/** All that the story says outside of the section. */
const textAround = ({ sections }: Story, { id, heading }: StorySection): string =>
  [
    heading,
    ...sections
      .filter((other) => other.id !== id)
      .map((other) => `${other.heading}\n${other.text}`),
  ].join('\n');

interface Sentences {
  readonly before: readonly string[];
  readonly sentence: string;
  readonly after: readonly string[];
}

/** Whether nothing is lost with a sentence: neither the plot nor the rest of its paragraph has a word of it. */
function isDecoration(
  { before, sentence, after }: Sentences,
  elsewhere: ReadonlySet<string>,
): boolean {
  const [next] = after;
  if (before.length === 0 || next === undefined || needsBefore(next)) return false;
  const [, ...names] = sentence.match(name) ?? [];
  const startsWithName = /^(?!(?:The|An?|In|On|At|By|From|Over|Under|Behind|Above|Outside)\b)/.test(
    sentence,
  );
  if (names.length > 0 || startsWithName || exact.test(sentence)) return false;
  const later = new Set(contentOf(after.join(' ')));
  return contentOf(sentence).every((word) => !elsewhere.has(word) && !later.has(word));
}

/** What is left of a text without one sentence that is decoration. */
function withoutSentences(text: string, elsewhere: ReadonlySet<string>): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    if (linesWithMarks.test(line)) return [];
    const sentences = line.split(sentenceEnd);
    const following = lines.slice(at + 1);
    return sentences.flatMap((sentence, index) => {
      const before = sentences.slice(0, index);
      const after = sentences.slice(index + 1);
      const isLast = after.length === 0;
      const all = isLast ? [] : [...after, ...following];
      return isDecoration({ before, sentence, after: all }, elsewhere)
        ? [lines.with(at, [...before, ...after].join(' ')).join('\n')]
        : [];
    });
  });
}

/** What is left of a list of alternatives without one item that is about none of the people. */
function withoutItems(text: string, { named }: Story, around: string): string[] {
  const lines = text.split('\n');
  const items = lines.filter((line) => line.startsWith('- '));
  if (items.length <= fewestAlternatives) return [];
  const people = named.filter(({ pronouns }) => pronouns !== null);
  const isOfPeople = (item: string): boolean =>
    people.some((person) => person.name.split(' ').some((word) => item.includes(word)));
  return items
    .filter((item) => !isOfPeople(item) && !/[\d*]/.test(item))
    .map((item) => ({ item, used: shareUsed(item, around) }))
    .toSorted((one, other) => one.used - other.used)
    .map(({ item }) => lines.filter((line) => line !== item).join('\n'));
}

/** The share of the words of an item that the rest of the story has as well. */
function shareUsed(item: string, around: string): number {
  const others = new Set(contentOf(around));
  const words = contentOf(item);
  return words.filter((word) => others.has(word)).length / words.length;
}

/**
 * The text without whole sentences and items that nothing else needs, with at least a tenth fewer words; undefined if
 * there are too few of them. No sentence is cut, because its last clause often is its point.
 * @param section the section without its additions
 * @param isEnough whether a text is a tenth shorter
 */
export function shortened(
  story: Story,
  section: StorySection,
  isEnough: (text: string) => boolean,
): string | undefined {
  const around = textAround(story, section);
  const elsewhere = new Set(contentOf(around));
  let { text } = section;
  while (!isEnough(text)) {
    const [item] = alternatives.has(section.id) ? withoutItems(text, story, around) : [];
    const rest = item ?? withoutSentences(text, elsewhere)[0];
    if (rest === undefined) return undefined;
    text = rest;
  }
  return text;
}
