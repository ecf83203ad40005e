import type { TalePlan } from '../plan/tale-plan.ts';
import type { Telling } from '../realise/telling.ts';
import type { StorySection } from '../story.ts';
import {
  checkClues,
  checkForm,
  checkGiver,
  checkLines,
  checkNamed,
  checkPronouns,
} from './check-plot.ts';
import { checkRules } from './check-rules.ts';

/** The game master reads what happens if the party is too late. */
const checkFailure = (sections: readonly StorySection[]): string[] =>
  sections
    .filter(({ id, text }) => id === 'endings' && !text.includes('**If the party is too late**'))
    .map(({ id }) => `${id}: does not say what happens if the party is too late`);

/** What players read does not say what only the game master knows. */
const checkSecrets = ({ lair }: TalePlan, sections: readonly StorySection[]): string[] =>
  sections
    .filter(({ audience, text }) => audience === 'everyone' && text.includes(lair))
    .filter(({ id }) => id !== 'talk' && id !== 'start')
    .map(({ id }) => `${id}: names the hiding place`);

/** Spells that the party does not have yet are not explained. */
function checkSpells({ tale, level }: TalePlan, sections: readonly StorySection[]): string[] {
  const text = sections.find(({ id }) => id === 'spells')?.text ?? '';
  return tale.spells.flatMap(([least, row]) => {
    const [, spell = ''] = /^(\*[^*]+\*)/.exec(typeof row === 'string' ? row : row[0]) ?? [];
    return least > level && text.includes(`- ${spell}`)
      ? [`spells: ${spell} is of a higher level`]
      : [];
  });
}

/**
 * A text does not name what exists only in the other truth, except in the section `instead`, which offers that truth.
 * The reward is the same in both truths.
 */
export function checkTruth(
  { tale, variant }: Pick<TalePlan, 'tale' | 'variant'>,
  sections: readonly StorySection[],
): string[] {
  const others = tale.onlyIn?.[variant === 'a' ? 'b' : 'a'] ?? [];
  return sections
    .filter(({ id }) => id !== 'instead' && id !== 'reward')
    .flatMap(({ id, text }) =>
      others
        .filter((words) => new RegExp(`\\b${words}\\b`, 'i').test(text))
        .map((words) => `${id}: "${words}" belongs to the other truth`),
    );
}

/** Mistakes of the tables, such as a possessive without its owner, "thirty times ten years" or "sister, or brother". */
const brokenEnglish: readonly RegExp[] = [
  /\bthe own \w+/,
  /\btimes ten years\b/,
  /\bhas left of\b/,
  /\bif the turn is\b/i,
  /\bsister, or brother\b/,
  /\bof whom \w+ are (?:her|his|their) own\b/,
  // "One dozes off and dreams" becomes "you doze off and dream".
  /(?<!\b(?:behind|before|beside|above|below|after|past|to|at|with|for|of) )\byou (?:(?!who\b|which\b|that\b)[\w' ,-]){1,60}?,? (?:and|or) (?:is|has|was|does|loses|dreams|gets|comes|goes|falls)\b/i,
  // "With she" instead of "with her".
  /\b(?:with|to|of|from|between|beside|behind|against|about) (?:she|he)\b(?! who\b)/i,
  /\b(?:(?:but|than) (?:she|he)(?=[.;?!])|and (?:she|he) (?:in|on|at|to) (?!turn\b))/i,
  // A comma between a subject and its verb: "Anyone who holds the chain, can set the shadow down".
  /\b(?:whoever|anyone who|anybody who) (?!is\b)\w+(?: (?!and\b|or\b)\w+){0,5}, (?:is|has|can|may|must|will|gains|hears)\b/i,
  /\b(?:only|shall|will|would|may|might|can|could|should) must\b/,
  /\bis explained everything\b/,
  /([\ue000-\uefff])(?: \w+){1,2} \1's\b/,
];

export const checkEnglish = (sections: readonly StorySection[]): string[] =>
  sections.flatMap(({ id, text }) =>
    brokenEnglish.flatMap((pattern) => {
      const found = pattern.exec(text);
      return found === null ? [] : [`${id}: "${found[0]}" is not English`];
    }),
  );

/** The rules of the checker about a tale. */
export function checkTale(
  plan: TalePlan,
  sections: readonly StorySection[],
  telling: Telling,
): string[] {
  const { lair } = plan;
  return [
    ...checkForm(sections),
    ...checkLines(sections, telling),
    ...checkClues({ name: lair, residue: lair }, sections),
    ...checkPronouns(sections, telling, plan.tale.alsoOf),
    ...checkGiver(sections, telling),
    ...checkNamed(plan.people.keys(), sections, telling),
    ...checkFailure(sections),
    ...checkSecrets(plan, sections),
    ...checkSpells(plan, sections),
    ...checkTruth(plan, sections),
    ...checkEnglish(sections),
    ...checkRules(plan, sections, telling),
  ];
}
