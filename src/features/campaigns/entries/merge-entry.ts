import { isTextField } from './entry-values.ts';

interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * Merges two changes of a text. If they are in the same paragraph, the result contains both texts and is not
 * clean. Fields other than the text and the recap cannot be merged.
 */
export async function mergeEntryField(field: string, { base, mine, theirs }: Versions) {
  if (!isTextField(field)) return null;
  const texts = { base: String(base), mine: String(mine), theirs: String(theirs) };
  const { mergeTexts } = await import('#src/lib/text-comparison/merge-texts.ts');
  const merged = mergeTexts(texts) ?? {
    text: `${texts.theirs.trimEnd()}\n\n${texts.mine}`,
    isClean: false,
  };
  return { value: merged.text, isClean: merged.isClean };
}
