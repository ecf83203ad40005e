import { pastForms } from '../tables/past-tense.ts';
import { sentencesOf } from './sentences.ts';

/** Before such a word, `works` and the like is a noun. */
const nounBefore =
  /^(?:the|a|an|its|his|her|their|our|my|your|of|these|those|this|that|some|no|two)$/i;
const subjectBefore = /^(?:you|we|they|who|i)$/i;
/** Before such a word a plain form is not the verb of the sentence: `to find`, `could find`. */
const helperBefore =
  /^(?:to|can|could|will|would|must|may|might|shall|should|not|did|does|do|let)$/i;

/**
 * Puts the verbs of a sentence into the past. Quotations stay as they were said. A sentence that
 * has a verb in the past already stays as it is.
 */
export function inPast(sentence: string): string {
  if (/\b(?:was|were|had|did|said|went|came|took|found|told|gave|made|saw)\b/.test(sentence)) {
    return sentence;
  }
  const parts = sentence.split(/("[^"]*"|“[^”]*”)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : plainInPast(part))).join('');
}

function plainInPast(text: string): string {
  const words = text.split(/(\s+)/);
  let before = '';
  return words
    .map((word) => {
      const [, core = '', after = ''] = /^([a-z]+)(.*)$/s.exec(word) ?? [];
      const past = subjectBefore.test(before)
        ? (pastForms.plain.get(core) ?? pastForms.third.get(core))
        : pastForms.third.get(core);
      const careful = pastForms.careful.get(core);
      const afterName = /^(?:[A-Z]\w*|she|he|it|who|which|and|then|party|group|everyone)$/.test(
        before,
      );
      if (careful !== undefined && afterName && !nounBefore.test(before)) {
        before = core;
        return `${careful}${after}`;
      }
      const isVerb = past !== undefined && !nounBefore.test(before) && !helperBefore.test(before);
      if (/\S/.test(word)) before = word.replaceAll(/[^\w']/g, '');
      return isVerb ? `${past}${after}` : word;
    })
    .join('');
}

/** The text of an entry without secrets, code, pictures, links, headings and tables. */
export function plainText(markdown: string): string {
  return (
    markdown
      .slice(0, 20_000)
      .replaceAll(/^:::secret[\s\S]*?(?:^:::\s*$|$(?![\s\S]))/gm, '')
      .replaceAll(/^(?:#{1,6} .*|\|.*|:::.*|```.*|---+)$/gm, '')
      .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      // A link to an entry shows its title, or other words after a bar.
      .replaceAll(/\[\[(?:[^\]|\n]*\|)?([^\]\n]*)\]\]/g, '$1')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\b(?:https?|javascript|data):\S*/gi, '')
      .replaceAll(/^(?:[-*+] |\d+\. |> ?)/gm, '')
      .replaceAll(/[*_`~]/g, '')
      .replaceAll(/[ \t]+/g, ' ')
      .trim()
  );
}

/** The first whole sentences of a text, up to a number of characters. */
export function firstSentences(markdown: string, count: number, limit: number): string[] {
  const found: string[] = [];
  let length = 0;
  for (const sentence of sentencesOf(plainText(markdown))) {
    const whole = /[.?!"”]$/.test(sentence) ? sentence : `${sentence}.`;
    if (found.length >= count || length + whole.length > limit) break;
    found.push(whole);
    length += whole.length;
  }
  return found;
}
