import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { pointerOf } from '#src/lib/json-pointer.ts';
import { mergedSchema, numberIn, schemaTypes } from '../conform/values/merged-schema.ts';

/** One change between two versions of a schema, without a judgement: that depends on who sends the value. */
export interface SchemaChange {
  /** Such as `max-length-decreased`; the rules are named after it. */
  readonly kind: string;
  /** The place in the value, as a JSON pointer with `*` for the items of a list; empty for the whole value. */
  readonly at: string;
  /** What was and what is, for the message. */
  readonly before: string;
  readonly after: string;
  /** The pointer in the new contract, or in the old one for what was removed. */
  readonly pointer: string;
  readonly isRemoved: boolean;
}

/** A schema with the document in which its references lead somewhere. */
export interface SchemaSide {
  readonly document: JsonSchema;
  readonly schema: unknown;
  readonly pointer: string;
}

const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120);

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `X or null` as X and whether null is allowed, so that both ways to write it are equal. */
function nullable(
  document: JsonSchema,
  given: unknown,
): { schema: JsonSchema; isNullable: boolean } {
  const merged = mergedSchema(document, given);
  if (!isSchema(merged)) return { schema: {}, isNullable: merged };
  const branches = listIn(merged['oneOf'] ?? merged['anyOf']);
  const others = branches.filter((branch) => {
    const schema = mergedSchema(document, branch);
    return !(isSchema(schema) && schema['type'] === 'null');
  });
  if (others.length < branches.length && others.length === 1) {
    const { oneOf: _one, anyOf: _any, ...rest } = merged;
    const inner = nullable(document, { allOf: [rest, others[0]] });
    return { schema: inner.schema, isNullable: true };
  }
  const types = schemaTypes(merged);
  const withoutNull = types.filter((type) => type !== 'null');
  return {
    schema: types.length === withoutNull.length ? merged : { ...merged, type: withoutNull },
    isNullable: types.includes('null'),
  };
}

/** The keywords with a number, and the kind of limit that they are. */
const limits: readonly (readonly [keyword: string, name: string, kind: 'lower' | 'upper'])[] = [
  ['minimum', 'min', 'lower'],
  ['maximum', 'max', 'upper'],
  ['exclusiveMinimum', 'exclusive-min', 'lower'],
  ['exclusiveMaximum', 'exclusive-max', 'upper'],
  ['minLength', 'min-length', 'lower'],
  ['maxLength', 'max-length', 'upper'],
  ['minItems', 'min-items', 'lower'],
  ['maxItems', 'max-items', 'upper'],
  ['minProperties', 'min-properties', 'lower'],
  ['maxProperties', 'max-properties', 'upper'],
];

type Found = readonly [kind: string, before: unknown, after: unknown];

function limitChanges(before: JsonSchema, after: JsonSchema): Found[] {
  return limits.flatMap(([keyword, name]): Found[] => {
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

function enumChanges(before: JsonSchema, after: JsonSchema): Found[] {
  const [one, other] = [valuesOf(before), valuesOf(after)];
  if (one === null && other !== null) return [['became-enum', undefined, other]];
  if (one !== null && other === null) return [['enum-removed', one, undefined]];
  if (one === null || other === null) return [];
  const isOpen = 'x-extensible-enum' in before && 'x-extensible-enum' in after;
  const prefix = isOpen ? 'x-extensible-enum-value' : 'enum-value';
  const texts = (values: readonly unknown[]) =>
    new Set(values.map((value) => JSON.stringify(value)));
  const [old, present] = [texts(one), texts(other)];
  return [
    ...[...old]
      .filter((text) => !present.has(text))
      .map((text): Found => [`${prefix}-removed`, text, undefined]),
    ...[...present]
      .filter((text) => !old.has(text))
      .map((text): Found => [`${prefix}-added`, undefined, text]),
  ];
}

/** Whether each of some types is among others; an integer is a number, too. */
const covers = (wide: readonly string[], narrow: readonly string[]): boolean =>
  narrow.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number')));

function typeChanges(before: JsonSchema, after: JsonSchema): Found[] {
  const [one, other] = [schemaTypes(before), schemaTypes(after)];
  const isSame = one.length === other.length && covers(one, other) && covers(other, one);
  if (isSame || (one.length === 0 && other.length === 0)) return [];
  if (other.length === 0 || covers(other, one)) return [['type-generalized', one, other]];
  if (one.length === 0 || covers(one, other)) return [['type-specialized', one, other]];
  return [['type-changed', one, other]];
}

const keywordChanges: readonly (readonly [keyword: string, name: string])[] = [
  ['pattern', 'pattern'],
  ['format', 'format'],
  ['const', 'const'],
  ['default', 'default-value'],
  ['multipleOf', 'multiple-of'],
];

function valueChanges(before: JsonSchema, after: JsonSchema): Found[] {
  return keywordChanges.flatMap(([keyword, name]): Found[] => {
    const [one, other] = [before[keyword], after[keyword]];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    if (one === undefined) return [[`${name}-added`, one, other]];
    return [[`${name}-${other === undefined ? 'removed' : 'changed'}`, one, other]];
  });
}

const isClosed = (schema: JsonSchema): boolean => schema['additionalProperties'] === false;

function flagChanges(before: JsonSchema, after: JsonSchema): Found[] {
  const flag = (
    name: string,
    one: boolean,
    other: boolean,
    [on, off]: readonly [string, string],
  ): Found[] =>
    one === other
      ? []
      : [[other ? on : off, one, other] satisfies Found].map(([kind]) => [kind, name, name]);
  return [
    ...flag('uniqueItems', before['uniqueItems'] === true, after['uniqueItems'] === true, [
      'unique-items-set',
      'unique-items-unset',
    ]),
    ...flag('additionalProperties', isClosed(before), isClosed(after), [
      'additional-properties-closed',
      'additional-properties-opened',
    ]),
    ...flag('readOnly', before['readOnly'] === true, after['readOnly'] === true, [
      'became-read-only',
      'became-not-read-only',
    ]),
    ...flag('writeOnly', before['writeOnly'] === true, after['writeOnly'] === true, [
      'became-write-only',
      'became-not-write-only',
    ]),
  ];
}

interface Place {
  readonly at: string;
  readonly before: SchemaSide;
  readonly after: SchemaSide;
  /** The pairs of places that are being compared, for schemas that contain themselves. */
  readonly seen: ReadonlySet<string>;
}

const deepest = 40;

function propertyChanges(before: JsonSchema, after: JsonSchema, place: Place): SchemaChange[] {
  const [one, other] = [propertiesOf(before), propertiesOf(after)];
  const [wasRequired, isRequired] = [
    new Set(namesIn(before['required'])),
    new Set(namesIn(after['required'])),
  ];
  const names = [
    ...new Set([...Object.keys(one), ...Object.keys(other), ...wasRequired, ...isRequired]),
  ];
  return names.flatMap((name): SchemaChange[] => {
    const [old, present] = [one[name], other[name]];
    const inner: Place = {
      ...place,
      at: `${place.at}/${name}`,
      before: {
        ...place.before,
        schema: old,
        pointer: place.before.pointer + pointerOf('properties', name),
      },
      after: {
        ...place.after,
        schema: present,
        pointer: place.after.pointer + pointerOf('properties', name),
      },
    };
    const was = wasRequired.has(name);
    const is = isRequired.has(name);
    if (old === undefined && present !== undefined) {
      const merged = mergedSchema(place.after.document, present);
      const hasDefault = isSchema(merged) && 'default' in merged;
      const kind = is
        ? hasDefault
          ? 'added-required-with-default'
          : 'added-required'
        : 'added-optional';
      return [change(kind, inner, undefined, name)];
    }
    if (old !== undefined && present === undefined) {
      return [change(was ? 'removed-required' : 'removed-optional', inner, name, undefined, true)];
    }
    const merged = mergedSchema(place.after.document, present);
    const hasDefault = isSchema(merged) && 'default' in merged;
    const became = hasDefault ? 'became-required-with-default' : 'became-required';
    return [
      ...(was === is ? [] : [change(is ? became : 'became-optional', inner, was, is)]),
      ...changesAt(inner),
    ];
  });
}

const change = (
  kind: string,
  { at, before, after }: Pick<Place, 'at' | 'before' | 'after'>,
  one: unknown,
  other: unknown,
  isRemoved = false,
): SchemaChange => ({
  kind,
  at,
  before: shown(one),
  after: shown(other),
  pointer: isRemoved ? before.pointer : after.pointer,
  isRemoved,
});

/** Alternatives are compared by their content: a branch that was only moved or renamed is the same. */
function unionChanges(before: JsonSchema, after: JsonSchema, place: Place): SchemaChange[] {
  return (['oneOf', 'anyOf'] as const).flatMap((keyword): SchemaChange[] => {
    const name = keyword === 'oneOf' ? 'one-of' : 'any-of';
    const [one, other] = [listIn(before[keyword]), listIn(after[keyword])];
    if (one.length === 0 && other.length === 0) return [];
    const rest = [...other];
    const removed = one.filter((branch) => {
      const index = rest.findIndex((candidate) => isEqualTo(branch, candidate, place));
      if (index !== -1) rest.splice(index, 1);
      return index === -1;
    });
    // One branch that was changed is compared with the one that took its place.
    if (removed.length === 1 && rest.length === 1) {
      return changesAt({
        ...place,
        before: { ...place.before, schema: removed[0] },
        after: { ...place.after, schema: rest[0] },
      });
    }
    return [
      ...removed.map((branch) => change(`${name}-removed`, place, branch, undefined, true)),
      ...rest.map((branch) => change(`${name}-added`, place, undefined, branch)),
    ];
  });
}

const isEqualTo = (one: unknown, other: unknown, place: Place): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
    ? true
    : changesAt({
        ...place,
        before: { ...place.before, schema: one },
        after: { ...place.after, schema: other },
      }).length === 0;

function itemChanges(before: JsonSchema, after: JsonSchema, place: Place): SchemaChange[] {
  return (['items', 'additionalProperties'] as const).flatMap((keyword) => {
    const [one, other] = [before[keyword], after[keyword]];
    if (!isSchema(one) || !isSchema(other)) return [];
    return changesAt({
      ...place,
      at: `${place.at}/*`,
      before: { ...place.before, schema: one, pointer: place.before.pointer + pointerOf(keyword) },
      after: { ...place.after, schema: other, pointer: place.after.pointer + pointerOf(keyword) },
    });
  });
}

function changesAt(place: Place): SchemaChange[] {
  const { before, after, seen, at } = place;
  const key = `${JSON.stringify(before.schema)} ${JSON.stringify(after.schema)}`;
  if (seen.has(key) || at.split('/').length > deepest) return [];
  const inner = { ...place, seen: new Set([...seen, key]) };
  const [one, other] = [
    nullable(before.document, before.schema),
    nullable(after.document, after.schema),
  ];
  const found: Found[] = [
    ...(one.isNullable === other.isNullable
      ? []
      : [
          [
            other.isNullable ? 'became-nullable' : 'became-not-nullable',
            one.isNullable,
            other.isNullable,
          ] satisfies Found,
        ]),
    ...typeChanges(one.schema, other.schema),
    ...enumChanges(one.schema, other.schema),
    ...limitChanges(one.schema, other.schema),
    ...valueChanges(one.schema, other.schema),
    ...flagChanges(one.schema, other.schema),
  ];
  return [
    ...found.map(([kind, was, is]) => change(kind, place, was, is)),
    ...propertyChanges(one.schema, other.schema, inner),
    ...itemChanges(one.schema, other.schema, inner),
    ...unionChanges(one.schema, other.schema, inner),
  ];
}

/** All changes between two versions of a schema, with references and `allOf` resolved on both sides. */
export const schemaChanges = (before: SchemaSide, after: SchemaSide): SchemaChange[] =>
  changesAt({ at: '', before, after, seen: new Set() });
