import { titleOf } from '../../title.ts';
import { referenceCandidates } from '#src/lib/catalogue/reference.ts';
import { isBlankCell } from '#src/lib/import/table.ts';
import { UnreadableText } from '../../values.ts';
import { writtenText } from './cell-text.ts';
import type { Context } from './context.ts';
import type { CatalogueItem } from '../../values.ts';
import type { Reply, ErrorGroup } from './draft-types.ts';
import { OpenQuestion } from './open-question.ts';
import { openRowError, type Row } from './row.ts';
import { errorsOfRow } from './statuses.ts';
import { versionKey } from './targets.ts';

/** The maximum number of listed groups; errors of further groups are only counted. */
const maxGroups = 200;
const maxValueLength = 120;

const shorten = (text: string): string =>
  text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;

function nameReplies(near: CatalogueItem, row: Row, { fields }: Context): readonly Reply[] {
  const { edition } = near.values;
  const existing =
    edition === row.evaluation.values['edition']
      ? { text: near.name, label: near.name }
      : {
          text: near.name,
          label: titleOf(near),
          edition: fields.get('edition')?.text(edition) ?? '',
        };
  return [existing, { isNew: true, label: 'It is a new item' }];
}

/** A reply for each item that the text may mean. */
function candidateReplies(
  field: string,
  text: string,
  row: Row,
  { names }: Context,
): readonly Reply[] {
  const lookup = names.all.get(field);
  const { edition } = row.evaluation.values;
  if (lookup === undefined) return [];
  const keys = referenceCandidates(text, lookup, typeof edition === 'string' ? edition : undefined);
  return keys.map((key) => ({ text: key, label: lookup.get(key) ?? key }));
}

function repliesTo(row: Row, field: string, message: string, context: Context): readonly Reply[] {
  const { near, values } = row.evaluation;
  if (field === '') {
    const isRagged = openRowError(row) !== undefined && row.cells.length > 0;
    return isRagged ? [{ text: '', label: 'Ignore the extra cells' }] : [];
  }
  if (field === 'name' && near !== null) return nameReplies(near, row, context);
  const value = values[field];
  if (value instanceof OpenQuestion) return value.replies;
  if (value instanceof UnreadableText) {
    const candidates = candidateReplies(field, value.text, row, context);
    if (candidates.length > 0) return candidates;
  }
  const text = value instanceof UnreadableText ? value.suggestion : undefined;
  if (text !== undefined) return [{ text, label: text }];
  const isAsked = context.kind.question?.(values)?.message === message;
  return isAsked ? [{ text: '', label: 'Leave it empty' }] : [];
}

/** The text of the cell, or of the other cell from which its value was read. */
function valueOf(row: Row, field: string, context: Context): string {
  const value = row.evaluation.values[field];
  const written = writtenText(row, field, context).trim();
  return written === '' && value instanceof UnreadableText ? value.text : written;
}

/** Whether only the name is filled in a row, although at least three columns have a field. */
function isHeading({ status, edits, cells, rowError }: Row, { columns }: Context): boolean {
  if (status !== 'error' || edits !== null || rowError !== undefined) return false;
  const name = columns.indexOf('name');
  const filled = cells.flatMap((cell, index) => (isBlankCell(cell) ? [] : [index]));
  const mapped = columns.filter((key) => key !== null).length;
  return mapped > 2 && filled.length === 1 && filled[0] === name;
}

/** Adds an error to the group that another row began. */
function addTo(known: ErrorGroup, { id, value }: ErrorGroup): void {
  known.count += 1;
  if (id === 'double') {
    known.title = 'Twice in the file';
    known.message = 'Other rows are about the same items, with other values.';
    known.value = '';
  } else if (value !== known.value) {
    known.title = `“${known.value}” and others in ${known.label}`;
  }
}

/** The errors of a row, each with the id of its group. */
function* groupedErrorsOf(row: Row, context: Context): Generator<ErrorGroup> {
  const errors = errorsOfRow(row);
  if (errors === null) return;
  const [first] = Object.keys(errors);
  if (first !== undefined && isHeading(row, context)) {
    const label = context.fields.get(first)?.label ?? first;
    const message = 'Only the name is filled in. Is it a heading?';
    const title = 'Only a name';
    yield {
      id: 'heading',
      title,
      field: first,
      label,
      message,
      value: '',
      count: 1,
      replies: [],
      areHeadings: true,
    };
    return;
  }
  for (const [field, message] of Object.entries(errors)) {
    const label = context.fields.get(field)?.label ?? (field === '' ? 'Row' : field);
    const alike = { field, label, count: 1 };
    if (field === 'name' && message === row.duplicateError) {
      const value = shorten(valueOf(row, field, context));
      yield {
        ...alike,
        id: 'double',
        title: `Twice in the file: “${value}”`,
        message,
        value,
        replies: [],
      };
    } else if (field === versionKey && row.evaluation.item !== null) {
      const newer = 'The catalogue has a newer version than the file.';
      const replies = [{ text: '', label: 'Overwrite the newer version' }];
      const title = 'Changed since the export';
      yield {
        ...alike,
        id: 'version',
        title,
        label: 'Version',
        message: newer,
        value: '',
        replies,
      };
    } else {
      const value = field === '' ? '' : shorten(valueOf(row, field, context));
      const replies = repliesTo(row, field, message, context);
      const question = row.evaluation.values[field];
      const title =
        field === ''
          ? 'The row as a whole'
          : value === ''
            ? `${label} is empty`
            : `“${value}” in ${label}`;
      const id =
        question instanceof OpenQuestion
          ? `question\n${question.subject}`
          : `${field}\n${field === '' ? message.slice(0, 20) : message}\n${value}`.toLowerCase();
      yield { ...alike, id, title, message, value, replies };
    }
  }
}

interface Groups {
  listed: ErrorGroup[];
  cells: number;
  inGroups: number;
}

export function groupErrors(rows: readonly Row[], context: Context): Groups {
  const groups = new Map<string, ErrorGroup>();
  let cells = 0;
  for (const row of rows) {
    if (row.status !== 'error' && row.status !== 'failed') continue;
    for (const each of groupedErrorsOf(row, context)) {
      cells += 1;
      const known = groups.get(each.id);
      if (known === undefined) groups.set(each.id, each);
      else addTo(known, each);
    }
  }
  const listed = [...groups.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxGroups);
  return { listed, cells, inGroups: listed.reduce((sum, { count }) => sum + count, 0) };
}

/** The error of the row that is in the group; undefined if the row has none. */
export function errorInGroup(row: Row, groupId: string, context: Context): ErrorGroup | undefined {
  if (row.status !== 'error' && row.status !== 'failed') return undefined;
  for (const group of groupedErrorsOf(row, context)) if (group.id === groupId) return group;
  return undefined;
}
