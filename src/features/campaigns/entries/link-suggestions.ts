import type { EntrySuggestion } from '#src/components/entry-editor/use-link-completion.ts';
import type { EntryReference } from '#src/generated/model/index.ts';
import { foldName } from '#src/lib/fold.ts';
import { typeTexts } from './entry-labels.ts';

/**
 * The titles that a link can have. Entries with the same title have one suggestion, because a link
 * contains only the title, and leads to the entry that has got it first.
 */
export function linkSuggestions(
  entries: readonly Pick<EntryReference, 'title' | 'type'>[],
): readonly EntrySuggestion[] {
  const byTitle = Map.groupBy(entries, ({ title }) => foldName(title));
  return [...byTitle.values()].flatMap((same) => {
    const labels = new Set(same.map(({ type }) => typeTexts[type].label));
    return same.slice(0, 1).map(({ title }) => ({
      title,
      hint: [...labels].join(', '),
      ...(same.length > 1 && { note: sameTitle }),
    }));
  });
}

const sameTitle =
  'Several entries have this title. The link leads to the first one; the others need another title.';
