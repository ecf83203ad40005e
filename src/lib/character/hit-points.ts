import { abilityLabels } from './abilities.ts';
import type { LevelsInClass } from './class-list.ts';
import { characterClasses } from './classes.ts';
import { part, sumOf, type Part, type Sum } from './sum.ts';

const levelsInWords = (from: number, to: number): string =>
  from === to ? `Level ${to}` : `Levels ${from} to ${to}`;

function levelParts(classes: readonly LevelsInClass[]): Part[] {
  const isMulticlass = classes.length > 1;
  return classes.flatMap(({ class: name, level, hitDie }, index) => {
    const of = isMulticlass ? `${characterClasses[name].label}, ` : '';
    const text = (from: number, to: number) => {
      const levels = levelsInWords(from, to);
      return of === '' ? levels : `${of}${levels.toLowerCase()}`;
    };
    const later = hitDie / 2 + 1;
    if (index > 0) return [part(text(1, level), level * later)];
    return [
      part(text(1, 1), hitDie),
      ...(level > 1 ? [part(text(2, level), (level - 1) * later)] : []),
    ];
  });
}

/**
 * The maximum of the die at level 1 of the character, and die / 2 + 1 at each later level. Each level adds the
 * Constitution modifier, but gives at least 1. `further` parts come on top.
 */
export function hitPointsOf(
  classes: readonly LevelsInClass[],
  constitution: number,
  further: readonly Part[] = [],
): Sum {
  const total = classes.reduce((sum, { level }) => sum + level, 0);
  // The part of a Constitution modifier that the levels cannot lose.
  let missing = 0;
  for (const [index, { level, hitDie }] of classes.entries()) {
    const short = (gained: number) => Math.max(1, gained + constitution) - (gained + constitution);
    const atFull = index === 0 ? 1 : 0;
    missing += atFull * short(hitDie) + (level - atFull) * short(hitDie / 2 + 1);
  }
  return sumOf([
    ...levelParts(classes),
    constitution === 0 ? null : part(abilityLabels.con, total * constitution),
    missing > 0 ? part('At least 1 for each level', missing) : null,
    ...further,
  ]);
}

/** The Hit Point Dice, those with more faces first. */
export function hitDicePoolsOf(
  classes: readonly LevelsInClass[],
): { readonly faces: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const { hitDie, level } of classes) counts.set(hitDie, (counts.get(hitDie) ?? 0) + level);
  return [...counts]
    .map(([faces, count]) => ({ faces, count }))
    .toSorted((a, b) => b.faces - a.faces);
}
