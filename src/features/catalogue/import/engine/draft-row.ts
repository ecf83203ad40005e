import { longestShown } from '#src/lib/import/limits.ts';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import type { Field } from '../../field.ts';
import { Unread, type Values } from '../../values.ts';
import { writtenText } from './cell-text.ts';
import type { Circumstances } from './circumstances.ts';
import type { DraftCell, DraftRow } from './draft-types.ts';
import { judgeRow } from './judge-row.ts';
import type { Row } from './row.ts';
import { errorsOfRow } from './statuses.ts';
import { versionKey } from './targets.ts';

/** Long texts stay whole in the row; the screen gets their beginning. */
const shortened = (text: string): string =>
  text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;

function shownText(field: Field, value: unknown, { names }: Circumstances): string {
  if (value instanceof Unread) return value.text;
  try {
    return field.show(value, names.all.get(field.key));
  } catch {
    // A value of JSON in a form that the field does not know; its error says so.
    return JSON.stringify(value);
  }
}

/** What the grid shows in a cell, and so what an editor gives back that changed nothing. */
export function textInCell(row: Row, key: string, circumstances: Circumstances): string {
  const field = circumstances.fields.get(key);
  return field === undefined
    ? writtenText(row, key, circumstances).trim()
    : shortened(shownText(field, row.judged.values[key], circumstances));
}

/** What a row has been, where it is stored already. */
function storedSides({ answer, judged }: Row): { values: Values; before: Values | null } {
  if (answer?.state === 'saved' || answer?.state === 'kept') return answer;
  return { values: judged.values, before: judged.item?.values ?? null };
}

/** A new name that is nearly one of the catalogue may be meant as that. */
function nearNote(row: Row, key: string, { catalogue }: Circumstances): string | undefined {
  if (key !== 'name' || row.status !== 'create') return undefined;
  const { edition, name } = row.judged.values;
  const near = catalogue.nearly(edition, name);
  return (
    near && `The catalogue has ${near.name}, which is nearly the same. This will be a new one.`
  );
}

/** A row as the grid shows it, made anew for every window. */
export function draftRowOf(row: Row, circumstances: Circumstances): DraftRow {
  const { fields, skField } = circumstances;
  const { item } = row.judged;
  const { values, before } = storedSides(row);
  const errors = errorsOfRow(row);
  const { reading } = judgeRow(row, circumstances);
  const cells: Record<string, DraftCell> = {};
  for (const [key, field] of fields) {
    const text = shortened(shownText(field, values[key], circumstances));
    const error = errors?.[key];
    const note =
      error === undefined
        ? (reading.given[key]?.note ?? nearNote(row, key, circumstances))
        : undefined;
    const isChanged =
      before !== null && error === undefined && !sameValue(values[key], before[key]);
    cells[key] = {
      text:
        error !== undefined && text === '' ? shortened(writtenText(row, key, circumstances)) : text,
      ...(isChanged && { was: shortened(shownText(field, before[key], circumstances)) }),
      ...(error !== undefined && { error }),
      ...(note !== undefined && { note }),
    };
  }
  for (const key of [skField, versionKey]) {
    const error = errors?.[key];
    const text = writtenText(row, key, circumstances).trim();
    cells[key] = { text, ...(error !== undefined && { error }) };
  }
  const matched =
    row.answer !== null && 'sk' in row.answer
      ? { sk: row.answer.sk, name: String(values['name']) }
      : item && { sk: item.sk, name: item.name };
  return {
    id: String(row.index),
    line: row.line,
    status: row.status,
    ...(row.sending !== null && { sending: true as const }),
    ...(row.answer?.state === 'undone' && { undone: true as const }),
    cells,
    ...(row.message !== undefined && { message: row.message }),
    ...(matched && { matched }),
  };
}
