import { namesIn, isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { numberIn, schemaTypes } from '../conform/values/merged-schema.ts';
import { textOf } from './same-schemas.ts';

/** A change of one keyword: its kind, its value before and its value after. */
export type KeywordChange = readonly [kind: string, before: unknown, after: unknown];

/** The keywords with a number. */
const limits: readonly (readonly [keyword: string, name: string])[] = [
  ['minimum', 'min'],
  ['maximum', 'max'],
  ['exclusiveMinimum', 'exclusive-min'],
  ['exclusiveMaximum', 'exclusive-max'],
  ['minLength', 'min-length'],
  ['maxLength', 'max-length'],
  ['minItems', 'min-items'],
  ['maxItems', 'max-items'],
  ['minProperties', 'min-properties'],
  ['maxProperties', 'max-properties'],
  ['minContains', 'min-contains'],
  ['maxContains', 'max-contains'],
];

function limitChanges(before: JsonSchema, after: JsonSchema): KeywordChange[] {
  return limits.flatMap(([keyword, name]): KeywordChange[] => {
    const [one, other] = [numberIn(before, keyword), numberIn(after, keyword)];
    if (one === other) return [];
    if (one === undefined) return [[`${name}-set`, one, other]];
    if (other === undefined) return [[`${name}-unset`, one, other]];
    return [[`${name}-${other > one ? 'increased' : 'decreased'}`, one, other]];
  });
}

/** The values of an enum; null for a schema that allows others. An open enum may grow. */
const valuesOf = (schema: JsonSchema): readonly unknown[] | null =>
  Array.isArray(schema['enum'])
    ? schema['enum']
    : Array.isArray(schema['x-extensible-enum'])
      ? schema['x-extensible-enum']
      : null;

function enumChanges(before: JsonSchema, after: JsonSchema): KeywordChange[] {
  const [one, other] = [valuesOf(before), valuesOf(after)];
  if (one === null && other !== null) return [['became-enum', undefined, other]];
  if (one !== null && other === null) return [['enum-removed', one, undefined]];
  if (one === null || other === null) return [];
  const isOpen = 'x-extensible-enum' in before && 'x-extensible-enum' in after;
  const prefix = isOpen ? 'x-extensible-enum-value' : 'enum-value';
  const isIn = (values: readonly unknown[], value: unknown): boolean =>
    values.some((each) => textOf(each) === textOf(value));
  return [
    ...one
      .filter((value) => !isIn(other, value))
      .map((value): KeywordChange => [`${prefix}-removed`, value, undefined]),
    ...other
      .filter((value) => !isIn(one, value))
      .map((value): KeywordChange => [`${prefix}-added`, undefined, value]),
  ];
}

/** Whether each of some types is among others; an integer is a number, too. */
const covers = (wide: readonly string[], narrow: readonly string[]): boolean =>
  narrow.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number')));

function typeChanges(before: JsonSchema, after: JsonSchema): KeywordChange[] {
  const [one, other] = [schemaTypes(before), schemaTypes(after)];
  const isSame = one.length === other.length && covers(one, other) && covers(other, one);
  if (isSame || (one.length === 0 && other.length === 0)) return [];
  const isList = one.length > 1 || other.length > 1;
  if (other.length === 0 || (one.length > 0 && covers(other, one))) {
    return [[isList ? 'list-of-types-widened' : 'type-generalized', one, other]];
  }
  if (one.length === 0 || covers(one, other)) {
    return [[isList ? 'list-of-types-narrowed' : 'type-specialized', one, other]];
  }
  return [['type-changed', one, other]];
}

const keywordNames: readonly (readonly [keyword: string, name: string])[] = [
  ['pattern', 'pattern'],
  ['format', 'format'],
  ['const', 'const'],
  ['default', 'default-value'],
  ['multipleOf', 'multiple-of'],
];

function valueChanges(before: JsonSchema, after: JsonSchema): KeywordChange[] {
  return keywordNames.flatMap(([keyword, name]): KeywordChange[] => {
    const [one, other] = [before[keyword], after[keyword]];
    if (textOf(one) === textOf(other)) return [];
    if (one === undefined) return [[`${name}-added`, one, other]];
    return [[`${name}-${other === undefined ? 'removed' : 'changed'}`, one, other]];
  });
}

/** How a text is encoded: a client that does not know it can read nothing. */
const encodingChanges = (before: JsonSchema, after: JsonSchema): KeywordChange[] =>
  [
    ['contentEncoding', 'content-encoding-changed'] as const,
    ['contentMediaType', 'content-media-type-changed'] as const,
  ].flatMap(([keyword, kind]): KeywordChange[] =>
    before[keyword] === after[keyword] ? [] : [[kind, before[keyword], after[keyword]]],
  );

const isClosed = (schema: JsonSchema): boolean => schema['additionalProperties'] === false;

type Flag = readonly [name: string, of: (schema: JsonSchema) => boolean, on: string, off: string];

const flags: readonly Flag[] = [
  [
    'uniqueItems',
    (schema) => schema['uniqueItems'] === true,
    'unique-items-set',
    'unique-items-unset',
  ],
  [
    'additionalProperties',
    isClosed,
    'additional-properties-closed',
    'additional-properties-opened',
  ],
  ['readOnly', (schema) => schema['readOnly'] === true, 'became-read-only', 'became-not-read-only'],
  [
    'writeOnly',
    (schema) => schema['writeOnly'] === true,
    'became-write-only',
    'became-not-write-only',
  ],
];

const flagChanges = (before: JsonSchema, after: JsonSchema): KeywordChange[] =>
  flags.flatMap(([name, isOn, on, off]): KeywordChange[] =>
    isOn(before) === isOn(after) ? [] : [[isOn(after) ? on : off, name, name]],
  );

/** The changes of `dependentRequired`, one for each property that needs others. */
function dependentChanges(before: JsonSchema, after: JsonSchema): KeywordChange[] {
  const namesOf = ({ dependentRequired: names }: JsonSchema): JsonSchema =>
    isSchema(names) ? names : {};
  const [one, other] = [namesOf(before), namesOf(after)];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap(
    (name): KeywordChange[] => {
      const [old, present] = [one[name], other[name]];
      if (old === undefined) return [['dependent-required-added', undefined, present]];
      if (present === undefined) return [['dependent-required-removed', old, undefined]];
      const isSame = textOf(namesIn(old).toSorted()) === textOf(namesIn(present).toSorted());
      return isSame ? [] : [['dependent-required-changed', old, present]];
    },
  );
}

/** The changes of all keywords that contain no schemas. */
export const keywordChanges = (before: JsonSchema, after: JsonSchema): KeywordChange[] => [
  ...typeChanges(before, after),
  ...enumChanges(before, after),
  ...limitChanges(before, after),
  ...valueChanges(before, after),
  ...encodingChanges(before, after),
  ...flagChanges(before, after),
  ...dependentChanges(before, after),
];
