import { describe, expect, test } from 'vitest';
import type { Gesture } from '#src/components/grid/grid-types.ts';
import { definitions } from '../kinds/definitions.ts';
import { type CatalogueItem, UnreadableText } from '../values.ts';
import { noEdits, perform } from './edits.ts';
import { commandOf, reportOn } from './gesture.ts';

const kind = definitions.weapons;
const club: CatalogueItem = {
  sk: '2024#club',
  name: 'Club',
  version: 1,
  values: { ...kind.emptyValues, name: 'Club', cost: { amount: 1, unit: 'sp' } },
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
};
const find = (sk: string) => (sk === club.sk ? club : undefined);

function done(gesture: Partial<Gesture>) {
  const whole = { label: 'Paste', edits: [], appended: [], ...gesture };
  const command = commandOf(whole, { kind, lookups: new Map(), rowOf: find, last: club.sk });
  const edits = perform(noEdits, command, find);
  return { command, drafts: [...edits.drafts.values()], report: reportOn(kind, edits, command) };
}

const cells = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([key, text]) => ({ rowId: club.sk, key, text }));

describe('a gesture of the grid', () => {
  test('on one cell has a label with the field and the row', () => {
    const { command, drafts, report } = done({ edits: cells({ cost: '5 gp' }) });
    expect(command.label).toBe('Cost of Club (2024)');
    expect(drafts).toMatchObject([{ changed: { cost: { amount: 5, unit: 'gp' } } }]);
    expect(report.text).toBe('Cost of Club (2024): 1 row.');
  });

  test('keeps a text that cannot be read, with an error message', () => {
    const { drafts, report } = done({ edits: cells({ cost: 'lots', notes: 'heavy' }) });
    const [draft] = drafts;
    expect(draft?.changed['cost']).toBeInstanceOf(UnreadableText);
    expect(draft?.changed['notes']).toBe('heavy');
    expect(report.errors).toBe(1);
    expect(report.text).toMatch(/^Paste: 1 row, 1 error\. .+/);
  });

  test('with a text that also contains a value for another field fills in that field', () => {
    const { drafts } = done({ edits: cells({ properties: 'Finesse, Thrown (range 20/60)' }) });
    expect(drafts[0]?.changed).toMatchObject({ range: { normal: 20, long: 60 } });
  });

  test('with contradicting texts marks the text that contains a value for another field', () => {
    const { drafts } = done({
      edits: cells({ range: '30/90 ft.', properties: 'Thrown (range 20/60)' }),
    });
    expect(drafts[0]?.changed['range']).toMatchObject({ normal: 30, long: 90 });
    const properties = drafts[0]?.changed['properties'];
    expect(properties instanceof UnreadableText && properties.message).toMatch(/Range says 30\/90/);
  });

  test('below the last row creates rows in the same order', () => {
    const { drafts } = done({ appended: [{ name: 'Whip', cost: '2 gp' }, { name: 'Sickle' }] });
    const [whip, sickle] = drafts;
    expect(whip).toMatchObject({ state: 'created', after: club.sk, changed: { name: 'Whip' } });
    expect(sickle).toMatchObject({ state: 'created', after: whip?.sk });
    expect(sickle?.changed).toMatchObject({ category: kind.emptyValues['category'] });
  });

  test('ignores unknown rows', () => {
    const edits = [{ rowId: 'gone', key: 'cost', text: '5 gp' }];
    expect(done({ edits }).drafts).toEqual([]);
  });
});
