import type { RuleFinding } from './rules.ts';

interface CheckedDie {
  readonly faces: number;
  readonly value: number;
  readonly kept: boolean;
}

export interface CheckedRoll {
  readonly mode: 'normal' | 'advantage' | 'disadvantage';
  readonly dice: readonly CheckedDie[];
  readonly bonus: number;
  readonly total: number;
  readonly rolledAt: string;
}

/** Checks that the parts of a roll agree. The paths begin at the roll. */
export const rollFindings = (roll: CheckedRoll): RuleFinding[] => [
  ...faceFindings(roll.dice),
  ...modeFindings(roll),
  ...totalFindings(roll),
  ...timeFindings(roll),
];

const faceFindings = (dice: readonly CheckedDie[]): RuleFinding[] =>
  dice.flatMap(({ faces, value }, index) =>
    value > faces
      ? [
          {
            path: `/dice/${index}/value`,
            message: `A die with ${faces} faces shows at most ${faces}.`,
          },
        ]
      : [],
  );

function modeFindings({ mode, dice }: CheckedRoll): RuleFinding[] {
  const path = '/dice';
  const dropped = dice.filter(({ kept }) => !kept);
  if (mode === 'normal') {
    return dropped.length === 0
      ? []
      : [{ path, message: 'Without Advantage and Disadvantage, every die counts.' }];
  }
  const pair = dice.filter(({ faces }) => faces === 20);
  const kept = pair.find((die) => die.kept);
  const other = pair.find((die) => !die.kept);
  if (pair.length !== 2 || !kept || !other || dropped.length > 1) {
    return [
      {
        path,
        message: 'With Advantage or Disadvantage, one of two d20s counts, and every other die.',
      },
    ];
  }
  if (mode === 'advantage' && kept.value < other.value) {
    return [{ path, message: 'With Advantage, the higher d20 counts.' }];
  }
  if (mode === 'disadvantage' && kept.value > other.value) {
    return [{ path, message: 'With Disadvantage, the lower d20 counts.' }];
  }
  return [];
}

function totalFindings({ dice, bonus, total }: CheckedRoll): RuleFinding[] {
  const sum = dice.reduce((so, { value, kept }) => so + (kept ? value : 0), bonus);
  if (sum === total) return [];
  return [{ path: '/total', message: `The dice and the bonus add up to ${sum}.` }];
}

/** The format of a time allows a leap second, which a date of JavaScript cannot be. */
const timeFindings = ({ rolledAt }: CheckedRoll): RuleFinding[] =>
  Number.isNaN(Date.parse(rolledAt))
    ? [{ path: '/rolledAt', message: 'This time does not exist.' }]
    : [];
