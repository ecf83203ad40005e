import type { Encounter } from '../plan/encounter.ts';
import { challengeOf, nameWithArticle, pluralOfCreature, type Foe } from '../plan/foe.ts';
import { affects } from '../plan/spell-targets.ts';
import { namePattern } from '../realise/sentences.ts';
import type { Telling } from '../realise/telling.ts';
import type { StorySection } from '../story.ts';
import { creatures } from '../tables/creatures.ts';
import { rulesCreatures } from '../tables/foes/rules-creatures.ts';
import type { Person } from '../tables/row-types.ts';

interface Ruled {
  readonly encounter: Encounter;
  readonly foe?: Foe;
}

const capital = /^an? (?=[A-Z])/;
const statistics = /\bstatistics of /g;
const names = [...rulesCreatures.keys()].toSorted((one, other) => other.length - one.length);

/** The creature with whose name a text begins. */
const creatureAt = (text: string): string | undefined =>
  names.find((name) => text.startsWith(name));

/** Whether a text begins with the name of a creature and its article. */
function isOfRules(text: string): boolean {
  const name = creatureAt(text.replace(capital, ''));
  return name !== undefined && text.startsWith(nameWithArticle(name));
}

/** Statistics that the rules do not have. */
const checkStatistics = (sections: readonly StorySection[]): string[] =>
  sections.flatMap(({ id, text }) =>
    [...text.matchAll(statistics)]
      .map(({ index }) => text.slice(index + 'statistics of '.length, index + 60))
      .filter((rest) => capital.test(rest) && !isOfRules(rest))
      .map((rest) => `${id}: has statistics that the rules have not: ${rest}`),
  );

const challenge = /(?:,| \() ?CR (\d+(?:\/\d)?)/g;

/** Challenges that are others in the rules: `a Lich (CR 21)`. */
const checkChallenges = (sections: readonly StorySection[]): string[] =>
  sections.flatMap(({ id, text }) =>
    [...text.matchAll(challenge)].flatMap(({ index, 1: rating }) => {
      const before = text.slice(0, index);
      const name = names.find((one) => before.endsWith(one));
      const creature = rulesCreatures.get(name ?? '');
      return creature !== undefined && challengeOf(creature) === rating
        ? []
        : [
            `${id}: has a challenge that is another one in the rules: ${text.slice(Math.max(0, index - 30), index + 9)}`,
          ];
    }),
  );

const castOn = new RegExp(`\\*([A-Z][A-Za-z' -]+)\\* on (${namePattern.source})`, 'g');

/** Spells on persons whom they do not affect. */
function checkSpells(sections: readonly StorySection[], telling: Telling): string[] {
  const persons = new Map<string, Person>();
  for (const [part, person] of telling.subject.people) {
    for (const mark of telling.marksOf(part)) persons.set(mark, person);
  }
  return sections.flatMap(({ id, text }) =>
    [...text.matchAll(castOn)]
      .filter(([, spell = '', mark = '']) => !affects(spell, persons.get(mark)))
      .map(([, spell]) => `${id}: has a spell that does not affect its target: ${spell}`),
  );
}

/** By the singular and the plural of the names. */
const points: ReadonlyMap<string, number> = new Map([
  ...[...rulesCreatures].flatMap(([name, { xp }]): [string, number][] => [
    [pluralOfCreature(name), xp],
    [name, xp],
  ]),
  ...creatures.map(({ plural, xp }): [string, number] => [plural, xp]),
]);

const xpOf = (name: string): number => points.get(name) ?? 0;

/** The last fight is within the budget, with the numbers of the rules and with the creature that the idea names. */
function checkEncounter({ encounter: { leader, escort, xp, budget }, foe }: Ruled): string[] {
  const sum = xpOf(leader) + (escort === null ? 0 : escort.count * xpOf(escort.name));
  return [
    ...(xp > budget ? ['The encounter is over its budget.'] : []),
    ...(xp === sum ? [] : [`The encounter has ${xp} XP, and its creatures have ${sum}.`]),
    ...(foe === undefined || foe.isTooStrong || foe.creature.name === leader
      ? []
      : [`The enemy is a ${foe.creature.name}, and a ${leader} leads the fight.`]),
  ];
}

/** What a text says about creatures and spells, and what the rules say. */
export const checkRules = (
  plan: Ruled,
  sections: readonly StorySection[],
  telling: Telling,
): string[] => [
  ...checkStatistics(sections),
  ...checkChallenges(sections),
  ...checkSpells(sections, telling),
  ...checkEncounter(plan),
];
