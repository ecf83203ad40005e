import { diffArrays, diffWordsWithSpace } from 'diff';

/** Words that both texts have, or only one of them. */
export interface Part {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Neighbouring paragraphs that are the same in both texts, or differ. */
export type Stretch =
  | { readonly kind: 'same'; readonly paragraphs: readonly string[] }
  | { readonly kind: 'changed'; readonly parts: readonly Part[] };

/**
 * The library stops after this many differences. Without a limit, texts without common words would
 * take too long.
 */
const maxDifferences = { paragraphs: 300, words: 600 };

/** Milliseconds for the changed paragraphs of a text. After that, paragraphs are not compared by words. */
const timeForWords = 300;

/** Two paragraphs with a smaller fraction of common words are shown one after the other. */
const leastCommon = 0.3;

const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trimEnd())
    .filter(Boolean);

/** Compares two texts paragraph by paragraph, and changed paragraphs word by word. */
export function compareTexts(before: string, after: string): readonly Stretch[] {
  const [old, present] = [paragraphsOf(before), paragraphsOf(after)];
  const options = { maxEditLength: maxDifferences.paragraphs };
  const changes = diffArrays(old, present, options) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: present },
  ];
  const deadline = Date.now() + timeForWords;
  const stretches: Stretch[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const end = () => {
    if (removed.length + added.length === 0) return;
    const timeout = Math.max(0, deadline - Date.now());
    const parts = compareWords(removed.join('\n\n'), added.join('\n\n'), timeout);
    stretches.push({ kind: 'changed', parts });
    [removed, added] = [[], []];
  };
  for (const change of changes) {
    if (change.removed) removed.push(...change.value);
    else if (change.added) added.push(...change.value);
    else {
      end();
      stretches.push({ kind: 'same', paragraphs: change.value });
    }
  }
  end();
  return stretches;
}

/** Compares two texts word by word. */
export function compareWords(
  before: string,
  after: string,
  timeout: number = timeForWords,
): readonly Part[] {
  const whole: readonly Part[] = [
    ...(before === '' ? [] : [{ kind: 'removed' as const, text: before }]),
    ...(after === '' ? [] : [{ kind: 'added' as const, text: after }]),
  ];
  if (whole.length < 2) return whole;
  const options = { maxEditLength: maxDifferences.words, timeout };
  const changes = diffWordsWithSpace(before, after, options);
  if (changes === undefined) return whole;
  const parts = changes.map(({ added, removed, value }): Part => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
  const common = parts
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  return common < leastCommon * Math.min(before.length, after.length) ? whole : joined(parts);
}

/** Joins changed words that only a space separates, so that they are shown one after the other. */
function joined(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  let [removed, added] = ['', ''];
  const end = () => {
    if (removed !== '') found.push({ kind: 'removed', text: removed });
    if (added !== '') found.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const [index, part] of parts.entries()) {
    const isSpace = part.kind === 'same' && /^[ \t]+$/.test(part.text);
    const isBetween = isSpace && removed !== '' && added !== '' && index < parts.length - 1;
    if (part.kind === 'same' && !isBetween) {
      end();
      found.push(part);
      continue;
    }
    if (part.kind !== 'added') removed += part.text;
    if (part.kind !== 'removed') added += part.text;
  }
  end();
  return found;
}
