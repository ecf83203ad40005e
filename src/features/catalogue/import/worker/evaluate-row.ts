import { isBlank, meansNone } from '#src/lib/catalogue/codec.ts';
import { quote } from '#src/lib/catalogue/number.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import { titleOf } from '../../title.ts';
import { type CatalogueItem, UnreadableText, type Values } from '../../values.ts';
import { writtenText } from './cell-text.ts';
import type { Context } from './context.ts';
import { OpenQuestion } from './open-question.ts';
import { readAgain, readRow, type RowReading } from './read-row.ts';
import { type Evaluation, newNameKey, type Row } from './row.ts';
import { versionKey } from './targets.ts';

/** Finds the catalogue item that the row describes. */
function matchOf({ byField, key }: RowReading, context: Context) {
  const { catalogue, defaults, onConflict, replies } = context;
  const name = byField['name']?.value;
  const edition = byField['edition']?.value ?? defaults['edition'];
  const match = catalogue.find(key, edition, name);
  if (match !== null) return match.by === 'alike' && onConflict === 'create' ? null : match;
  const saysEdition = key !== null || byField['edition'] !== undefined;
  if (saysEdition || replies.get(noEdition) !== meansExisting) return null;
  const item = catalogue.findInOtherEdition(edition, name);
  return item === undefined ? null : ({ item, by: 'name' } as const);
}

const noEdition = 'edition missing';
const meansExisting = 'existing';
const meansNew = 'new';

/** Asks before a row without an edition creates an item that the catalogue has in another edition. */
function askAboutEdition(
  values: Record<string, unknown>,
  { byField, key }: RowReading,
  { catalogue, fields, replies, onConflict }: Context,
): void {
  if (key !== null || byField['edition'] !== undefined || onConflict === 'create') return;
  const { edition, name } = values;
  const other = catalogue.findInOtherEdition(edition, name);
  if (other === undefined || replies.has(noEdition)) return;
  const own = fields.get('edition')?.show(edition) ?? '';
  const message = `The row says no edition. The catalogue has ${titleOf(other)}, but no such item of ${own}. Is it the same item?`;
  values['edition'] = new OpenQuestion('', message, noEdition, [
    {
      label: 'Use the item of the catalogue',
      decides: { subject: noEdition, reply: meansExisting },
    },
    { label: `It is a new item of ${own}`, decides: { subject: noEdition, reply: meansNew } },
  ]);
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
  const note = `The catalogue has this item as ${titleOf(item)}. It keeps that name. To rename it, import it with its key.`;
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

const meansKeep = 'keep';

/**
 * A dash or a word such as "n/a" can mean that there is nothing, or that the author did not know. So
 * the user is asked before such a text clears a value of the catalogue.
 */
function askAboutDashes(
  row: Row,
  values: Record<string, unknown>,
  reading: RowReading,
  item: CatalogueItem,
  context: Context,
): void {
  const { fields, defaults, replies, isJson, names } = context;
  for (const key in reading.byField) {
    const field = fields.get(key);
    const own = item.values[key];
    if (field === undefined || !(key in defaults) || row.edits?.has(key) === true) continue;
    if (isJson && field.type.acceptsAnyText === true) continue;
    if (sameValue(own, values[key]) || sameValue(own, defaults[key])) continue;
    const written = writtenText(row, key, context).trim();
    const isWord = meansNone(written) && sameValue(values[key], defaults[key]);
    if (written === '' || !(isBlank(written) || isWord)) continue;
    const subject = `${key} dash`;
    const reply = replies.get(subject);
    if (reply === undefined) {
      const shown = field.show(own, names.all.get(key)).replace(/\.$/, '');
      const message = `${quote(written)} would clear ${field.label}, which is ${quote(shown)} in the catalogue. What does the ${isWord ? 'word' : 'dash'} mean?`;
      values[key] = new OpenQuestion(written, message, subject, [
        { label: 'Keep the value', decides: { subject, reply: meansKeep } },
        { label: 'Clear the value', decides: { subject, reply: 'clear' } },
      ]);
    } else values[key] = reply === meansKeep ? own : defaults[key];
    reading.byField[key] = { value: values[key] };
  }
}

function addRemarks(values: Record<string, unknown>, reading: RowReading): void {
  for (const { from, key, remark } of reading.remarks) {
    const own = values[key];
    if (typeof own !== 'string') continue;
    const value = remark.addTo(own);
    if (value === own) continue;
    values[key] = value;
    reading.byField[key] = { value, note: `From ${from.label}: ${remark.text}.` };
  }
}

/** The item that a new row is probably about, unless the user has answered that it is not. */
function nearItem(
  row: Row,
  values: Values,
  { byField }: RowReading,
  { catalogue, replies, onConflict }: Context,
): CatalogueItem | null {
  const { edition, name } = values;
  if (onConflict === 'create' || row.edits?.get(newNameKey) === name) return null;
  if (edition instanceof UnreadableText) return null;
  const saysEdition = byField['edition'] !== undefined || replies.get(noEdition) === meansNew;
  return catalogue.findNear(edition, name, saysEdition) ?? null;
}

/** The question of the kind, unless the user has answered it or the item already had it. */
function questionAbout(row: Row, values: Values, item: CatalogueItem | null, { kind }: Context) {
  const question = kind.question?.(values);
  if (question === undefined || row.edits?.has(question.field) === true) return undefined;
  return item !== null && kind.question?.(item.values) !== undefined ? undefined : question;
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
    askAboutDashes(row, values, reading, item, context);
  } else askAboutEdition(values, reading, context);
  addRemarks(values, reading);
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
  // A row with a key comes from an export, so its name and values need no confirmation.
  const isExported = reading.key !== null;
  const isNew = item === null && !isExported && errors?.['name'] === undefined;
  const near = isNew ? nearItem(row, values, reading, context) : null;
  if (near !== null) errors = { ...errors, name: nearMessage(near) };
  const question = isExported ? undefined : questionAbout(row, values, item, context);
  if (question !== undefined && errors?.[question.field] === undefined) {
    errors = { ...errors, [question.field]: question.message };
  }
  return {
    reading,
    values,
    errors,
    item,
    near,
    by: match?.by ?? null,
    changed,
    key: reading.key ?? item?.sk ?? null,
    hasKey: reading.key !== null,
  };
}

const nearMessage = (near: CatalogueItem): string =>
  `The catalogue has ${titleOf(near)}, which is nearly the same name. Is it the same item?`;

const versionMessage = (version: number, item: CatalogueItem): string =>
  `${titleOf(item)} was exported as version ${version}, but the catalogue has version ${item.version} now. Clear this cell to overwrite it.`;

const namesakeMessage = (namesake: CatalogueItem): string =>
  `The catalogue already has ${titleOf(namesake)}, under the key ${namesake.sk}.`;
