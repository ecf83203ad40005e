import type { CharacterChoices, GeneratedCharacter } from '#src/generated/model/index.ts';
import type { CharacterOffer } from '#backend/storyteller/story.ts';
import type { Random } from '#backend/storyteller/random.ts';
import {
  abilityNames,
  isStandardArray,
  pointBudget,
  pointsSpent,
  standardArray,
  type AbilityName,
  type AbilityScores,
} from '#src/lib/character/abilities.ts';
import {
  characterClasses,
  characterClassNames,
  type CharacterClass,
  type ClassName,
} from '#src/lib/character/classes.ts';
import {
  backgroundNames,
  backgrounds,
  speciesNames,
  type BackgroundName,
  type SpeciesName,
} from '#src/lib/character/origins.ts';
import { characterFindings } from '#src/lib/character/rules.ts';
import { skillNames, skills, type Skill } from '#src/lib/character/skills.ts';
import { firstCharacters } from '#src/lib/first-characters.ts';
import { longestCharacterName, longestConcept } from '#src/lib/contract-limits.ts';

/** What a story says about a character. All numbers come from the rules. */
interface ToldCharacter {
  readonly name: string;
  readonly concept: string;
  readonly class: ClassName;
  readonly species: SpeciesName;
  readonly background: BackgroundName;
  /** All six abilities, the most important one first. */
  readonly priority: readonly AbilityName[];
}

/**
 * The values that meet the conditions. A condition that none of the remaining values meets is skipped: the user's
 * choices contradict each other, and are kept.
 */
function fitting<Value>(
  all: readonly Value[],
  ...conditions: readonly ((value: Value) => boolean)[]
): readonly Value[] {
  let left = all;
  for (const fits of conditions) {
    const next = left.filter(fits);
    if (next.length > 0) left = next;
  }
  return left;
}

function mayHaveSkills(className: ClassName, chosen: readonly Skill[]): boolean {
  const { skillCount, skills: offered }: CharacterClass = characterClasses[className];
  return (
    chosen.length <= skillCount &&
    (offered === null || chosen.every((one) => offered.includes(one)))
  );
}

/** Whether no score is higher than that of the most important ability of the class. */
function usesScores(className: ClassName, scores: AbilityScores): boolean {
  const { array }: CharacterClass = characterClasses[className];
  const main = abilityNames.find((name) => array[name] === standardArray[0]) ?? 'str';
  return abilityNames.every((name) => scores[name] <= scores[main]);
}

const increasable = (background: BackgroundName): readonly AbilityName[] =>
  backgrounds[background].abilities;

const mayIncrease = (background: BackgroundName, { abilities, increases = [] }: CharacterChoices) =>
  characterFindings({
    background,
    abilityMethod: 'manual',
    abilities: abilities ?? characterClasses.fighter.array,
    increases,
  }).length === 0;

/** The classes, species and backgrounds that a story can choose from, so that they fit the user's choices. */
export function offerFor(choices: CharacterChoices): CharacterOffer {
  const { name, abilities, increases = [], skills: chosen = [] } = choices;
  const classes = fitting(
    characterClassNames,
    (one) => mayHaveSkills(one, chosen),
    (one) => abilities === undefined || usesScores(one, abilities),
  );
  const free = fitting(
    backgroundNames,
    (one) => increases.every(({ ability }) => increasable(one).includes(ability)),
    (one) => mayIncrease(one, choices),
    (one) => backgrounds[one].skills.every((skill) => !chosen.includes(skill)),
  );
  return {
    ...(name !== undefined && { name }),
    classes: choices.class === undefined ? classes : [choices.class],
    species: choices.species === undefined ? speciesNames : [choices.species],
    backgrounds: choices.background === undefined ? free : [choices.background],
  };
}

type Method = GeneratedCharacter['abilityMethod'];

function methodOf(scores: AbilityScores): Method {
  if (isStandardArray(scores)) return 'standard-array';
  return pointsSpent(scores) === pointBudget ? 'point-buy' : 'manual';
}

/** These scores cost the whole point budget. Two of them are 15. */
const boughtScores = [15, 15, 13, 10, 10, 8] as const;

/** Four dice, of which the lowest does not count. */
function rolledScore(random: Random): number {
  const dice = Array.from({ length: 4 }, () => random.int(6) + 1).toSorted((a, b) => b - a);
  return dice.slice(0, 3).reduce((sum, die) => sum + die, 0);
}

function scoresFor(method: Method, priority: readonly AbilityName[], random: Random) {
  const scores =
    method === 'roll'
      ? abilityNames.map(() => rolledScore(random)).toSorted((a, b) => b - a)
      : method === 'point-buy'
        ? boughtScores
        : standardArray;
  const scoreOf = (name: AbilityName): number => scores[priority.indexOf(name)] ?? 8;
  return {
    str: scoreOf('str'),
    dex: scoreOf('dex'),
    con: scoreOf('con'),
    int: scoreOf('int'),
    wis: scoreOf('wis'),
    cha: scoreOf('cha'),
  };
}

const highest = 20;

/**
 * +2 and +1 to the most important abilities that the background can increase and that stay at 20 or below. If this
 * is not possible: +1 to each ability that the background can increase, or nothing if a score would exceed 20.
 */
function increasesFor(
  background: BackgroundName,
  abilities: AbilityScores,
  priority: readonly AbilityName[],
): GeneratedCharacter['increases'] {
  const order = priority.filter((name) => increasable(background).includes(name));
  const hasRoom = (name: AbilityName, amount: number): boolean =>
    abilities[name] + amount <= highest;
  const first = order.find((name) => hasRoom(name, 2));
  const second = order.find((name) => name !== first && hasRoom(name, 1));
  if (first !== undefined && second !== undefined) {
    return [
      { ability: first, amount: 2 },
      { ability: second, amount: 1 },
    ];
  }
  return order.every((name) => hasRoom(name, 1))
    ? order.map((ability) => ({ ability, amount: 1 }))
    : [];
}

/**
 * The upper limit of the random number in the rank of a skill. It is added to the position of the skill's ability in
 * `priority`.
 */
const chanceOfSkill = 2;

/**
 * The chosen skills, plus skills of the class up to the number that the class allows. Skills of the background are
 * not added, because the character has them anyway.
 */
function skillsFor(
  chosen: readonly Skill[],
  { class: className, background, priority }: ToldCharacter,
  random: Random,
): Skill[] {
  const { skills: offered, skillCount }: CharacterClass = characterClasses[className];
  const given = new Set<Skill>([...chosen, ...backgrounds[background].skills]);
  const open = (offered ?? skillNames)
    .filter((skill) => !given.has(skill))
    .map((skill) => ({
      skill,
      rank: priority.indexOf(skills[skill].ability) + chanceOfSkill * random.next(),
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ skill }) => skill);
  return [...chosen, ...open.slice(0, Math.max(0, skillCount - chosen.length))];
}

/**
 * Builds the complete character. The user's choices are kept. The story supplies a missing name, concept, class,
 * species or background. The rules supply missing numbers and skills.
 */
export function finishCharacter(
  choices: CharacterChoices,
  told: ToldCharacter,
  level: number,
  random: Random,
): GeneratedCharacter {
  const { priority } = told;
  const { class: className = told.class, species = told.species } = choices;
  const { background = told.background, equipment = 'kit', concept = '' } = choices;
  const abilityMethod =
    choices.abilityMethod ?? (choices.abilities ? methodOf(choices.abilities) : 'standard-array');
  const abilities = choices.abilities ?? scoresFor(abilityMethod, priority, random);
  return {
    name: choices.name ?? firstCharacters(told.name, longestCharacterName),
    class: className,
    species,
    background,
    level,
    abilityMethod,
    abilities,
    increases: choices.increases ?? increasesFor(background, abilities, priority),
    skills: skillsFor(choices.skills ?? [], { ...told, class: className, background }, random),
    equipment,
    concept: concept.trim() === '' ? wholeWords(told.concept, longestConcept) : concept,
  };
}

/**
 * The line if it has at most `most` characters, otherwise the whole words at its beginning. If not even the first
 * word fits, it is cut.
 */
function wholeWords(line: string, most: number): string {
  const start = firstCharacters(line, most);
  if (start === line || line.charAt(start.length) === ' ') return start;
  const end = start.lastIndexOf(' ');
  return end < 0 ? start : start.slice(0, end);
}
