import { isMap, isNode, isScalar, isSeq, type YAMLMap } from 'yaml';
import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { contractOf, yamlOf, type Contract, type ContractDocument } from './document.ts';

interface Insertion {
  readonly at: number;
  readonly text: string;
}

interface MediaType {
  readonly schema: JsonSchema;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string }>>;
}

/**
 * Adds fields to the examples of responses if the schema requires them and gives them a default, so
 * that a developer writes a new field only into the schemas. The other text stays unchanged.
 */
export function completeExamples(text: string): string {
  const document = yamlOf(text);
  // The linters check the document with OpenAPI's own schema.
  const contract = contractOf(document.toJS() as ContractDocument);
  const insertions = new Map<string, Insertion>();
  for (const { schema, examples = {} } of mediaTypes(contract)) {
    for (const { $ref } of Object.values(examples)) {
      const name = $ref?.split('/').at(-1);
      const node = document.getIn(['components', 'examples', name, 'value'], true);
      for (const each of missingFields(contract, node, schema, text)) {
        insertions.set(`${each.at} ${each.text}`, each);
      }
    }
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
  node: unknown,
  declaredSchema: JsonSchema,
  text: string,
): Insertion[] {
  const schema = branchFor(contract, node, contract.resolve(declaredSchema));
  if (isSeq(node)) {
    const items = schema['items'];
    if (!isSchema(items)) return [];
    return node.items.flatMap((item) => missingFields(contract, item, items, text));
  }
  if (!isMap(node)) return [];
  const properties = propertiesOf(schema);
  const nestedInsertions = node.items.flatMap(({ key, value }) => {
    const property = properties[String(isScalar(key) ? key.value : key)];
    return property ? missingFields(contract, value, property, text) : [];
  });
  const ownInsertions = namesIn(schema['required']).flatMap((name) => {
    const property = contract.resolve(properties[name] ?? {});
    return node.has(name) || !('default' in property)
      ? []
      : [insertion(node, `${name}: ${inFlow(property['default'])}`, text)];
  });
  return [...nestedInsertions, ...ownInsertions];
}

/** The branch of a union whose constants match the example. */
function branchFor(contract: Contract, node: unknown, schema: JsonSchema): JsonSchema {
  const branches = schema['oneOf'] ?? schema['anyOf'];
  if (!Array.isArray(branches) || !isMap(node)) return schema;
  const objects = branches.filter(isSchema).map((branch) => contract.resolve<JsonSchema>(branch));
  const fits = (branch: JsonSchema): boolean =>
    Object.entries(propertiesOf(branch)).every(
      ([name, property]) => !('const' in property) || node.get(name) === property['const'],
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
