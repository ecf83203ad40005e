import { isMap, isNode, type YAMLMap } from 'yaml';
import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { contractOf, documentOf, yamlOf, type Contract } from './document.ts';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string }>>;
}

/** A field that an example lacks. */
interface MissingField {
  /** The keys and indexes that lead to the object. */
  readonly path: readonly (string | number)[];
  readonly name: string;
  readonly value: unknown;
}

/**
 * Adds fields to the examples of responses if the schema requires them and gives them a default, so
 * that a developer writes a new field only into the schemas. The other text stays unchanged.
 */
export function completeExamples(text: string): string {
  const contract = contractOf(documentOf(text));
  const missing = mediaTypes(contract).flatMap(({ schema, examples = {} }) =>
    Object.values(examples).flatMap(({ $ref }) => {
      const name = $ref?.split('/').at(-1) ?? '';
      const path = ['components', 'examples', name, 'value'];
      const example = contract.document.components.examples[name]?.value;
      return missingFields(contract, { value: example, path }, schema);
    }),
  );
  // The places in the text are needed only then, and to find them takes a second.
  return missing.length === 0 ? text : withFields(text, missing);
}

function withFields(text: string, missing: readonly MissingField[]): string {
  const yaml = yamlOf(text);
  const insertions = new Map<string, Insertion>();
  for (const { path, name, value } of missing) {
    const node: unknown = yaml.getIn(path, true);
    if (!isMap(node)) continue;
    const each = insertion(node, `${name}: ${inFlow(value)}`, text);
    insertions.set(`${each.at} ${each.text}`, each);
  }
  return [...insertions.values()]
    .toSorted((one, other) => other.at - one.at)
    .reduce((result, { at, text: pair }) => result.slice(0, at) + pair + result.slice(at), text);
}

function mediaTypes({ operations, resolve }: Contract): MediaType[] {
  return operations.flatMap(({ operation }) => {
    const contents = Object.values(operation.responses).map(
      (response) => resolve(response).content,
    );
    // The linters have checked this structure, too.
    return contents.flatMap((content) => Object.values(content ?? {}) as MediaType[]);
  });
}

function missingFields(
  contract: Contract,
  { value, path }: Pick<MissingField, 'value' | 'path'>,
  declaredSchema: JsonSchema,
): MissingField[] {
  const schema = branchFor(contract, value, contract.resolve(declaredSchema));
  if (Array.isArray(value)) {
    const items = schema['items'];
    if (!isSchema(items)) return [];
    return value.flatMap((item: unknown, index) =>
      missingFields(contract, { value: item, path: [...path, index] }, items),
    );
  }
  if (!isSchema(value)) return [];
  const properties = propertiesOf(schema);
  const nested = Object.entries(value).flatMap(([key, child]) => {
    const property = properties[key];
    return property
      ? missingFields(contract, { value: child, path: [...path, key] }, property)
      : [];
  });
  const own = namesIn(schema['required']).flatMap((name) => {
    const property = contract.resolve(properties[name] ?? {});
    return Object.hasOwn(value, name) || !('default' in property)
      ? []
      : [{ path, name, value: property['default'] }];
  });
  return [...nested, ...own];
}

/** The branch of a union whose constants match the example. */
function branchFor(contract: Contract, value: unknown, schema: JsonSchema): JsonSchema {
  const branches = schema['oneOf'] ?? schema['anyOf'];
  if (!Array.isArray(branches) || !isSchema(value)) return schema;
  const objects = branches.filter(isSchema).map((branch) => contract.resolve<JsonSchema>(branch));
  const fits = (branch: JsonSchema): boolean =>
    Object.entries(propertiesOf(branch)).every(
      ([name, property]) => !('const' in property) || value[name] === property['const'],
    );
  return objects.find((branch) => branch['type'] !== 'null' && fits(branch)) ?? schema;
}

function insertion(node: YAMLMap, pair: string, text: string): Insertion {
  const [start = 0, end = 0] = node.range ?? [];
  if (node.flow !== true) {
    const first = node.items[0]?.key;
    const at = isNode(first) ? (first.range?.[0] ?? start) : start;
    const indent = ' '.repeat(at - text.lastIndexOf('\n', at - 1) - 1);
    return { at, text: `${pair}\n${indent}` };
  }
  const at = text.slice(0, end - 1).trimEnd().length;
  return { at, text: node.items.length === 0 ? ` ${pair} ` : `, ${pair}` };
}

/** Writes a value as JSON, which is valid YAML; a text of lower-case letters gets no quotes. */
const inFlow = (value: unknown): string =>
  typeof value === 'string' && /^[a-z][a-z-]*$/.test(value) ? value : JSON.stringify(value);
