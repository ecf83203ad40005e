import type { Row, Truths } from '../tables/row-types.ts';

type Test = (truths: Truths) => boolean;

/** The compiled conditions of rows. The comment at `Row` describes their syntax. */
const tests = new Map<string, Test>();

function parseTerm(term: string): Test {
  const [, key = '', operator = '', value = ''] = /^(\w+)(!=|>=|<=|=)(.+)$/.exec(term) ?? [];
  if (operator === '') throw new Error(`A condition has the term "${term}".`);
  const values = new Set(value.split('|'));
  const limit = Number(value);
  switch (operator) {
    case '=':
      return (truths) => values.has(String(truths[key] ?? ''));
    case '!=':
      return (truths) => !values.has(String(truths[key] ?? ''));
    case '>=':
      return (truths) => Number(truths[key] ?? 0) >= limit;
    default:
      return (truths) => Number(truths[key] ?? 0) <= limit;
  }
}

function testOf(condition: string): Test {
  const known = tests.get(condition);
  if (known !== undefined) return known;
  const terms = condition
    .split(' ')
    .filter((term) => term !== '' && !term.startsWith('#') && !term.startsWith('@'))
    .map(parseTerm);
  const test: Test = (truths) => terms.every((term) => term(truths));
  tests.set(condition, test);
  return test;
}

export const holds = (condition: string, truths: Truths): boolean => testOf(condition)(truths);

export const rowText = (row: Row): string => (typeof row === 'string' ? row : row[0]);

/**
 * The themes of a row, such as `child`. If the lines of the campaign name one of them, the row is left out, even
 * if its text does not contain the word.
 */
export const rowThemes = (row: Row): readonly string[] =>
  typeof row === 'string'
    ? []
    : row[1]
        .split(' ')
        .filter((term) => term.startsWith('#'))
        .map((term) => term.slice(1));

/** The tag of a row, by which conditions of later rows name it: `barn` for the row with `@barn`. */
export const rowTag = (row: Row): string =>
  typeof row === 'string' ? '' : (/(?:^| )@(\w+)/.exec(row[1])?.[1] ?? '');

export const rowHolds = (row: Row, truths: Truths): boolean =>
  typeof row === 'string' || holds(row[1], truths);
