import {
  abilityLabels,
  abilityNames,
  isBuyable,
  isStandardArray,
  pointBudget,
  pointsSpent,
  standardArray,
  type AbilityIncrease,
  type AbilityName,
  type AbilityScores,
} from './abilities.ts';
import type { CharacterChoices } from './choices.ts';
import { characterClasses, type ClassName } from './classes.ts';
import { backgrounds, type BackgroundName } from './origins.ts';

export interface RuledCharacter {
  readonly background: BackgroundName;
  readonly abilityMethod: 'standard-array' | 'point-buy' | 'roll' | 'manual';
  readonly abilities: AbilityScores;
  readonly increases: readonly AbilityIncrease[];
  readonly class?: ClassName;
  readonly level?: number;
  readonly otherClasses?: CharacterChoices['otherClasses'];
  readonly overrides?: CharacterChoices['overrides'];
  readonly items?: ReadonlyArray<{ readonly itemId: string }> | null;
}

export interface RuleFinding {
  /** A JSON pointer into the character. */
  readonly path: string;
  readonly message: string;
}

/** The highest score that an increase may reach. */
const highestIncreased = 20;

/** Checks the rules of the game that the schema of the contract cannot express. */
export const characterFindings = (character: RuledCharacter): RuleFinding[] => [
  ...scoreFindings(character),
  ...increaseFindings(character),
  ...classFindings(character),
  ...overrideFindings(character),
  ...itemFindings(character),
];

function scoreFindings({ abilityMethod, abilities }: RuledCharacter): RuleFinding[] {
  const path = '/abilities';
  if (abilityMethod === 'standard-array' && !isStandardArray(abilities)) {
    const message = `Use each of ${standardArray.join(', ')} once, or choose another method.`;
    return [{ path, message }];
  }
  if (abilityMethod !== 'point-buy') return [];
  const spent = pointsSpent(abilities);
  if (spent === null) {
    return abilityNames
      .filter((name) => !isBuyable(abilities[name]))
      .map((name) => ({
        path: `${path}/${name}`,
        message: 'Scores from 8 to 15 can be bought.',
      }));
  }
  if (spent === pointBudget) return [];
  return [{ path, message: `These scores cost ${spent} points. Spend exactly ${pointBudget}.` }];
}

function increaseFindings({ background, abilities, increases }: RuledCharacter): RuleFinding[] {
  if (increases.length === 0) return [];
  const increasable: readonly AbilityName[] = backgrounds[background].abilities;
  const findings = increases.flatMap(({ ability, amount }, index) => {
    const path = `/increases/${index}/ability`;
    if (!increasable.includes(ability)) {
      const names = increasable.map((name) => abilityLabels[name]).join(', ');
      return [{ path, message: `This background increases ${names}.` }];
    }
    if (increases.findIndex((other) => other.ability === ability) < index) {
      return [{ path, message: 'Increase each ability once.' }];
    }
    return abilities[ability] + amount > highestIncreased
      ? [{ path, message: `An increase raises no score above ${highestIncreased}.` }]
      : [];
  });
  const amounts = increases.map(({ amount }) => amount).toSorted((a, b) => b - a);
  if (findings.length > 0 || ['2 1', '1 1 1'].includes(amounts.join(' '))) return findings;
  return [{ path: '/increases', message: 'Give +2 and +1, or +1 three times, or nothing yet.' }];
}

function classFindings(character: RuledCharacter): RuleFinding[] {
  const { class: first, level = 1, otherClasses = [] } = character;
  const repeated = otherClasses.flatMap(({ class: name }, index) => {
    const earlier = otherClasses.findIndex((other) => other.class === name);
    if (name !== first && earlier === index) return [];
    const message = `${characterClasses[name].label} is listed twice. Give all its levels in one place.`;
    return [{ path: `/otherClasses/${index}/class`, message }];
  });
  const levels = otherClasses.reduce((sum, other) => sum + other.level, 0);
  if (repeated.length > 0 || otherClasses.length === 0 || levels < level) return repeated;
  const message = `A character of level ${level} has at most ${level - 1} levels in other classes, because level 1 belongs to its first class.`;
  return [{ path: '/otherClasses', message }];
}

const overrideFindings = ({ overrides = [] }: RuledCharacter): RuleFinding[] =>
  overrides.flatMap(({ target }, index) =>
    overrides.findIndex((other) => other.target === target) < index
      ? [{ path: `/overrides/${index}/target`, message: 'Replace each number once.' }]
      : [],
  );

/** The sheet finds an item by its id, so a second item with the id could not be changed or removed. */
function itemFindings({ items }: RuledCharacter): RuleFinding[] {
  const known = new Set<string>();
  return (items ?? []).flatMap(({ itemId }, index) => {
    if (known.has(itemId)) {
      return [{ path: `/items/${index}/itemId`, message: 'Another item has this id.' }];
    }
    known.add(itemId);
    return [];
  });
}
