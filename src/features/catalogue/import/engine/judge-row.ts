import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { CatalogueItem, Values } from '../../values.ts';
import { writtenText } from './cell-text.ts';
import type { Circumstances } from './circumstances.ts';
import { readAgain, readRow, type RowReading } from './read-row.ts';
import type { Judged, Row } from './row.ts';
import { versionKey } from './targets.ts';

/** The item that a row is about, if the catalogue has it. */
function matchOf({ given, key }: RowReading, circumstances: Circumstances) {
  const { catalogue, defaults, onConflict } = circumstances;
  const name = given['name']?.value;
  const edition = given['edition']?.value ?? defaults['edition'];
  const match = catalogue.find(key, edition, name);
  return match?.by === 'alike' && onConflict === 'create' ? null : match;
}

function valuesOf(
  { given, cleared }: RowReading,
  { defaults }: Circumstances,
  base: Values | undefined,
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...(base ?? defaults) };
  for (const key of cleared) {
    // What has no default cannot be cleared: it is asked for instead.
    if (key in defaults) values[key] = defaults[key];
    else delete values[key];
  }
  for (const key in given) values[key] = given[key]?.value;
  return values;
}

/** Of what JSON gave as a value and the contract refuses: read as people write it, if that helps. */
function readOnce(
  values: Record<string, unknown>,
  reading: RowReading,
  refused: Readonly<Record<string, string>>,
  circumstances: Circumstances,
): boolean {
  let changed = false;
  for (const key of Object.keys(refused)) {
    const field = circumstances.fields.get(key);
    const cell = reading.given[key];
    if (field === undefined || cell === undefined || values[key] !== cell.value) continue;
    const again = readAgain(field, cell.value, circumstances, values['edition']);
    if (again === null) continue;
    values[key] = again.value;
    const note =
      again.note ??
      (typeof cell.value === 'string' ? undefined : `Read from ${String(cell.value)}.`);
    reading.given[key] = { value: again.value, ...(note !== undefined && { note }) };
    changed = true;
  }
  return changed;
}

/** How the catalogue writes the name counts where the name was what the item was found by. */
function keepName(values: Record<string, unknown>, reading: RowReading, item: CatalogueItem): void {
  const written = reading.given['name'];
  if (written === undefined || values['name'] === item.name) return;
  values['name'] = item.name;
  const note = `Found as ${item.name}, and keeps that name. To rename it, import it with its key.`;
  reading.given['name'] = { value: item.name, note };
}

/**
 * What stands in a cell as an export writes it is what the catalogue has, also where the catalogue
 * has more than anybody would type: blanks around a line, other line ends.
 */
function keepAsExported(
  row: Row,
  values: Record<string, unknown>,
  reading: RowReading,
  item: CatalogueItem,
  circumstances: Circumstances,
): void {
  for (const key in reading.given) {
    const own = item.values[key];
    const field = circumstances.fields.get(key);
    if (field === undefined || sameValue(values[key], own)) continue;
    const written = writtenText(row, key, circumstances);
    // Without a cell of its own it was told by another one.
    if (written === '' || written !== field.text(own)) continue;
    values[key] = own;
    reading.given[key] = { value: own };
  }
}

interface Judgement extends Judged {
  reading: RowReading;
}

/** What a row comes to, against the catalogue and the contract. */
export function judgeRow(row: Row, circumstances: Circumstances): Judgement {
  const { check, skField, catalogue, isJson } = circumstances;
  const reading = readRow(row, circumstances);
  const match = matchOf(reading, circumstances);
  const item = match?.item ?? null;
  const values = valuesOf(reading, circumstances, item?.values);
  if (item !== null) {
    keepAsExported(row, values, reading, item, circumstances);
    if (match?.by !== 'key') keepName(values, reading, item);
  }
  const checked = () =>
    check(reading.key === null ? values : { ...values, [skField]: reading.key });
  let found = checked();
  const isMended = found !== null && isJson && readOnce(values, reading, found, circumstances);
  if (isMended) found = checked();
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
    const namesake = catalogue.named(values['edition'], values['name']);
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
    keyed: reading.key !== null,
  };
}

const versionMessage = (version: number, item: CatalogueItem): string =>
  `${item.name} was exported as version ${version}, but the catalogue has version ${item.version} now. Clear this cell to overwrite it.`;

const namesakeMessage = (namesake: CatalogueItem): string =>
  `The catalogue already has ${namesake.name}, under the key ${namesake.sk}.`;
