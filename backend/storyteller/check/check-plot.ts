import type { Plan } from '../plan/plan-types.ts';
import { sentencesOf } from '../realise/sentences.ts';
import type { Telling } from '../realise/telling.ts';
import type { StorySection } from '../story.ts';

const form: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['has an unfilled slot', /[{}[\]|]|undefined|NaN/],
  ['has a condition in its words', /!=|>=|<=|\b[A-Za-z]\w*=\w/],
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
    const sentences = sentencesOf(text);
    for (const [fault, pattern] of form) {
      // The whole text is tested first, because nearly always it has no fault.
      if (pattern.test(text)) {
        const wrong = sentences.filter((sentence) => pattern.test(sentence));
        faults.push(...wrong.map((sentence) => `${id}: ${fault}: ${sentence}`));
      }
    }
    for (const sentence of sentences) {
      if (sentence.length > 24 && seen.has(sentence)) {
        faults.push(`${id}: is repeated: ${sentence}`);
      }
      seen.add(sentence);
    }
  }
  return faults;
}

const conclusions = ['(what happened)', '(the culprit)', '(the hiding place)'] as const;

/** Three clues for each conclusion, and clues to a hiding place that name it or what sticks to boots there. */
function checkClues(plan: Plan, sections: readonly StorySection[]): string[] {
  const lines = sections
    .filter(({ id }) => id === 'places' || id === 'act-1' || id === 'act-2')
    .flatMap(({ text }) => text.split('\n'));
  // Kept sections can be older than the rules.
  if (lines.length === 0) return [];
  const faults = conclusions
    .filter((conclusion) => lines.filter((line) => line.includes(conclusion)).length < 3)
    .map((conclusion) => `There are fewer than three clues to ${conclusion}.`);
  const names = [plan.lair.name, plan.lair.residue].map((name) => name.toLowerCase());
  const vague = lines.filter(
    (line) =>
      line.includes('(the hiding place)') &&
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

/** The rules of the checker about the plot. */
export function checkPlot(
  plan: Plan,
  sections: readonly StorySection[],
  telling: Telling,
): string[] {
  const { exclusions, names } = telling.subject;
  const faults = [
    ...checkForm(sections),
    ...checkClues(plan, sections),
    ...checkSecrets(plan, sections, telling),
  ];
  const all = sections.map(({ text }) => text).join('\n');
  for (const { id, text } of sections) {
    if (exclusions.matches(names.invented(text))) faults.push(`${id}: crosses a line`);
  }
  for (const part of ['G', 'W', 'V', 'A', 'S', 'T', 'C', 'X1', 'X2', 'X3']) {
    if (!telling.marksOf(part).some((mark) => all.includes(mark))) {
      faults.push(`${part} is not named`);
    }
  }
  if (plan.encounter.xp > plan.encounter.budget) faults.push('The encounter is over its budget.');
  return faults;
}
