import { suspicionOf } from '#src/lib/import/artefacts.ts';
import { isBlank } from '#src/lib/catalogue/codec.ts';
import { isSheetFailure } from '#src/lib/catalogue/spreadsheet.ts';
import { isBlankCell } from '#src/lib/import/table.ts';
import type { Field } from '../../field.ts';
import type { Reading } from '../../reading.ts';
import {
  differences,
  type ImpliedRemark,
  type ImpliedValues,
  remarksIn,
} from '../../other-fields.ts';
import { UnreadableText } from '../../values.ts';
import type { Row } from './row.ts';
import { writtenOf } from './cell-text.ts';
import type { Context } from './context.ts';
import { readMarked } from './number-marks.ts';
import { versionKey } from './targets.ts';
import { withTitleUnit } from './title-units.ts';

export interface RowReading {
  /** The readings by field; a field is missing if no cell of the row has a value for it. */
  byField: Record<string, Reading>;
  /** The fields that the row clears. */
  cleared: string[];
  /** Errors by field, in addition to the errors that the check of the values finds. */
  errors: Record<string, string> | null;
  key: string | null;
  keyText: string;
  version: number | null;
  remarks: readonly ImpliedRemark[];
}

const isChoice = ({ type }: Field): boolean => type.control.type === 'choice';

/**
 * Only our exports have a column with versions. An export writes an empty cell if there is no value,
 * so a dash in an export is a value, if the field accepts it.
 */
const isExport = ({ columns }: Context): boolean => columns.includes(versionKey);

function readText(field: Field, text: string, context: Context, edition: unknown): Reading {
  // Texts and lists could contain a dash, but tables write it into cells without a value.
  const empty = context.defaults[field.key];
  if (isBlank(text) && (typeof empty === 'string' || Array.isArray(empty)) && !isChoice(field)) {
    const asText = isExport(context) ? field.read(text) : null;
    if (asText !== null && !(asText.value instanceof UnreadableText)) return asText;
    const shown = field.show(empty);
    return { value: empty, note: `Read as ${shown === '' ? 'empty' : shown}.` };
  }
  if (field.type.acceptsAnyText === true) {
    if (isSheetFailure(text)) {
      return {
        value: new UnreadableText(text, 'The spreadsheet has an error here instead of a value.'),
      };
    }
    const reading = field.read(text);
    const note = reading.note ?? suspicionOf(text);
    return note === undefined ? reading : { ...reading, note };
  }
  const reading = readMarked(field, text, context, (each) =>
    context.names.read(field, each, edition),
  );
  if (reading.note !== undefined || text.length > 40) return reading;
  const note =
    /e[+-]?\d/i.test(text) && field.type.numeric === true ? suspicionOf(text) : undefined;
  return note === undefined ? reading : { ...reading, note };
}

/** Reads a cell. A JSON value that is not a text is used unchanged. */
function readCell(field: Field, cell: unknown, context: Context, edition: unknown): Reading {
  if (typeof cell !== 'string') return { value: cell };
  // In JSON the text of a field that accepts any text is used unchanged, including spaces.
  if (context.isJson && field.type.acceptsAnyText === true) return { value: cell };
  return readText(field, cell, context, edition);
}

/** Reads a JSON value as text, after the contract has refused it; null if it cannot be a text. */
export function readAgain(
  field: Field,
  value: unknown,
  context: Context,
  edition: unknown,
): Reading | null {
  if (value === null) {
    const empty = context.defaults[field.key];
    return empty === undefined ? null : { value: empty, note: 'Read as empty.' };
  }
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return null;
  }
  return readText(field, String(value), context, edition);
}

/** The edition of a row. It is read first, because names are looked up in this edition. */
function editionOf(row: Row, context: Context): unknown {
  const { columns, fields, defaults } = context;
  const field = fields.get('edition');
  const cell = row.edits?.get('edition') ?? row.cells[columns.indexOf('edition')];
  const edition = field && typeof cell === 'string' ? field.read(cell).value : cell;
  return edition === undefined || edition === null || edition instanceof UnreadableText
    ? defaults['edition']
    : edition;
}

/** Reads a row cell by cell, without comparing it with the catalogue. */
export function readRow(row: Row, context: Context): RowReading {
  const { columns, fields, skField, isJson, blanks, titleUnits } = context;
  const reading: RowReading = {
    byField: {},
    cleared: [],
    errors: null,
    key: null,
    keyText: '',
    version: null,
    remarks: [],
  };
  const { byField, cleared } = reading;
  const edition = editionOf(row, context);
  let implied: ImpliedValues[] | null = null;

  const take = (key: string, cell: unknown): void => {
    const field = fields.get(key);
    if (field === undefined) {
      const text = writtenOf(cell).trim();
      if (key === skField) {
        reading.keyText = text;
        reading.key = text === '' ? null : text;
      } else if (key === versionKey) takeVersion(reading, text);
      return;
    }
    const read = readCell(field, cell, context, edition);
    byField[key] = read;
    if (read.otherFields !== undefined) {
      (implied ??= []).push({ from: field, values: read.otherFields });
    }
  };

  for (let index = 0; index < columns.length; index += 1) {
    const key = columns[index];
    if (key === null || key === undefined || row.edits?.has(key) === true) continue;
    const cell = row.cells[index];
    if (!isBlankCell(cell)) take(key, withTitleUnit(cell, titleUnits.get(key)));
    else if (!(isJson && cell === undefined) && blanks.get(key) === 'clear') cleared.push(key);
  }
  if (row.edits !== null) {
    for (const [key, text] of row.edits) {
      if (text.trim() !== '') take(key, text);
      else if (fields.has(key)) cleared.push(key);
    }
  }
  if (implied !== null) applyImpliedValues(row, reading, implied, context, edition);
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

/** Converts a value from the cell of another field: an item name is looked up for `field`. */
function asRead(field: Field, value: unknown, { names }: Context, edition: unknown): unknown {
  if (value instanceof UnreadableText) return names.read(field, value.text, edition).value;
  return field.type.control.type === 'reference' && typeof value === 'string'
    ? names.read(field, value, edition).value
    : value;
}

/** Uses the values that a cell contains for other fields: fills empty fields, reports contradictions. */
function applyImpliedValues(
  { edits }: Row,
  reading: RowReading,
  implied: readonly ImpliedValues[],
  context: Context,
  edition: unknown,
): void {
  const { fields, names } = context;
  reading.remarks = [...remarksIn(implied)].filter(({ key }) => edits?.has(key) !== true);
  const row = {
    fields,
    lookups: names.all,
    valueOf: (key: string) => reading.byField[key]?.value,
    read: (field: Field, value: unknown) => asRead(field, value, context, edition),
  };
  for (const { from, field, value, own, valueText, contradiction } of differences(implied, row)) {
    const { key } = field;
    // The user typed this cell after the file was written, so it overrides the other cell.
    const isOutdated = value instanceof UnreadableText || edits?.has(from.key) !== true;
    if (edits?.has(key) === true && isOutdated) continue;
    if (reading.byField[key] === undefined) {
      reading.byField[key] = { value, note: `From ${from.label}: ${valueText || 'empty'}.` };
      reading.cleared = reading.cleared.filter((each) => each !== key);
    } else if (!(own instanceof UnreadableText)) {
      (reading.errors ??= {})[key] = contradiction;
    }
  }
}
