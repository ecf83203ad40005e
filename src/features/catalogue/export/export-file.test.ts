import { describe, expect, test } from 'vitest';
import { parseCsv, unneutralise } from '#src/lib/csv.ts';
import { kinds } from '../kinds/all.ts';
import { listOf } from '../list-query.ts';
import { UnreadableText } from '../values.ts';
import { exportFile, fileName } from './export-file.ts';
import { type ExportRow, exportText } from './export-text.ts';

const kind = kinds.weapons;
const row = (name: string, more: object = {}): ExportRow => ({
  sk: `2024#${name}`,
  version: 3,
  values: { ...kind.emptyValues, name, source: 'SRD 5.2.1', ...more },
});
const signal = new AbortController().signal;
const baseOptions = {
  kind,
  format: 'csv',
  fields: kind.fields,
  signal,
  onProgress: () => {},
} as const;

describe('a file', () => {
  test('has the key, the version, the field names of the contract and the attribution', () => {
    const [header, first, second] = parseCsv(exportText('csv', kind, [row('Club'), row('Dart')]));
    const names = kind.fields.map(({ key }) => key);
    expect(header).toEqual(['key', 'version', ...names, 'attribution']);
    expect(first?.slice(0, 3)).toEqual(['2024#Club', '3', 'Club']);
    expect(first?.at(-1)).toContain('Creative Commons Attribution 4.0');
    expect(second?.at(-1)).toBe('SRD 5.2.1, CC-BY-4.0');
  });

  test('escapes formulas for spreadsheets, and `unneutralise` restores the original text', () => {
    const name = "=cmd|' /C calc'!A0";
    const csv = exportText('csv', kind, [row(name)]);
    expect(csv).toContain(`'=cmd|`);
    expect(unneutralise(parseCsv(csv)[1]?.[2] ?? '')).toBe(name);
  });

  test('has only the chosen columns, besides key, version and attribution', () => {
    const fields = kind.fields.filter(({ key }) => key === 'name' || key === 'cost');
    const [header] = parseCsv(exportText('csv', kind, [row('Club')], fields));
    expect(header).toEqual(['key', 'version', 'name', 'cost', 'attribution']);
  });

  test('has no key and no version for an unsaved row, and has its invalid input as it was typed', () => {
    const unsaved = {
      ...row('New', { cost: new UnreadableText('lots', 'No.') }),
      sk: null,
      version: null,
    };
    const json: unknown = JSON.parse(exportText('json', kind, [unsaved]));
    expect(json).toMatchObject({ items: [{ name: 'New', cost: 'lots' }] });
    expect(json).not.toHaveProperty(['items', 0, 'weaponSk']);
    expect(json).not.toHaveProperty(['items', 0, 'version']);
  });

  test('has a name with the kind, the scope unless it is “all”, and the date', () => {
    const day = new Date(2026, 10, 5);
    expect(fileName('weapons', 'all', 'csv', day)).toBe('questwright-weapons-2026-11-05.csv');
    expect(fileName('feats', 'selected', 'json', day)).toBe(
      'questwright-feats-selected-2026-11-05.json',
    );
  });
});

describe('rows', () => {
  const rows = Array.from({ length: 2500 }, (_, index) => row(`Club ${index}`));

  test('that are already loaded are written in slices of 1000', async () => {
    const reported: number[] = [];
    const onProgress = (count: number) => reported.push(count);
    const { file, count } = await exportFile({ ...baseOptions, from: rows, onProgress });
    expect(reported).toEqual([1000, 2000, 2500]);
    expect(count).toBe(2500);
    expect(parseCsv(await file.text())).toHaveLength(2501);
  });

  test('are not written after the export is cancelled', async () => {
    const controller = new AbortController();
    const reported: number[] = [];
    const cancelled = exportFile({
      ...baseOptions,
      from: rows,
      signal: controller.signal,
      onProgress: (count) => {
        reported.push(count);
        controller.abort();
      },
    });
    await expect(cancelled).rejects.toThrow(/abort/i);
    expect(reported).toEqual([1000]);
  });

  test('of a list are written page by page', async () => {
    const items = rows.map((each) => ({
      sk: each.sk ?? '',
      version: 3,
      values: each.values,
      name: 'Club',
      updatedAt: '',
      updatedBy: null,
    }));
    async function* allPages() {
      yield { items: items.slice(0, 1000), nextCursor: 'x', cursor: undefined };
      yield { items: items.slice(1000), nextCursor: null, cursor: 'x' };
    }
    const reported: number[] = [];
    const { count } = await exportFile({
      ...baseOptions,
      kind: { ...kind, allPages },
      format: 'json',
      from: listOf(null),
      onProgress: (soFar) => reported.push(soFar),
    });
    expect(reported).toEqual([1000, 2500]);
    expect(count).toBe(2500);
  });
});
