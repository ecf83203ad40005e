import { pastForms } from '../tables/past-tense.ts';
import { sentencesOf } from './sentences.ts';

/** Before such a word, `works` and the like is a noun. */
const nounBefore =
  /^(?:the|a|an|its|his|her|their|our|my|your|of|these|those|this|that|some|no|two|with|for|from)$/i;
/** After such a word, a plain form is a verb. */
const pluralSubject =
  /^(?:you|we|they|who|i|characters|players|heroes|adventurers|guards|soldiers|villagers|bandits)$/i;
const singularSubject = /^(?:she|he|it|who|which|party|group|everyone|somebody|someone|nobody)$/i;
/** A verb after such a word has the subject of the verb before it. */
const joining = /^(?:and|then|but)$/i;
/** Before such a word a plain form is not the verb of the sentence: `to find`, `could find`. */
const helperBefore =
  /^(?:to|can|could|will|would|must|may|might|shall|should|not|did|does|do|let)$/i;
const shortForms: Readonly<Record<string, string>> = {
  "haven't": "hadn't",
  "hasn't": "hadn't",
  "doesn't": "didn't",
  "don't": "didn't",
  "isn't": "wasn't",
  "aren't": "weren't",
  "can't": "couldn't",
  "won't": "wouldn't",
};
const pastVerb =
  /\b(?:was|were|had|did|said|went|came|took|found|told|gave|made|saw|met|knew|left|got|ran|fell|\w{3,}ed)\b/;

const withoutQuotes = (sentence: string): string => sentence.replaceAll(/"[^"]*"|“[^”]*”/g, '');

/** Whether most sentences of a text are in the past already, so that none of them is changed. */
export const isInPast = (sentences: readonly string[]): boolean =>
  sentences.filter((sentence) => pastVerb.test(withoutQuotes(sentence))).length * 2 >=
  sentences.length;

/**
 * Puts the verbs of a sentence into the past. Quotations stay as they were said. Only verbs that are
 * known are changed: a verb that stays in the present is better than a word that is none.
 */
export function inPast(sentence: string): string {
  if (/\b(?:was|were|had|did|said|went|came|took|found|told|gave|made|saw)\b/.test(sentence)) {
    return sentence;
  }
  const parts = sentence.split(/("[^"]*"|“[^”]*”)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : plainInPast(part))).join('');
}

function plainInPast(text: string): string {
  let before = '';
  let isPlural = false;
  return text
    .split(/(\s+)/)
    .map((word) => {
      if (!/\S/.test(word)) return word;
      const [, core = '', after = ''] = /^([a-z]+?n't|[a-z]+)(.*)$/s.exec(word) ?? [];
      const past = shortForms[core] ?? pastOf(core, before, isPlural);
      if (pluralSubject.test(before) && past !== undefined) isPlural = true;
      before = word.replaceAll(/[^\w']/g, '');
      return past === undefined ? word : `${past}${after}`;
    })
    .join('');
}

/** The past of a word that is a verb after the word before, or nothing. */
function pastOf(word: string, before: string, isPlural: boolean): string | undefined {
  if (word === '' || nounBefore.test(before) || helperBefore.test(before)) return undefined;
  const isJoined = joining.test(before);
  const isPlain = pluralSubject.test(before) || (isJoined && isPlural);
  const isName = /^[A-Z]/.test(before) || singularSubject.test(before);
  const careful = pastForms.careful.get(word);
  if (careful !== undefined) {
    const agrees = word.endsWith('s') ? isName || (isJoined && !isPlural) : isPlain;
    return agrees ? careful : undefined;
  }
  return isPlain
    ? (pastForms.plain.get(word) ?? pastForms.third.get(word))
    : pastForms.third.get(word);
}

/** An address of a link in its brackets, which can have brackets in it: `(javascript:alert(f(1)))`. */
const address = String.raw`\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)`;
const pictureLink = new RegExp(String.raw`!\[[^\]]*\]${address}`, 'g');
const textLink = new RegExp(String.raw`\[([^\]]*)\]${address}`, 'g');

/** The text of an entry without secrets, code, pictures, links, headings and tables; items can be marked. */
export function plainText(markdown: string, marksItems = false): string {
  return (
    markdown
      .slice(0, 20_000)
      .replaceAll(/^:::secret[\s\S]*?(?:^:::\s*$|$(?![\s\S]))/gm, '')
      .replaceAll(/^#{1,6} (.*)$/gm, marksItems ? '\u2023$1' : '')
      .replaceAll(/^(?:\|.*|:::.*|```.*|---+)$/gm, '')
      .replaceAll(pictureLink, '')
      .replaceAll(textLink, '$1')
      // A link to an entry shows its title, or other words after a bar.
      .replaceAll(/\[\[(?:[^\]|\n]*\|)?([^\]\n]*)\]\]/g, '$1')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\b(?:https?|javascript|data):\S*/gi, '')
      .replaceAll(/^(?:[-*+] |\d+\. )/gm, marksItems ? '\u2022' : '')
      .replaceAll(/^> ?/gm, '')
      .replaceAll(/[*_`~]/g, '')
      .replaceAll(/[ \t]+/g, ' ')
      .trim()
  );
}

/** Lines about the table and its rules, which are not part of a story. */
const tableTalk =
  /\b(?:DC ?\d+|XP|attendance|absent|players?|session zero|dice|rolls?|rolled|snacks?|HP|AC)\b/i;
const later = /^(?:(?:next(?: time| session)?|to ?do|open|still to do|remember)\s*[:-]|todo\b)\s*/i;
/** The beginnings of lines about things that were found. They become a separate sentence. */
const loot = /^(?:loot|treasure|rewards?|found)\s*[:-]/i;
/** The first words of sentences that lose their capital inside of another. */
const starts = /^(?:The|An?|They|We|He|She|It|In|At|On|Then|After|Later)\b/;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const asSentence = (text: string): string =>
  capital(/[.?!]["”)]?$/.test(text) || /["”]$/.test(text) ? text : `${text}.`);

/** Capitals for the sentences of notes that were written without any. */
const withCapitals = (line: string): string =>
  /^[a-z]/.test(line)
    ? line.replaceAll(
        /([.?!]) ([a-z])/g,
        (_match, stop: string, letter: string) => `${stop} ${letter.toUpperCase()}`,
      )
    : line;

interface Notes {
  /** Whole sentences, in their order. */
  sentences: string[];
  /** What the notes say is still to be done. */
  later: string[];
}

const tidied = (line: string): string =>
  line
    .replaceAll(/\bw\/ ?/g, 'with ')
    .replaceAll(/([!?])\1+/g, '$1')
    .replaceAll(/\([^()]*\b(?:players?|char|XP|DC)\b[^()]*\)/gi, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** What a text of notes says, without headings, table talk and secrets. Items of a list become one sentence. */
export function notesOf(markdown: string): Notes {
  const notes: Notes = { sentences: [], later: [] };
  let items: string[] = [];
  let heading = '';
  const endList = (): void => {
    const label = heading === '' ? '' : `${heading}: `;
    const [happened, found] = [false, true].map((isLoot) =>
      items.filter((item) => loot.test(item) === isLoot),
    );
    const inside = (happened ?? []).map((item, index) =>
      index === 0 ? item : item.replace(starts, (word) => word.toLowerCase()),
    );
    if (inside.length > 0) notes.sentences.push(asSentence(`${label}${inside.join('; ')}`));
    notes.sentences.push(...(found ?? []).map(asSentence));
    items = [];
  };
  for (const raw of plainText(markdown, true).split('\n')) {
    const isItem = raw.startsWith('\u2022');
    const line = tidied(raw.replace(/^\u2022/, ''));
    if (line === '') continue;
    if (line.startsWith('\u2023')) {
      endList();
      heading = line.slice(1).trim();
    } else if (later.test(line)) notes.later.push(asSentence(line.replace(later, '')));
    else if (isItem) {
      if (!tableTalk.test(line)) items.push(line.replace(/[.;]$/, ''));
    } else {
      endList();
      heading = '';
      for (const sentence of sentencesOf(withCapitals(line))) {
        if (later.test(sentence)) notes.later.push(asSentence(sentence.replace(later, '')));
        else if (!tableTalk.test(sentence)) notes.sentences.push(asSentence(sentence));
      }
    }
  }
  endList();
  return notes;
}

/** The first sentences, up to a number and a number of characters; always one that is not too long. */
export function firstOf(sentences: readonly string[], count: number, limit: number): string[] {
  const found: string[] = [];
  let length = 0;
  for (const sentence of sentences) {
    if (found.length >= count || length + sentence.length > limit) break;
    found.push(sentence);
    length += sentence.length;
  }
  return found;
}
