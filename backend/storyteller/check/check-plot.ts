import type { Plan } from '../plan/plan-types.ts';
import { namePattern, sentencesOf } from '../realise/sentences.ts';
import type { Subject } from '../realise/telling.ts';
import type { StorySection } from '../story.ts';

const form: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['has an unfilled slot', /[{}[\]|]|undefined|NaN/],
  ['has a doubled word', /\b(?!had |that )([a-z]+) \1\b/i],
  ['has a wrong article', /\ba (?:[aei]|o(?!n[ec]))|\ban [bcdfgjklmnpqrstvwxyz]/],
  ['has doubled marks', /[,;:] ?[,;:.]|\.\./],
  ['has a pronoun with an apostrophe', /\b(?:she|he|they|him)'s [a-z]+ (?:hand|house|name)\b/i],
];

/** Faults of a text that can be seen without its meaning. */
export function checkForm(sections: readonly StorySection[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { id, text } of sections) {
    for (const sentence of sentencesOf(text)) {
      for (const [fault, pattern] of form) {
        if (pattern.test(sentence.replaceAll(namePattern, 'N'))) {
          faults.push(`${id}: ${fault}: ${sentence}`);
        }
      }
      if (sentence.length > 24 && seen.has(sentence)) {
        faults.push(`${id}: is repeated: ${sentence}`);
      }
      seen.add(sentence);
    }
  }
  return faults;
}

/** The rules of the checker about the plot. */
export function checkPlot(
  plan: Plan,
  sections: readonly StorySection[],
  subject: Subject,
): string[] {
  const faults = checkForm(sections);
  for (const { id, text } of sections) {
    if (subject.exclusions.matches(text.replaceAll(namePattern, ''))) {
      faults.push(`${id}: crosses a line`);
    }
  }
  if (plan.encounter.xp > plan.encounter.budget) faults.push('The encounter is over its budget.');
  return faults;
}
