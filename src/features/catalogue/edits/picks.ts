import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { Values } from '../values.ts';

export type Side = 'mine' | 'theirs' | 'base';

/** Which of the three values stays, by field. */
export type Picks = Readonly<Record<string, Side>>;

interface ThreeValues {
  base: Values;
  mine: Values;
  theirs: Values;
  picks: Picks;
}

/** Fields that nobody had to decide merge by themselves: whoever has changed one has it. */
export function valuesAfter({ base, mine, theirs, picks }: ThreeValues): Values {
  const sides = { base, mine, theirs };
  const fields = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  return Object.fromEntries(
    [...fields].map((field) => {
      const side = picks[field] ?? (sameValue(mine[field], base[field]) ? 'theirs' : 'mine');
      return [field, sides[side][field]];
    }),
  );
}

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const byNumber: readonly Side[] = ['mine', 'theirs', 'base'];

/** The side that a number stands for, where it is pressed alone. */
export const sideOfKey = ({ key, ctrlKey, metaKey, altKey }: PressedKey): Side | undefined =>
  ctrlKey || metaKey || altKey ? undefined : byNumber[Number(key) - 1];
