import { writeCsv } from '#src/lib/csv.ts';
import { commentMark } from '#src/lib/import/read-csv-table.ts';
import type { Field } from '../../field.ts';
import type { KindDefinition } from '../../kind.ts';
import { UnreadableText } from '../../values.ts';
import { type CheckRow, rowChecker } from './check-row.ts';
import { requiredOf } from './targets.ts';

type FindError = (field: Field, value: unknown) => string | undefined;

const findErrorWith =
  (kind: KindDefinition, check: CheckRow): FindError =>
  ({ key }, value) =>
    check({ ...kind.emptyValues, name: 'Example', [key]: value })?.[key];

/** The limits of a field, taken from the error messages for values that are out of range. */
function limitsOf(field: Field, findError: FindError): string {
  const probes =
    field.type.acceptsAnyText === true ? ['x'.repeat(200_000)] : [-1_000_000, 1_000_000_000];
  if (field.type.acceptsAnyText !== true && field.type.numeric !== true) return '';
  const messages = probes.map((probe) => findError(field, probe));
  return messages.filter((sentence) => sentence !== undefined && /\d/.test(sentence)).join(' ');
}

const suchAs = (example: string): string => `Such as ${example.replace(/\.$/, '')}.`;

const labelsOf = (choices: readonly { label: string }[]): string =>
  choices.map(({ label }) => label).join(', ');

function formOf({ type, read }: Field): string {
  const { control } = type;
  switch (control.type) {
    case 'choice':
      return `One of: ${labelsOf(control.choices)}.`;
    case 'choices':
      return `Any of, separated by commas: ${labelsOf(control.choices)}.`;
    case 'flag':
      return 'yes or no.';
    case 'cost':
      return 'A price such as 25 gp.';
    case 'reference':
      return 'The name or the key of another item.';
    case 'contents':
      return 'Number and name of each: 10 × Torch; 1 × Rope.';
    case 'prose':
      return 'Text, Markdown.';
    case 'text':
      if (control.placeholder !== undefined) return suchAs(control.placeholder);
      if (type.numeric !== true) return 'Text.';
      return read('1/4 lb.').value instanceof UnreadableText
        ? 'A number.'
        : 'Pounds, such as 3 lb. or 1/4 lb.';
    case 'names':
    case 'tasks':
    case 'prerequisites':
    case 'ability-increase':
    case 'benefits':
    case 'effects':
      return 'As an export writes it.';
  }
}

const explanationOf = (field: Field, isRequired: boolean, findError: FindError): string =>
  [
    isRequired ? 'Required.' : '',
    formOf(field),
    limitsOf(field, findError),
    field.options.hint ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');

const numbers = [
  ['3 lb.', '12', '2'],
  ['1/4 lb.', '15', '1'],
] as const;

/** An example text that the field can read and the contract accepts. */
function exampleOf(field: Field, nth: 0 | 1, kind: KindDefinition, findError: FindError): string {
  const { control, numeric } = field.type;
  const candidates = (): readonly string[] => {
    if (field.key === 'name') return [`Example ${kind.one} ${nth + 1}`];
    if (control.type === 'choice') return [control.choices[nth]?.label ?? ''];
    if (control.type === 'choices') {
      return [nth, nth + 1].map((first) => labelsOf(control.choices.slice(first, first + 2 - nth)));
    }
    if (control.type === 'cost') return [nth === 0 ? '25 gp' : '5 sp'];
    if (control.type === 'flag') return [nth === 0 ? 'yes' : 'no'];
    if (control.type !== 'text') return [''];
    return numeric === true ? numbers[nth] : [control.placeholder ?? ''];
  };
  const fits = (text: string): boolean => {
    const { value } = field.read(text);
    return (
      !(value instanceof UnreadableText) &&
      findError(field, value) === undefined &&
      kind.question?.({ ...kind.emptyValues, [field.key]: value }) === undefined
    );
  };
  return candidates().find(fits) ?? '';
}

/**
 * A template file: titles, a row that explains them and two examples. The import skips rows that
 * begin with the comment mark, so the examples never get into the catalogue.
 */
export function templateCsv(kind: KindDefinition): string {
  const findError = findErrorWith(kind, rowChecker(kind));
  const required = requiredOf(kind);
  const marked = ([first = '', ...rest]: string[]) => [`${commentMark} ${first}`, ...rest];
  const rows = [
    kind.fields.map(({ label }) => label),
    marked(kind.fields.map((field) => explanationOf(field, required.has(field.key), findError))),
    ...([0, 1] as const).map((nth) =>
      marked(kind.fields.map((field) => exampleOf(field, nth, kind, findError))),
    ),
  ];
  // Excel reads the file as UTF-8 only if it starts with a byte order mark.
  return `\uFEFF${writeCsv(rows)}`;
}
