/**
 * The message of an error, or the first one of its parts: the schema reports a long tag at `tags.0`,
 * and the form shows it at the field `tags`.
 */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const [key, nested] of Object.entries(error)) {
    // The element of a field refers to the whole page.
    const message = key === 'ref' ? undefined : firstMessage(nested);
    if (message !== undefined) return message;
  }
  return undefined;
}
