import { withEdition } from '#src/lib/catalogue/title.ts';
import { UnreadableText, type Values } from './values.ts';

/** The title of an item or a row. */
export function titleOf({ name, values }: { name: string; values: Values }): string {
  const { edition } = values;
  return withEdition(name, edition instanceof UnreadableText ? edition.text : String(edition));
}
