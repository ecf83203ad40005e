import { sha256 } from '@noble/hashes/sha2.js';
import { base64url, utf8 } from '#backend/bytes.ts';
import { inPresentForm, shapeOf, type Shape } from '#contract/stored-form.ts';
import { kindTable } from '#src/generated/contract/kinds.ts';
import { schemas } from '#src/generated/contract/schemas.ts';

/** The schemas of the contract whose values are stored as JSON, so that rows can be older than they. */
export const storedSchemas: readonly string[] = [
  ...Object.values(kindTable).map(({ input }) => input),
  'CharacterInput',
];

function schemaOf(name: string) {
  const schema = schemas[name];
  if (!schema) throw new Error(`${name} is nowhere in the contract.`);
  return schema;
}

export const storedShape = (name: string): Shape => shapeOf(schemaOf(name));

const stamps = new Map<string, string>();

/** Stands beside a stored value; a value with another stamp has to be brought into today's form. */
export function shapeStamp(name: string): string {
  const known = stamps.get(name);
  if (known !== undefined) return known;
  const stamp = base64url(sha256(utf8(JSON.stringify(storedShape(name))))).slice(0, 8);
  stamps.set(name, stamp);
  return stamp;
}

/** A stored value as the contract of today says it; its new fields have their defaults. */
export const presentForm = (name: string, value: unknown): unknown =>
  inPresentForm(schemaOf(name), value);
