import { expect, test } from 'vitest';
import spells from '#backend/seed/srd/spells.json' with { type: 'json' };
import { tierOf } from '../plan/plan.ts';
import { holds, rowText } from '../plan/truths.ts';
import { magic } from './clue-rows.ts';
import { spellTargets } from './foes/spells-on-persons.ts';
import { matterMagic } from './matters/matter-encounters.ts';
import type { Row } from './row-types.ts';
import { tales } from './tales/tales.ts';

/** From which level of a character a spell can be cast, by its name; `Enlarge` is one half of `Enlarge/Reduce`. */
const levels: ReadonlyMap<string, number> = new Map(
  spells.flatMap(({ name, category }) => {
    const level = Math.max(1, Number(/\d/.exec(category)?.[0] ?? 0) * 2 - 1);
    return [name, ...name.split('/')].map((half): [string, number] => [half, level]);
  }),
);

/** The first level of a party whose texts can have the row; conditions about other things do not count. */
function firstLevel(row: Row): number {
  const terms = typeof row === 'string' ? [] : row[1].split(' ');
  const condition = terms.filter((term) => /^(?:level|tier)\W/.test(term)).join(' ');
  const all = Array.from({ length: 20 }, (_, index) => index + 1);
  return all.find((level) => holds(condition, { level, tier: tierOf(level) })) ?? 21;
}

/** The spells at the beginning of a row: `*Locate Object*`. */
const spellsOf = (row: Row): string[] =>
  [...rowText(row).matchAll(/^\*([A-Z][A-Za-z' ]+)\*/g)].map(([, name = '']) => name);

const told: readonly (readonly [where: string, least: number, row: Row])[] = [
  ...[...matterMagic, ...magic].map((row) => ['idea', firstLevel(row), row] as const),
  ...tales.flatMap((tale) => tale.spells.map(([least, row]) => [tale.id, least, row] as const)),
];

test('a spell is explained only to a party that can cast it', () => {
  const early = told.flatMap(([where, least, row]) =>
    spellsOf(row)
      .filter((name) => (levels.get(name) ?? 99) > least)
      .map(
        (name) => `${where}: ${name} from level ${least}, needs ${levels.get(name) ?? 'a name'}`,
      ),
  );
  expect(early).toEqual([]);
});

test('the spells that do not affect everyone are spells of the rules', () => {
  expect([...spellTargets.keys()].filter((name) => !levels.has(name))).toEqual([]);
});
