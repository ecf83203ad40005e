import { expect, test } from 'vitest';
import { shapeStamp } from '#backend/db/stored-schemas.ts';
import { gear } from './kinds/gear.ts';
import { recordText, type RecordRow } from './record.ts';

const row: RecordRow = {
  data: '{"gearSk":"2024#rope","name":"Rope"}',
  shape: shapeStamp(gear.input),
  version: 3,
  created_at: Date.UTC(2026, 10, 1),
  created_by_name: 'Odo',
  updated_at: Date.UTC(2026, 10, 2),
  updated_by_name: null,
  archived: 0,
};

const written = (each: RecordRow): unknown => JSON.parse(recordText(gear, each));

test('a record has its item, its version, its times and its authors', () => {
  expect(written(row)).toEqual({
    gearSk: '2024#rope',
    name: 'Rope',
    version: 3,
    meta: {
      created_at: '2026-11-01T00:00:00.000Z',
      created_by: 'Odo',
      updated_at: '2026-11-02T00:00:00.000Z',
      updated_by: null,
      archived: false,
    },
  });
});

test.for([
  [{ version: 4 }, { version: 4 }],
  [{ created_at: 0 }, { meta: { created_at: '1970-01-01T00:00:00.000Z' } }],
  [{ created_by_name: 'Mira' }, { meta: { created_by: 'Mira' } }],
  [{ updated_at: 0 }, { meta: { updated_at: '1970-01-01T00:00:00.000Z' } }],
  [{ updated_by_name: 'Mira' }, { meta: { updated_by: 'Mira' } }],
  [{ archived: 1 }, { meta: { archived: true } }],
  [{ data: '{"name":"Torch"}' }, { name: 'Torch' }],
] as const)(
  'a row that differs from the row before it only in %o has this value',
  ([change, shown]) => {
    written(row);
    expect(written({ ...row, ...change })).toMatchObject(shown);
  },
);
