type Schema = Readonly<Record<string, unknown>>;
type Pair = readonly [before: Schema, after: Schema];

/** A limit that is raised, lowered, added and taken away. */
const limit = (name: string, keyword: string, rest: Schema): Record<string, Pair> => ({
  [`${name}-increased`]: [
    { ...rest, [keyword]: 5 },
    { ...rest, [keyword]: 6 },
  ],
  [`${name}-decreased`]: [
    { ...rest, [keyword]: 5 },
    { ...rest, [keyword]: 4 },
  ],
  [`${name}-set`]: [rest, { ...rest, [keyword]: 5 }],
  [`${name}-unset`]: [{ ...rest, [keyword]: 5 }, rest],
});

const integer = { type: 'integer' };
const text = { type: 'string' };
const list = { type: 'array', items: text };
const book = { type: 'object', properties: { title: text, pages: integer } };
const orNull = { type: ['string', 'null'] };
const open = (...values: string[]): Schema => ({ ...text, 'x-extensible-enum': values });
const choice = (...values: string[]): Schema => ({ ...text, enum: values });
const withoutTitle = { type: 'object', properties: { pages: integer } };
const titleRequired = { ...book, required: ['title'] };
const titled = (schema: Schema): Schema => ({
  ...book,
  properties: { title: { ...text, ...schema }, pages: integer },
});
const either = (keyword: string, ...branches: Schema[]): Schema => ({ [keyword]: branches });

/** For each kind of change, a schema before and after it. */
export const schemaPairs: Readonly<Record<string, Pair>> = {
  ...limit('min', 'minimum', integer),
  ...limit('max', 'maximum', integer),
  ...limit('exclusive-min', 'exclusiveMinimum', integer),
  ...limit('exclusive-max', 'exclusiveMaximum', integer),
  ...limit('min-length', 'minLength', text),
  ...limit('max-length', 'maxLength', text),
  ...limit('min-items', 'minItems', list),
  ...limit('max-items', 'maxItems', list),
  ...limit('min-properties', 'minProperties', book),
  ...limit('max-properties', 'maxProperties', book),
  'type-changed': [text, { type: 'boolean' }],
  'type-specialized': [{ type: 'number' }, integer],
  'type-generalized': [integer, { type: 'number' }],
  'became-nullable': [text, orNull],
  'became-not-nullable': [orNull, text],
  'became-enum': [text, choice('tale', 'song')],
  'enum-removed': [choice('tale', 'song'), text],
  'enum-value-removed': [choice('tale', 'song'), choice('tale')],
  'enum-value-added': [choice('tale'), choice('tale', 'song')],
  'x-extensible-enum-value-removed': [open('tale', 'song'), open('tale')],
  'pattern-added': [text, { ...text, pattern: '^a' }],
  'pattern-changed': [
    { ...text, pattern: '^a' },
    { ...text, pattern: '^b' },
  ],
  'pattern-removed': [{ ...text, pattern: '^a' }, text],
  'format-added': [text, { ...text, format: 'date' }],
  'format-changed': [
    { ...text, format: 'date' },
    { ...text, format: 'date-time' },
  ],
  'format-removed': [{ ...text, format: 'date' }, text],
  'const-added': [text, { ...text, const: 'tale' }],
  'const-changed': [
    { ...text, const: 'tale' },
    { ...text, const: 'song' },
  ],
  'const-removed': [{ ...text, const: 'tale' }, text],
  'multiple-of-added': [integer, { ...integer, multipleOf: 2 }],
  'multiple-of-changed': [
    { ...integer, multipleOf: 2 },
    { ...integer, multipleOf: 3 },
  ],
  'multiple-of-removed': [{ ...integer, multipleOf: 2 }, integer],
  'default-value-added': [text, { ...text, default: 'tale' }],
  'default-value-changed': [
    { ...text, default: 'tale' },
    { ...text, default: 'song' },
  ],
  'default-value-removed': [{ ...text, default: 'tale' }, text],
  'unique-items-set': [list, { ...list, uniqueItems: true }],
  'unique-items-unset': [{ ...list, uniqueItems: true }, list],
  'additional-properties-closed': [book, { ...book, additionalProperties: false }],
  'additional-properties-opened': [{ ...book, additionalProperties: false }, book],
  'became-read-only': [titled({}), titled({ readOnly: true })],
  'became-write-only': [titled({}), titled({ writeOnly: true })],
  'became-not-write-only': [titled({ writeOnly: true }), titled({})],
  'added-required': [withoutTitle, titleRequired],
  'added-required-with-default': [
    withoutTitle,
    { ...titled({ default: 'Untitled' }), required: ['title'] },
  ],
  'removed-required': [titleRequired, withoutTitle],
  'removed-optional': [book, withoutTitle],
  'became-required': [book, titleRequired],
  'became-required-with-default': [
    titled({ default: 'Untitled' }),
    { ...titled({ default: 'Untitled' }), required: ['title'] },
  ],
  'became-optional': [titleRequired, book],
  'one-of-removed': [either('oneOf', text, integer), either('oneOf', text)],
  'one-of-added': [either('oneOf', text), either('oneOf', text, integer)],
  'any-of-removed': [either('anyOf', text, integer), either('anyOf', text)],
  'any-of-added': [either('anyOf', text), either('anyOf', text, integer)],
};
