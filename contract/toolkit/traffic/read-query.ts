import { isSchema, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import type { ApiOperation } from '../document/operations.ts';
import { separators } from '../conform/request.ts';
import { mergedSchema, schemaTypes } from '../conform/values/merged-schema.ts';

type Parameter = ApiOperation['parameters'][number];

/** Name and text of each pair of a query or of cookies. */
export type Pairs = readonly (readonly [name: string, text: string])[];

/** A percent-encoded text; null for broken escapes. */
function decodedText(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The pairs of a query; a broken escape is kept as it is and named. */
export function queryPairs(target: string): { pairs: Pairs; broken: readonly string[] } {
  const at = target.indexOf('?');
  const texts =
    at === -1
      ? []
      : (target
          .slice(at + 1)
          .split(/#/)[0]
          ?.split('&') ?? []);
  const broken: string[] = [];
  const read = (text: string): string => {
    const decoded = decodedText(text);
    if (decoded === null) broken.push(text.slice(0, 40));
    return decoded ?? text;
  };
  const pairs = texts
    .filter((text) => text !== '')
    .map((text) => {
      const [name = '', ...rest] = text.split('=');
      return [read(name), read(rest.join('='))] as const;
    });
  return { pairs, broken };
}

export function cookiePairs(header: string | null): Pairs {
  return (header ?? '').split(';').flatMap((pair) => {
    const [name = '', ...rest] = pair.trim().split('=');
    return name === '' ? [] : [[name, rest.join('=')] as const];
  });
}

/** What a query says about one parameter. */
interface ReadParameter {
  /** In the form in which a request would be written from it; undefined if the parameter is not there. */
  readonly value: unknown;
  /** The names of the pairs that belong to it. */
  readonly names: readonly string[];
  /** Whether it is there more than once, and the contract does not say so. */
  readonly isRepeated: boolean;
}

/** `a,1,b,2` as `{ a: 1, b: 2 }`. */
const fromList = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    texts.flatMap((text, index) => (index % 2 === 0 ? [[text, texts[index + 1] ?? '']] : [])),
  );

function objectIn(
  { name, style, explode }: Parameter,
  schema: JsonSchema,
  pairs: Pairs,
): ReadParameter {
  const isOwn = (each: string): boolean => Object.hasOwn(propertiesOf(schema), each);
  if (style === 'deepObject') {
    const own = pairs.filter(([each]) => each.startsWith(`${name}[`) && each.endsWith(']'));
    const value = Object.fromEntries(
      own.map(([each, text]) => [each.slice(name.length + 1, -1), text]),
    );
    const names = own.map(([each]) => each);
    return { value: own.length === 0 ? undefined : value, names, isRepeated: false };
  }
  if (explode) {
    const own = pairs.filter(([each]) => isOwn(each));
    const names = own.map(([each]) => each);
    const value = own.length === 0 ? undefined : Object.fromEntries(own);
    return { value, names, isRepeated: false };
  }
  const texts = pairs.filter(([each]) => each === name).map(([, text]) => text);
  const [text] = texts;
  const value = text === undefined ? undefined : fromList(text.split(separators[style] ?? ','));
  return { value, names: [name], isRepeated: texts.length > 1 };
}

/** Reads a parameter of the query, or of cookies, from its pairs (OpenAPI 3.1, Style Values). */
export function parameterIn(
  document: JsonSchema,
  parameter: Parameter,
  pairs: Pairs,
): ReadParameter {
  const merged = mergedSchema(document, parameter.schema?.schema);
  const schema = isSchema(merged) ? merged : {};
  const types = schemaTypes(schema);
  if (types.includes('object') && !types.includes('string')) {
    return objectIn(parameter, schema, pairs);
  }
  const { name, explode } = parameter;
  const texts = pairs.filter(([each]) => each === name).map(([, text]) => text);
  const isList = types.includes('array') || types.length === 0;
  return {
    value: texts.length > 1 ? texts : texts[0],
    names: [name],
    isRepeated: texts.length > 1 && !(isList && explode),
  };
}
