import type { Plan } from '../plan/plan-types.ts';
import type { Row } from '../tables/row-types.ts';

type Four<Item> = readonly [Item, Item, Item, Item];

/** The days of the four steps of the clock, up to the deadline, which is at least four days away. */
export function daysOf({ days }: Plan): Four<number> {
  const second = Math.max(2, Math.ceil(days * 0.4));
  const third = Math.max(second + 1, Math.floor(days * 0.75));
  return [Math.min(2, second - 1), second, third, days];
}

export const stepsOfDays = (
  plan: Plan,
  steps: Four<readonly Row[]>,
): (readonly [number, readonly Row[]])[] =>
  daysOf(plan).map((day, index) => [day, steps[index] ?? []] as const);
