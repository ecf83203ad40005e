import type { ProblemField } from '#src/generated/model/index.ts';

export const unstorableCharacter = 'There is a character in it that cannot be stored.';

// PostgreSQL cannot store NUL, and UTF-8 cannot encode a lone surrogate.
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Finds text that no database can store; such input is refused everywhere in the same way. */
export function unstorableText(value: unknown, path = ''): ProblemField[] {
  if (typeof value === 'string') {
    return isStorable(value) ? [] : [{ path, message: unstorableCharacter }];
  }
  if (ArrayBuffer.isView(value) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    isStorable(key)
      ? unstorableText(entry, `${path}/${key}`)
      : [{ path, message: 'There is a field name in it that cannot be stored.' }],
  );
}
