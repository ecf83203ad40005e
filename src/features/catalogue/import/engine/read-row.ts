import { suspicionOf } from '#src/lib/import/artefacts.ts';
import { isSheetFailure } from '#src/lib/catalogue/spreadsheet.ts';
import { isBlankCell } from '#src/lib/import/table.ts';
import type { Field } from '../../field.ts';
import type { Reading } from '../../reading.ts';
import { differences, type Said } from '../../other-fields.ts';
import { Unread } from '../../values.ts';
import type { Row } from './row.ts';
import { writtenOf } from './cell-text.ts';
import type { Circumstances } from './circumstances.ts';
import { readMarked } from './number-marks.ts';

export interface RowReading {
  /** By field; only what the row says something about. */
  given: Record<string, Reading>;
  /** Fields to be emptied. */
  cleared: string[];
  /** By field, beside what the values themselves are about. */
  errors: Record<string, string> | null;
  key: string | null;
  keyText: string;
  version: number | null;
}

function readText(
  field: Field,
  text: string,
  { names, numberMarks }: Circumstances,
  edition: unknown,
): Reading {
  if (field.type.free === true) {
    if (isSheetFailure(text)) {
      return { value: new Unread(text, 'The spreadsheet has an error here instead of a value.') };
    }
    const reading = field.read(text);
    const note = reading.note ?? suspicionOf(text);
    return note === undefined ? reading : { ...reading, note };
  }
  const reading = readMarked(field, text, numberMarks, (each) => names.read(field, each, edition));
  if (reading.note !== undefined || text.length > 40) return reading;
  const note =
    /e[+-]?\d/i.test(text) && field.type.numeric === true ? suspicionOf(text) : undefined;
  return note === undefined ? reading : { ...reading, note };
}

/** A value of JSON stands for itself; a text in it is read as in any other file. */
function readCell(
  field: Field,
  cell: unknown,
  circumstances: Circumstances,
  edition: unknown,
): Reading {
  if (typeof cell !== 'string') return { value: cell };
  // The letters of a free text are its value, blanks and all, where the contract takes them.
  if (circumstances.isJson && field.type.free === true) return { value: cell };
  return readText(field, cell, circumstances, edition);
}

/** Reads what the contract refused as a value of JSON once more as people write it. */
export function readAgain(
  field: Field,
  value: unknown,
  circumstances: Circumstances,
  edition: unknown,
): Reading | null {
  if (value === null) {
    const empty = circumstances.defaults[field.key];
    return empty === undefined ? null : { value: empty, note: 'Read as empty.' };
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return null;
  }
  return readText(field, String(value), circumstances, edition);
}

/** The edition comes first: it says which item a name stands for. */
function editionOf(row: Row, circumstances: Circumstances): unknown {
  const { columns, fields, defaults } = circumstances;
  const field = fields.get('edition');
  const cell = row.edits?.get('edition') ?? row.cells[columns.indexOf('edition')];
  const said = field && typeof cell === 'string' ? field.read(cell).value : cell;
  return said === undefined || said === null || said instanceof Unread ? defaults['edition'] : said;
}

/** What is written in a row, cell by cell; nothing is compared with the catalogue yet. */
export function readRow(row: Row, circumstances: Circumstances): RowReading {
  const { columns, fields, skField, isJson, blanks } = circumstances;
  const reading: RowReading = {
    given: {},
    cleared: [],
    errors: null,
    key: null,
    keyText: '',
    version: null,
  };
  const { given, cleared } = reading;
  const edition = editionOf(row, circumstances);
  let said: Said[] | null = null;

  const take = (key: string, cell: unknown): void => {
    const field = fields.get(key);
    if (field === undefined) {
      const text = writtenOf(cell).trim();
      if (key === skField) {
        reading.keyText = text;
        reading.key = text === '' ? null : text;
      } else takeVersion(reading, text);
      return;
    }
    const read = readCell(field, cell, circumstances, edition);
    given[key] = read;
    if (read.also !== undefined) (said ??= []).push({ from: field, values: read.also });
  };

  for (let index = 0; index < columns.length; index += 1) {
    const key = columns[index];
    if (key === null || key === undefined || row.edits?.has(key) === true) continue;
    const cell = row.cells[index];
    if (!isBlankCell(cell)) take(key, cell);
    else if (!(isJson && cell === undefined) && blanks.get(key) === 'clear') cleared.push(key);
  }
  if (row.edits !== null) {
    for (const [key, text] of row.edits) {
      if (text.trim() !== '') take(key, text);
      else if (fields.has(key)) cleared.push(key);
    }
  }
  if (said !== null) takeSaid(reading, said, circumstances, edition);
  return reading;
}

function takeVersion(reading: RowReading, text: string): void {
  if (text === '') return;
  if (/^[1-9]\d{0,8}$/.test(text)) reading.version = Number(text);
  else {
    (reading.errors ??= {})['version'] =
      `“${text.slice(0, 60)}” is not a version. Leave it empty, or as it was exported.`;
  }
}

/** A name that stands in another cell is looked up among the names of its own field. */
function asRead(field: Field, told: unknown, { names }: Circumstances, edition: unknown): unknown {
  if (told instanceof Unread) return names.read(field, told.text, edition).value;
  return field.type.control.type === 'reference' && typeof told === 'string'
    ? names.read(field, told, edition).value
    : told;
}

/** What a cell says about other fields fills them in where they are empty, and has to agree. */
function takeSaid(
  reading: RowReading,
  said: readonly Said[],
  circumstances: Circumstances,
  edition: unknown,
): void {
  const { fields, names } = circumstances;
  const row = {
    fields,
    lookups: names.all,
    valueOf: (key: string) => reading.given[key]?.value,
    read: (field: Field, value: unknown) => asRead(field, value, circumstances, edition),
  };
  for (const { from, field, value, own, shown, contradiction } of differences(said, row)) {
    const { key } = field;
    if (reading.given[key] === undefined) {
      reading.given[key] = { value, note: `From ${from.label}: ${shown}.` };
      reading.cleared = reading.cleared.filter((each) => each !== key);
    } else if (!(own instanceof Unread)) {
      (reading.errors ??= {})[key] = contradiction;
    }
  }
}
