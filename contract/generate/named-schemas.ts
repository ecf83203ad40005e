import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import type { ContractDocument } from './document.ts';

/** The names of the schemas to which a value refers, in their order. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isSchema(value)) return [];
  const name = /^#\/components\/schemas\/(\w+)/.exec(String(value['$ref']))?.[1];
  return [...(name === undefined ? [] : [name]), ...Object.values(value).flatMap(referencesIn)];
}

/** Adds names and all to which their schemas refer, each after those that it refers to. */
function addWithReferences(
  names: readonly string[],
  schemas: JsonSchema,
  { added, open = new Set() }: { added: Set<string>; open?: Set<string> },
): Set<string> {
  for (const name of names) {
    if (added.has(name) || open.has(name)) continue;
    open.add(name);
    addWithReferences(referencesIn(schemas[name]), schemas, { added, open });
    added.add(name);
  }
  return added;
}

/**
 * A document with the named schemas and those that they refer to, in the order in which orval declares those of the
 * whole document. It has one operation, because orval writes nothing without any. Null if a name is not that of a schema.
 */
export function documentOfSchemas(
  { openapi, info, components }: ContractDocument,
  names: readonly string[],
): object | null {
  const schemas: JsonSchema = components.schemas;
  if (!names.every((name) => Object.hasOwn(schemas, name))) return null;
  const needed = addWithReferences(names, schemas, { added: new Set() });
  const all = addWithReferences(Object.keys(schemas), schemas, { added: new Set() });
  const responses = { 204: { description: 'Nothing.' } };
  return {
    openapi,
    info,
    paths: { '/': { get: { operationId: 'schemas', tags: ['schemas'], responses } } },
    components: {
      schemas: Object.fromEntries(
        [...all].filter((name) => needed.has(name)).map((name) => [name, schemas[name]]),
      ),
    },
  };
}
