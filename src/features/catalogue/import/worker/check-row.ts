import { errorsOfIssues, type Issue } from '../../issues.ts';
import type { KindDefinition } from '../../kind.ts';
import { UnreadableText, type Values } from '../../values.ts';

interface FieldSchema {
  safeParse: (
    value: unknown,
  ) => { success: true } | { success: false; error: { issues: readonly Issue[] } };
}

/** Returns the first error of each field, or null if there are no errors. */
export type CheckRow = (values: Values) => Record<string, string> | null;

const fieldOf = (path: string): string => {
  const dot = path.indexOf('.');
  return dot === -1 ? path : path.slice(0, dot);
};

/** Keeps the first error of each field; an error of `field.part` counts as an error of `field`. */
export function errorsByField(errors: Readonly<Record<string, string>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, message] of Object.entries(errors)) found[fieldOf(path)] ??= message;
  return found;
}

const isFieldSchema = (part: unknown): part is FieldSchema =>
  typeof part === 'object' && part !== null && 'safeParse' in part;

/** The schema of each field; null if the schema of the kind is not a plain object. */
function fieldSchemas(kind: KindDefinition): Map<string, FieldSchema> | null {
  const schema: unknown = Reflect.get(kind, 'schema');
  const shape: unknown =
    typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'shape') : undefined;
  if (typeof shape !== 'object' || shape === null) return null;
  const parts = Object.entries(shape).filter((entry): entry is [string, FieldSchema] =>
    isFieldSchema(entry[1]),
  );
  return parts.length === Object.keys(shape).length ? new Map(parts) : null;
}

/** The maximum number of cached values per field, and the maximum length of a cached text. */
const maxCached = 2000;
const maxCachedLength = 60;

const isLong = (value: unknown): boolean =>
  typeof value === 'string' && value.length > maxCachedLength;

/** Caches the valid values of one field, but stops if few values repeat. */
class ValidValues {
  #values: Set<unknown> | null = new Set();
  #hits = 0;

  has(value: unknown): boolean {
    if (this.#values === null || isLong(value)) return false;
    const known = this.#values.has(value);
    if (known) this.#hits += 1;
    return known;
  }

  add(value: unknown): void {
    if (this.#values === null || isLong(value)) return;
    this.#values.add(value);
    if (this.#values.size < maxCached) return;
    this.#values = this.#hits > maxCached ? new Set() : null;
    this.#hits = 0;
  }
}

/**
 * Returns a check with the same result as `kind.check`. It checks field by field, so that a repeated
 * value is found in a cache. Reading equal texts returns the same object, so a `Set` finds it.
 */
export function rowChecker(kind: KindDefinition): CheckRow {
  const parts = fieldSchemas(kind);
  if (parts === null) {
    return (values) => {
      const check = kind.check(values);
      return check.ok ? null : errorsByField(check.errors);
    };
  }
  const fields = [...parts].map(([key, part]) => ({ key, part, cache: new ValidValues() }));
  return (values) => {
    let errors: Record<string, string> | null = null;
    for (const { key, part, cache } of fields) {
      const value = values[key];
      if (cache.has(value)) continue;
      if (value instanceof UnreadableText) {
        (errors ??= {})[key] = value.message;
        continue;
      }
      const checked = part.safeParse(value);
      if (checked.success) {
        cache.add(value);
        continue;
      }
      const [message] = Object.values(errorsOfIssues(checked.error.issues));
      (errors ??= {})[key] = message ?? 'This does not fit here.';
    }
    return errors;
  };
}
