import { describe, expect, it } from 'vitest';
import { problemOf } from '#tests/support/problem-of.ts';
import { entryReader, findingsIn, readBody } from './requests.ts';

const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 1]));

describe('the findings in a body', () => {
  it('are at most 50', () => {
    const problem = problemOf(() => readBody('gearCreate', unknownFields(60)));
    expect(problem.fields).toHaveLength(50);
    expect(problem.message).toBe('At least 50 fields need another look.');
  });

  it('include at most 50 texts that cannot be stored', () => {
    const contents = Array.from({ length: 60 }, () => ({ gearSk: '\u0000' }));
    const body = { name: 'Pack', category: 'equipment-pack', contents };
    expect(problemOf(() => readBody('gearCreate', body)).fields).toHaveLength(50);
  });

  it.each([
    ['gearCreate', { contents: Array.from({ length: 20_000 }, () => ({})) }],
    ['characterCreate', { skills: Array.from({ length: 11_000 }, (_, index) => index) }],
  ] as const)('of a very large %s are reduced to the first', (id, body) => {
    expect(problemOf(() => readBody(id, body)).fields).toHaveLength(1);
  });

  it('of a very large value name the field below a value that can be null', () => {
    const contents = Array.from({ length: 400 }, () => ({ gearSk: '2024#rope', quantity: 1 }));
    const body = { name: 'Pack', category: 'equipment-pack', cost: { amount: -1, unit: 'gp' } };
    expect(problemOf(() => readBody('gearCreate', body)).fields).toMatchObject([
      { path: '/cost/amount' },
    ]);
    const large = { ...body, contents };
    expect(problemOf(() => readBody('gearCreate', large)).fields).toHaveLength(1);
  });
});

describe('the findings in the entries of a list', () => {
  const entry = { action: 'create', item: unknownFields(150) };

  it('are at most 20 for one entry', () => {
    expect(findingsIn('GearBulkOperation', entry)).toHaveLength(20);
  });

  it('are reduced to the first when the budget of the request is spent', () => {
    const readEntry = entryReader('gearBulk');
    const counts = Array.from({ length: 1000 }, () => readEntry(entry).fields.length);
    expect(counts.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 20));
    expect(counts.slice(100)).toEqual(Array.from({ length: 900 }, () => 1));
  });
});
