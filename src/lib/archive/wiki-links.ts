import { foldName } from '../fold.ts';

const link = /\[\[([^\][\n|]{1,200})(?:\|([^\][\n]{1,200}))?\]\]/g;

/** Replaces the targets of `[[links]]`. What is shown for a link stays the same. */
export function withTargets(text: string, targetOf: (title: string) => string | undefined): string {
  if (!text.includes('[[')) return text;
  return text.replaceAll(link, (whole: string, title: string, words?: string) => {
    const target = targetOf(title.trim());
    if (target === undefined) return whole;
    const shown = words?.trim() ?? title.trim();
    return shown === target ? `[[${target}]]` : `[[${target}|${shown}]]`;
  });
}

interface RenamedLink {
  readonly words: string;
  readonly title: string;
}

/** The longest text of an entry. */
const maxLength = 20_000;

/**
 * Writes the new titles into links whose targets were renamed, because an archive does not keep the
 * ids of targets. A text that would become too long stays as it is, and so does a link to a title that
 * cannot be in a link.
 */
export function withNewTitles(text: string, renamed: readonly RenamedLink[]): string {
  if (renamed.length === 0) return text;
  const titles = new Map(
    renamed
      .filter(({ title }) => !/[\][\n|]/.test(title))
      .map(({ words, title }) => [foldName(words), title]),
  );
  const changed = withTargets(text, (title) => titles.get(foldName(title)));
  return changed.length <= maxLength ? changed : text;
}
