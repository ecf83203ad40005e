import type { ProblemField } from '#src/generated/model/index.ts';

export const unstorableCharacter = 'There is a character in it that cannot be stored.';

// NUL cannot be stored by PostgreSQL, and a lone surrogate is no character in UTF-8.
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Text anywhere in a value that no database can keep; such input is refused alike everywhere. */
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
