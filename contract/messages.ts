import type { ErrorObject } from 'ajv';
import type { ProblemField } from '#src/generated/model/index.ts';

const article: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'nothing',
};

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;
const characters = (count: number) => counted(count, 'character', 'characters');
const entries = (count: number) => counted(count, 'entry', 'entries');

/** Sentences by keyword: what would fit, for a person. */
const sentences: Readonly<Record<string, (error: ErrorObject) => string>> = {
  required: () => 'Please fill this in.',
  additionalProperties: () => 'There is no such field.',
  type: ({ params }) =>
    `Give ${[params['type']]
      .flat()
      .map((type) => article[String(type)] ?? type)
      .join(' or ')}.`,
  enum: ({ params }) =>
    `Choose one of: ${(params['allowedValues'] as unknown[]).map(String).join(', ')}.`,
  const: ({ params }) => `This must be ${JSON.stringify(params['allowedValue'])}.`,
  minLength: ({ params }) =>
    params['limit'] === 1 ? 'Please fill this in.' : `Use at least ${characters(params['limit'])}.`,
  maxLength: ({ params }) => `Use at most ${characters(params['limit'])}.`,
  minimum: ({ params }) => `Use ${params['limit']} or more.`,
  maximum: ({ params }) => `Use ${params['limit']} or less.`,
  minItems: ({ params }) => `List at least ${entries(params['limit'])}.`,
  maxItems: ({ params }) => `List at most ${entries(params['limit'])}.`,
  minProperties: () => 'Change at least one thing.',
  uniqueItems: () => 'List each entry once.',
  discriminator: ({ params }) => `Say which: ${params['tag']} has no such value.`,
  format: ({ params }) =>
    params['format'] === 'email'
      ? 'Give one e-mail address, like name@example.com.'
      : `This is not a valid ${params['format']}.`,
  pattern: ({ parentSchema, params }) =>
    params['pattern'] === '\\S'
      ? 'Please fill this in.'
      : `This does not have the right form. ${parentSchema?.['description'] ?? ''}`.trim(),
};

/** Where a finding about a property itself (missing, unknown) belongs. */
const property = ({ params }: ErrorObject): string => {
  const name = params['missingProperty'] ?? params['additionalProperty'] ?? params['tag'];
  return name === undefined ? '' : `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
};

/** One entry per field, its first finding; `if` only repeats what its branch says. */
export function fieldsFrom(
  errors: readonly ErrorObject[] | null | undefined,
  prefix = '',
): ProblemField[] {
  const fields = new Map<string, ProblemField>();
  for (const error of errors ?? []) {
    if (error.keyword === 'if') continue;
    const path = `${prefix}${error.instancePath}${property(error)}`.slice(0, 300);
    if (fields.has(path)) continue;
    const message = sentences[error.keyword]?.(error) ?? `This ${error.message ?? 'does not fit'}.`;
    fields.set(path, { path, message: message.slice(0, 300) });
  }
  return [...fields.values()];
}
