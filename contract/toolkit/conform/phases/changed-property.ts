import { isSchema, namesIn, propertiesOf, type JsonSchema } from '#contract/json-schema.ts';
import { mergedSchema } from '../values/merged-schema.ts';

/** What the contract says about a received record. */
interface Expected {
  readonly document: JsonSchema;
  readonly schema: unknown;
}

/** Texts are trimmed and composed by many backends, which is no loss. */
const normalized = (value: unknown): unknown =>
  typeof value === 'string' ? value.normalize('NFC').trim() : value;

function mergedProperty(
  expected: Expected | null,
  schema: JsonSchema,
  name: string,
): JsonSchema | null {
  const merged = expected && mergedSchema(expected.document, propertiesOf(schema)[name]);
  return isSchema(merged) ? merged : null;
}

/**
 * The first property that was sent and came back with another value, or did not come back.
 *
 * @param expected the schema of what came back; without it, nothing counts as absent
 */
export function changedProperty(
  sent: unknown,
  received: unknown,
  expected: Expected | null = null,
): string | null {
  if (!isSchema(sent) || !isSchema(received)) return null;
  const merged = expected && mergedSchema(expected.document, expected.schema);
  const schema = isSchema(merged) ? merged : {};
  const required = new Set(namesIn(schema['required']));
  for (const [name, value] of Object.entries(sent)) {
    if (value instanceof Uint8Array) continue;
    const [one, other] = [normalized(value), normalized(received[name])];
    const property = mergedProperty(expected, schema, name);
    // What is only written has no value to compare.
    if (property?.['writeOnly'] === true) continue;
    // What was left empty may get a value of the backend.
    if (one === null || one === undefined) continue;
    if (!(name in received)) {
      if (required.has(name)) return name;
      continue;
    }
    if (other === null) {
      // Some backends keep an empty text as none.
      if (one !== '') return name;
      continue;
    }
    // A picture goes out as bytes and comes back as an address, an id as the record that it names.
    if (typeof one !== typeof other) continue;
    if (isSchema(one) && isSchema(other)) {
      const inner = expected && { ...expected, schema: property ?? undefined };
      const inside = changedProperty(one, other, inner);
      if (inside !== null) return `${name}/${inside}`;
    } else if (JSON.stringify(one) !== JSON.stringify(other)) {
      return name;
    }
  }
  return null;
}
