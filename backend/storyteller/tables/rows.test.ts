import { expect, test } from 'vitest';
import * as acts from './adventure-acts.ts';
import * as fights from './adventure-fights.ts';
import { livelihoods } from './livelihoods.ts';
import * as clues from './clue-rows.ts';
import * as givers from './giver-rows.ts';
import * as openings from './plot-openings.ts';
import * as people from './plot-people.ts';
import * as places from './plot-places.ts';
import * as rivals from './rivals.ts';
import { toneTables } from '../plan/tone-tables.ts';
import { rowHolds, rowTag } from '../plan/truths.ts';
import { textsIn } from './texts-in.fixture.ts';

const everything: unknown = [
  toneTables,
  livelihoods,
  rivals,
  acts,
  fights,
  places,
  people,
  givers,
  clues,
  openings,
];

const term = String.raw`(?:[#@][a-z]+|[A-Za-z]\w*(?:!=|>=|<=|=)[\w|-]+)`;
const condition = new RegExp(`^${term}(?: ${term})*$`);

test('a condition is never inside the text of a row', () => {
  const texts = textsIn(everything);
  const mixed = texts.filter(
    (text) => /!=|>=|<=|\b[A-Za-z]\w*=\w/.test(text) && !condition.test(text),
  );
  expect(texts.length).toBeGreaterThan(5000);
  expect(mixed).toEqual([]);
});

const harms = toneTables.flatMap((tables) => tables.harms);

test.for(harms.map((harm) => [harm.id, harm] as const))(
  'after each opening of %s there are two things to do',
  ([, { start, act }]) => {
    const tags = new Set(start.map(rowTag));
    for (const tag of tags) {
      const fitting = act.filter((row) => rowHolds(row, { start: tag }));
      expect(fitting.length, tag).toBeGreaterThanOrEqual(2);
    }
    const meant = act.flatMap((row) =>
      typeof row === 'string' ? [] : (/start!?=([\w|]+)/.exec(row[1])?.[1]?.split('|') ?? []),
    );
    expect(meant.filter((tag) => !tags.has(tag))).toEqual([]);
  },
);
