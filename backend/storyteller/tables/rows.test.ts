import { expect, test } from 'vitest';
import { livelihoods } from './livelihoods.ts';
import * as people from './plot-people.ts';
import * as places from './plot-places.ts';
import * as rivals from './rivals.ts';
import { toneTables } from '../plan/tone-tables.ts';

/** All strings in the tables, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const everything: unknown = [toneTables, livelihoods, rivals, places, people];

const term = String.raw`(?:#[a-z]+|[A-Za-z]\w*(?:!=|>=|<=|=)[\w|-]+)`;
const condition = new RegExp(`^${term}(?: ${term})*$`);

test('a condition is never inside the text of a row', () => {
  const texts = textsIn(everything);
  const mixed = texts.filter(
    (text) => /!=|>=|<=|\b[A-Za-z]\w*=\w/.test(text) && !condition.test(text),
  );
  expect(texts.length).toBeGreaterThan(5000);
  expect(mixed).toEqual([]);
});
