/** Dice rolls. The shapes are those of `CharacterRoll` in the contract. */

export type RollMode = 'normal' | 'advantage' | 'disadvantage';

/** Dice of one size. */
interface DiceTerm {
  readonly count: number;
  readonly faces: number;
}

/** Dice and a number: `2d6 + 3`. */
export interface DiceFormula {
  readonly dice: readonly DiceTerm[];
  readonly bonus: number;
}

interface RolledDie {
  readonly faces: number;
  readonly value: number;
  /** Of two dice with Advantage or Disadvantage, one does not count. */
  readonly kept: boolean;
}

export interface RolledDice {
  readonly mode: RollMode;
  readonly dice: readonly RolledDie[];
  readonly bonus: number;
  readonly total: number;
}

/** Returns a random whole number from 0 to 2 ** 32 − 1. */
export type RandomWord = () => number;

const wordCount = 2 ** 32;

const cryptoWord: RandomWord = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** The most dice of one roll that the log stores, and the most faces of a die. */
export const rollLimits = { dice: 60, faces: 100, bonus: 1000 } as const;

/**
 * A number from 1 to `faces`, each with the same chance: words above the last multiple of `faces` are drawn
 * again, because they would make the low numbers more frequent.
 */
export function rollDie(faces: number, random: RandomWord = cryptoWord): number {
  const last = wordCount - (wordCount % faces);
  for (;;) {
    const word = random();
    if (word < last) return 1 + (word % faces);
  }
}

const totalOf = (dice: readonly RolledDie[], bonus: number): number =>
  dice.reduce((sum, { value, kept }) => sum + (kept ? value : 0), bonus);

/** Advantage and Disadvantage together are neither, however many there are of each (SRD 5.2.1). */
export function combinedMode(chosen: RollMode, forced: readonly RollMode[]): RollMode {
  const all = new Set([chosen, ...forced]);
  const hasAdvantage = all.has('advantage');
  const hasDisadvantage = all.has('disadvantage');
  if (hasAdvantage === hasDisadvantage) return 'normal';
  return hasAdvantage ? 'advantage' : 'disadvantage';
}

/** A D20 Test. With Advantage the higher of two dice counts, with Disadvantage the lower one. */
export function rollD20(bonus: number, mode: RollMode, random?: RandomWord): RolledDice {
  const first = rollDie(20, random);
  if (mode === 'normal') {
    const dice = [{ faces: 20, value: first, kept: true }];
    return { mode, dice, bonus, total: totalOf(dice, bonus) };
  }
  const second = rollDie(20, random);
  const isFirstKept = mode === 'advantage' ? first >= second : first <= second;
  const dice = [
    { faces: 20, value: first, kept: isFirstKept },
    { faces: 20, value: second, kept: !isFirstKept },
  ];
  return { mode, dice, bonus, total: totalOf(dice, bonus) };
}

/** Rolls dice and adds a number. A critical hit rolls each die twice; the sum is at least 0. */
export function rollFormula(
  { dice: terms, bonus }: DiceFormula,
  isCritical = false,
  random?: RandomWord,
): RolledDice {
  const dice = terms
    .flatMap(({ count, faces }) =>
      Array.from({ length: isCritical ? count * 2 : count }, () => faces),
    )
    .slice(0, rollLimits.dice)
    .map((faces) => ({ faces, value: rollDie(faces, random), kept: true }));
  const rolled = totalOf(dice, 0);
  const added = Math.max(bonus, -rolled);
  return { mode: 'normal', dice, bonus: added, total: rolled + added };
}

const termPattern = /([+\-−]?)\s*(?:(\d*)d(\d+)|(\d+))/giu;

/** `mod` with its sign; a negative modifier turns the sign round. */
const modifierPattern = /([+\-−]?)\s*\bmod\b/giu;

/** All dice and numbers of a text, also of one without dice; `modifier` replaces the word `mod`. */
export function termsOf(text: string, modifier = 0): DiceFormula {
  const dice: DiceTerm[] = [];
  let bonus = 0;
  const readable = text.replaceAll(modifierPattern, (_, sign: string) => {
    const isTaken = sign === '-' || sign === '−';
    return `${isTaken === modifier < 0 ? '+' : '−'}${Math.abs(modifier)}`;
  });
  for (const [, sign = '', count = '', faces, amount] of readable.matchAll(termPattern)) {
    if (faces === undefined) {
      bonus += Number(amount) * (sign === '' || sign === '+' ? 1 : -1);
    } else {
      dice.push({ count: count === '' ? 1 : Number(count), faces: Number(faces) });
    }
  }
  return { dice, bonus };
}

/** Whether there are dice, and not more than `mostDice`. */
export const isRollable = ({ dice, bonus }: DiceFormula, mostDice: number): boolean =>
  dice.length > 0 &&
  dice.every(({ faces }) => faces >= 2 && faces <= rollLimits.faces) &&
  dice.reduce((sum, { count }) => sum + count, 0) <= mostDice &&
  Math.abs(bonus) <= rollLimits.bonus;

/**
 * Reads the dice in a text such as `8d6 fire` or `1d8 + 3`; `modifier` replaces the word `mod`. Null for a text
 * without dice, or with more of them than can be rolled twice, as a critical hit does.
 */
export function formulaOf(text: string, modifier = 0): DiceFormula | null {
  const formula = termsOf(text, modifier);
  return isRollable(formula, rollLimits.dice / 2) ? formula : null;
}

/** `2d6 + 3` */
export function formulaInWords({ dice, bonus }: DiceFormula): string {
  const words = dice.map(({ count, faces }) => `${count}d${faces}`).join(' + ');
  if (bonus === 0) return words;
  return `${words} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)}`;
}

/** `d20: 14 (7) + 5`: the dice that do not count are in brackets. */
export function rollInWords({ dice, bonus }: Pick<RolledDice, 'dice' | 'bonus'>): string {
  const kept = dice.filter((die) => die.kept).map(({ value }) => String(value));
  const dropped = dice.filter((die) => !die.kept).map(({ value }) => `(${value})`);
  const sum = [kept.join(' + '), ...dropped].join(' ');
  return bonus === 0 ? sum : `${sum} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)}`;
}

/** The natural number of a D20 Test; null for other rolls. */
export function naturalOf({ dice }: Pick<RolledDice, 'dice'>): number | null {
  const kept = dice.filter((die) => die.kept);
  const [die] = kept;
  return die?.faces === 20 && kept.length === 1 ? die.value : null;
}
