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

/** What a character changes of a roll of a d20. Each rule has the feature that gives it; null without one. */
export interface D20Rules {
  /** A 1 is rolled once more, and the new number counts. */
  readonly rerollsOnes: string | null;
  /** A lower number of the die counts as this one. */
  readonly leastNatural: { readonly number: number; readonly reason: string } | null;
  /** A lower total counts as this one. */
  readonly leastTotal: { readonly number: number; readonly reason: string } | null;
}

const noRules: D20Rules = { rerollsOnes: null, leastNatural: null, leastTotal: null };

/**
 * A D20 Test. With Advantage the higher of two dice counts, with Disadvantage the lower one. Of two dice, only one
 * is rolled again after a 1.
 */
export function rollD20(
  bonus: number,
  mode: RollMode,
  random?: RandomWord,
  rules: D20Rules = noRules,
): RolledDice {
  const count = mode === 'normal' ? 1 : 2;
  const rolled = Array.from({ length: count }, () => rollDie(20, random));
  const one = rules.rerollsOnes === null ? -1 : rolled.indexOf(1);
  if (one >= 0) rolled[one] = rollDie(20, random);
  const least = rules.leastNatural?.number ?? 1;
  const values = rolled.map((value) => Math.max(least, value));
  const counted = mode === 'disadvantage' ? Math.min(...values) : Math.max(...values);
  const place = values.indexOf(counted);
  const dice = values.map((value, index) => ({ faces: 20, value, kept: index === place }));
  // The log keeps the sum of the dice and the bonus, so what is missing is part of the bonus.
  const raised = Math.max(bonus, (rules.leastTotal?.number ?? -Infinity) - counted);
  return { mode, dice, bonus: raised, total: totalOf(dice, raised) };
}

/**
 * Rolls dice and adds a number. A critical hit rolls each die twice; the sum is at least 0. A die below `leastDie`
 * counts as it, as with Great Weapon Fighting.
 */
export function rollFormula(
  { dice: terms, bonus }: DiceFormula,
  isCritical = false,
  random?: RandomWord,
  leastDie = 1,
): RolledDice {
  const dice = terms
    .flatMap(({ count, faces }) =>
      Array.from({ length: isCritical ? count * 2 : count }, () => faces),
    )
    .slice(0, rollLimits.dice)
    .map((faces) => ({
      faces,
      value: Math.max(Math.min(leastDie, faces), rollDie(faces, random)),
      kept: true,
    }));
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
    const isSubtracted = sign === '-' || sign === '−';
    return `${isSubtracted === modifier < 0 ? '+' : '−'}${Math.abs(modifier)}`;
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
