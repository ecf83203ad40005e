import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { pointerIn, valueAt } from '../document/references.ts';

const texts = new WeakMap<object, string>();

/** The text of a value, made once for each object of a document. */
export function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/** The pointers to which a value refers. */
function referencesIn(value: unknown): readonly string[] {
  const text = textOf(value);
  if (!text.includes('"$ref"')) return [];
  const found = new Set<string>();
  const collect = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(collect);
    if (!isSchema(part)) return undefined;
    const reference = part['$ref'];
    if (typeof reference === 'string' && reference.startsWith('#')) {
      found.add(pointerIn(reference));
    }
    return Object.values(part).forEach(collect);
  };
  collect(value);
  return [...found];
}

/** The pointers whose values, or what these refer to, are not the same in both documents. */
function changedPointers(before: JsonSchema, after: JsonSchema): ReadonlySet<string> {
  const referrers = new Map<string, string[]>();
  const changed = new Set<string>();
  const waiting = [...new Set([...referencesIn(before), ...referencesIn(after)])];
  for (const pointer of waiting) {
    const [one, other] = [valueAt(before, pointer), valueAt(after, pointer)];
    if (textOf(one) !== textOf(other)) changed.add(pointer);
    for (const target of [...referencesIn(one), ...referencesIn(other)]) {
      referrers.set(target, [...(referrers.get(target) ?? []), pointer]);
    }
  }
  const spreading = [...changed];
  for (let pointer = spreading.pop(); pointer !== undefined; pointer = spreading.pop()) {
    for (const referrer of referrers.get(pointer) ?? []) {
      if (changed.has(referrer)) continue;
      changed.add(referrer);
      spreading.push(referrer);
    }
  }
  return changed;
}

const known = new WeakMap<JsonSchema, WeakMap<JsonSchema, ReadonlySet<string>>>();

/** Whether two values of two documents are the same, with all to which they refer. */
export function areSame(
  before: { readonly document: JsonSchema; readonly schema: unknown },
  after: { readonly document: JsonSchema; readonly schema: unknown },
): boolean {
  if (textOf(before.schema) !== textOf(after.schema)) return false;
  const ofBefore = known.get(before.document) ?? new WeakMap<JsonSchema, ReadonlySet<string>>();
  known.set(before.document, ofBefore);
  const changed = ofBefore.get(after.document) ?? changedPointers(before.document, after.document);
  ofBefore.set(after.document, changed);
  return referencesIn(after.schema).every((pointer) => !changed.has(pointer));
}
