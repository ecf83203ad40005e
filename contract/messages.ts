import type { ProblemField } from '#src/generated/model/index.ts';
import { counted } from '#src/lib/counted.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import { maxFields } from './problem.ts';
import { oneLine } from '#src/lib/one-line.ts';
import { unstorableCharacter } from './text.ts';

const article: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'nothing',
};

const characters = (count: number) => counted(count, 'character', 'characters');
const entries = (count: number) => counted(count, 'entry', 'entries');

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** An error of Ajv. The parts that depend on the keyword have the type unknown. */
interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema?: Readonly<Record<string, unknown>> | undefined;
  readonly message?: string | undefined;
  /** The invalid value. */
  readonly data?: unknown;
}

/** The messages to the user, by keyword. */
const sentences: Readonly<Record<string, (error: SchemaError) => string>> = {
  required: () => 'Please fill this in.',
  additionalProperties: () => 'There is no such field.',
  type: ({ params }) =>
    `Give ${[params['type']]
      .flat()
      .map((type) => article[String(type)] ?? String(type))
      .join(' or ')}.`,
  enum: ({ params }) =>
    `Choose one of: ${[params['allowedValues']].flat().map(String).join(', ')}.`,
  const: ({ params }) => `This must be ${JSON.stringify(params['allowedValue'])}.`,
  minLength: ({ params }) =>
    params['limit'] === 1
      ? 'Please fill this in.'
      : `Use at least ${characters(Number(params['limit']))}.`,
  maxLength: ({ params }) => `Use at most ${characters(Number(params['limit']))}.`,
  minimum: ({ params }) => `Use ${String(params['limit'])} or more.`,
  maximum: ({ params, parentSchema }) =>
    text(parentSchema?.['x-maximum-message']) || `Use ${String(params['limit'])} or less.`,
  minItems: ({ params }) => `List at least ${entries(Number(params['limit']))}.`,
  maxItems: ({ params }) => `List at most ${entries(Number(params['limit']))}.`,
  minProperties: () => 'Change at least one thing.',
  uniqueItems: () => 'List each entry once.',
  discriminator: ({ params }) => `Say which: ${String(params['tag'])} has no such value.`,
  format: ({ params }) =>
    params['format'] === 'email'
      ? 'Give one e-mail address, like name@example.com.'
      : `This is not a valid ${String(params['format'])}.`,
  [oneLine]: () => 'Use one line without invisible characters.',
  pattern: ({ data, parentSchema, params }) => {
    if (text(data).includes('\u0000')) return unstorableCharacter;
    return String(params['pattern']).includes(String.raw`\S`)
      ? 'Please fill this in.'
      : `This does not have the right form. ${text(parentSchema?.['description'])}`.trim();
  },
};

/** The JSON pointer to the property that the error names; empty if the error names no property. */
const property = ({ params }: SchemaError): string => {
  const name = text(params['missingProperty'] ?? params['additionalProperty'] ?? params['tag']);
  return name === '' ? '' : pointerOf(name);
};

/**
 * One entry per field, with its first error, for at most `limit` fields. Errors of the keyword `if` are
 * left out, because each of them only repeats an error of `then` or `else`.
 */
export function fieldsFrom(
  errors: readonly SchemaError[] | null | undefined,
  prefix = '',
  limit = maxFields,
): ProblemField[] {
  const fields = new Map<string, ProblemField>();
  for (const error of errors ?? []) {
    if (fields.size === limit) break;
    if (error.keyword === 'if') continue;
    const path = `${prefix}${error.instancePath}${property(error)}`.slice(0, 300);
    if (fields.has(path)) continue;
    const message = sentences[error.keyword]?.(error) ?? `This ${error.message ?? 'does not fit'}.`;
    fields.set(path, { path, message: message.slice(0, 300) });
  }
  return [...fields.values()];
}
