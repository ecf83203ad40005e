import type { Plan } from '../plan/plan-types.ts';
import type { Row } from '../tables/row-types.ts';

type Four<Item> = readonly [Item, Item, Item, Item];

/** The days of the clock. All of them come before the deadline, which is four days away at the least. */
export function daysOf({ days }: Plan): Four<number> {
  const middle = Math.ceil(days / 2);
  return [Math.min(2, middle - 1), middle, middle + 1, days];
}

export const stepsOfDays = (
  plan: Plan,
  steps: Four<readonly Row[]>,
): (readonly [number, readonly Row[]])[] =>
  daysOf(plan).map((day, index) => [day, steps[index] ?? []] as const);
