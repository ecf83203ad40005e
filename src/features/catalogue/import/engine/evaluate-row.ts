import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { CatalogueItem, Values } from '../../values.ts';
import { writtenText } from './cell-text.ts';
import type { Context } from './context.ts';
import { readAgain, readRow, type RowReading } from './read-row.ts';
import type { Evaluation, Row } from './row.ts';
import { versionKey } from './targets.ts';

/** Finds the catalogue item that the row describes. */
function matchOf({ byField, key }: RowReading, context: Context) {
  const { catalogue, defaults, onConflict } = context;
  const name = byField['name']?.value;
  const edition = byField['edition']?.value ?? defaults['edition'];
  const match = catalogue.find(key, edition, name);
  return match?.by === 'alike' && onConflict === 'create' ? null : match;
}

function valuesOf(
  { byField, cleared }: RowReading,
  { defaults }: Context,
  base: Values | undefined,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...(base ?? defaults) };
  for (const key of cleared) {
    // A field without a default cannot be cleared: its value is removed, and the check reports that
    // the value is missing.
    if (key in defaults) values[key] = defaults[key];
    else delete values[key];
  }
  for (const key in byField) values[key] = byField[key]?.value;
  return values;
}

/**
 * Reads JSON values a second time, as texts, if the contract refuses them.
 * @returns whether a value has changed
 */
function rereadRefused(
  values: Record<string, unknown>,
  reading: RowReading,
  refused: Readonly<Record<string, string>>,
  context: Context,
): boolean {
  let changed = false;
  for (const key of Object.keys(refused)) {
    const field = context.fields.get(key);
    const cell = reading.byField[key];
    if (field === undefined || cell === undefined || values[key] !== cell.value) continue;
    const again = readAgain(field, cell.value, context, values['edition']);
    if (again === null) continue;
    values[key] = again.value;
    const note =
      again.note ??
      (typeof cell.value === 'string' ? undefined : `Read from ${String(cell.value)}.`);
    reading.byField[key] = { value: again.value, ...(note !== undefined && { note }) };
    changed = true;
  }
  return changed;
}

/** If the item was found by its name, the row keeps the catalogue's spelling of the name. */
function keepName(values: Record<string, unknown>, reading: RowReading, item: CatalogueItem): void {
  const written = reading.byField['name'];
  if (written === undefined || values['name'] === item.name) return;
  values['name'] = item.name;
  const note = `Found as ${item.name}, and keeps that name. To rename it, import it with its key.`;
  reading.byField['name'] = { value: item.name, note };
}

/**
 * If a cell equals the text of an export, the stored value is kept. Reading the text could lose
 * spaces at the ends of lines or unusual line breaks.
 */
function keepAsExported(
  row: Row,
  values: Record<string, unknown>,
  reading: RowReading,
  item: CatalogueItem,
  context: Context,
): void {
  for (const key in reading.byField) {
    const own = item.values[key];
    const field = context.fields.get(key);
    if (field === undefined || sameValue(values[key], own)) continue;
    const written = writtenText(row, key, context);
    // If the cell of the field is empty, the value was read from another cell.
    if (written === '' || written !== field.text(own)) continue;
    values[key] = own;
    reading.byField[key] = { value: own };
  }
}

interface RowEvaluation extends Evaluation {
  reading: RowReading;
}

/** Computes the values, the errors and the catalogue item of a row. */
export function evaluateRow(row: Row, context: Context): RowEvaluation {
  const { check, skField, catalogue, isJson } = context;
  const reading = readRow(row, context);
  const match = matchOf(reading, context);
  const item = match?.item ?? null;
  const values = valuesOf(reading, context, item?.values);
  if (item !== null) {
    keepAsExported(row, values, reading, item, context);
    if (match?.by !== 'key') keepName(values, reading, item);
  }
  const findErrors = () =>
    check(reading.key === null ? values : { ...values, [skField]: reading.key });
  let found = findErrors();
  const isReread = found !== null && isJson && rereadRefused(values, reading, found, context);
  if (isReread) found = findErrors();
  let errors = reading.errors === null ? found : { ...found, ...reading.errors };
  const changed: string[] = [];
  if (item !== null) {
    for (const key in values) if (!sameValue(values[key], item.values[key])) changed.push(key);
    if (reading.version !== null && reading.version !== item.version && changed.length > 0) {
      errors = { ...errors, [versionKey]: versionMessage(reading.version, item) };
    }
  }
  if (
    match?.by !== 'name' &&
    match?.by !== 'alike' &&
    (item === null || changed.includes('name'))
  ) {
    const namesake = catalogue.findByName(values['edition'], values['name']);
    if (namesake !== undefined && namesake.sk !== item?.sk) {
      errors = { ...errors, name: namesakeMessage(namesake) };
    }
  }
  return {
    reading,
    values,
    errors,
    item,
    by: match?.by ?? null,
    changed,
    key: reading.key ?? item?.sk ?? null,
    hasKey: reading.key !== null,
  };
}

const versionMessage = (version: number, item: CatalogueItem): string =>
  `${item.name} was exported as version ${version}, but the catalogue has version ${item.version} now. Clear this cell to overwrite it.`;

const namesakeMessage = (namesake: CatalogueItem): string =>
  `The catalogue already has ${namesake.name}, under the key ${namesake.sk}.`;
