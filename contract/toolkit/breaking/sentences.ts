import type { SchemaChange } from './schema-changes.ts';

/** The keywords whose names in the rules of oasdiff are shorter. */
const keywords: Readonly<Record<string, string>> = {
  min: 'minimum',
  max: 'maximum',
  'exclusive-min': 'exclusiveMinimum',
  'exclusive-max': 'exclusiveMaximum',
  'default-value': 'default',
};

const keywordOf = (name: string): string =>
  keywords[name] ?? name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `["string","null"]` as words. */
const typesText = (list: string): string =>
  list.replaceAll(/[[\]"]/g, '').replaceAll(',', ' or ') || 'any type';

const typeSentence = (before: string, after: string): string =>
  `was ${typesText(before)}, and is ${typesText(after)} now`;

const firstItems = (before: string, after: string): string =>
  `had schemas for its first ${before} items, and has them for ${after} now`;

type Sentence = (before: string, after: string) => string;

/** What happened to a value, by the kind of change, as the words after its name. */
const sentences: Readonly<Record<string, Sentence>> = {
  'type-changed': typeSentence,
  'type-specialized': typeSentence,
  'type-generalized': typeSentence,
  'list-of-types-narrowed': typeSentence,
  'list-of-types-widened': typeSentence,
  'became-nullable': () => 'can be null now',
  'became-not-nullable': () => 'can no longer be null',
  'became-enum': (_, after) => `can only be one of ${after} now`,
  'enum-removed': (before) => `can be something else than ${before} now`,
  'enum-value-removed': (before) => `can no longer be ${before}`,
  'enum-value-added': (_, after) => `can also be ${after} now`,
  'x-extensible-enum-value-removed': (before) => `can no longer be ${before}`,
  'unique-items-set': () => 'can no longer have equal items',
  'unique-items-unset': () => 'can have equal items now',
  'additional-properties-closed': () => 'can no longer have further properties',
  'additional-properties-opened': () => 'can have further properties now',
  'became-read-only': () => 'became read-only',
  'became-write-only': () => 'became write-only: responses no longer have it',
  'became-not-write-only': () => 'is no longer write-only: responses can have it',
  'added-required': () => 'is new and required',
  'added-required-with-default': () => 'is new and required, though it has a default',
  'removed-required': () => 'is removed',
  'removed-optional': () => 'is removed',
  'became-required': () => 'became required',
  'became-required-with-default': () => 'became required, though it has a default',
  'became-optional': () => 'became optional',
  'items-added': (_, after) => `can only have items that fit ${after} now`,
  'items-removed': (before) => `can have items now that do not fit ${before}`,
  'additional-properties-schema-added': (_, after) =>
    `can only have further properties that fit ${after} now`,
  'additional-properties-schema-removed': (before) =>
    `can have further properties now that do not fit ${before}`,
  'one-of-removed': (before) => `lost the alternative ${before}`,
  'one-of-added': (_, after) => `got the alternative ${after}`,
  'any-of-removed': (before) => `lost the alternative ${before}`,
  'any-of-added': (_, after) => `got the alternative ${after}`,
  'wrapped-in-one-of': () => 'is one of several alternatives now',
  'prefix-items-removed': firstItems,
  'prefix-items-added': firstItems,
  'pattern-property-added': (_, after) => `got a schema for properties with names like ${after}`,
  'pattern-property-removed': (before) => `lost the schema of properties with names like ${before}`,
  'dependent-schema-added': (_, after) => `got a schema for values that have ${after}`,
  'dependent-schema-removed': (before) => `lost the schema for values that have ${before}`,
  'deprecated-sunset-missing': () => 'is deprecated without an x-sunset',
  'deprecated-sunset-invalid': (_, after) =>
    `is deprecated, and its x-sunset ${after} is not a day such as 2027-01-31`,
  'sunset-date-too-small': (_, after) => `is deprecated, and its x-sunset ${after} is too soon`,
  'sunset-date-changed-too-small': (before, after) =>
    `had the x-sunset ${before}, and has the earlier ${after} now`,
  'sunset-deleted': (before) => `lost its x-sunset ${before}`,
  'stability-decreased': (before, after) => `had the stability ${before}, and has ${after} now`,
};

/** The sentence of a keyword whose value came, went or changed. */
function keywordSentence(kind: string, before: string | null, after: string | null): string {
  const name = kind.replace(/-(?:added|removed|changed|set|unset|increased|decreased)$/, '');
  const keyword = keywordOf(name);
  // The schema `false` fits nothing, as does `not: {}`.
  if (name === 'not' && (before ?? after) === '{}') {
    return after === null ? 'can have a value now' : 'can no longer have a value';
  }
  if (before === null) return `got the ${keyword} ${after}`;
  return after === null
    ? `lost its ${keyword} ${before}`
    : `had the ${keyword} ${before}, and has ${after} now`;
}

/** What changed, as a whole sentence: `In the body of 200, /title became optional.` */
export function sentenceFor({ kind, at, before, after }: SchemaChange, what: string): string {
  const sentence = sentences[kind];
  const words = sentence
    ? sentence(before ?? 'none', after ?? 'none')
    : keywordSentence(kind, before, after);
  const subject = at === '' ? what : `In ${what.replace(/^The/, 'the')}, ${at}`;
  return `${subject} ${words}.`;
}
