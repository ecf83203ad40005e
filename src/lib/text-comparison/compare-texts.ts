import { diffArrays, diffWordsWithSpace } from 'diff';
import { markedParagraphs, type Paragraph, plainParagraphs } from './paragraphs.ts';

/** Words that both texts have, or only one of them. */
export interface Part {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Neighbouring paragraphs of two texts that are the same in both, that are only in one of them, or that differ. */
export type Stretch =
  | { readonly kind: 'same' | 'removed' | 'added'; readonly paragraphs: readonly Paragraph[] }
  /** One paragraph with other words. */
  | { readonly kind: 'changed'; readonly look: Paragraph['look']; readonly parts: readonly Part[] }
  /** One paragraph with the same words and other marks, such as those of a heading. */
  | { readonly kind: 'formatted'; readonly paragraph: Paragraph };

/**
 * The library stops after this many differences. Without a limit, texts without common words would
 * take too long.
 */
const maxDifferences = { paragraphs: 300, words: 600 };

/** Milliseconds for the changed paragraphs of a text. After that, paragraphs are not compared by words. */
const timeForWords = 300;

/** Two paragraphs with a smaller fraction of common words are shown one after the other. */
const leastCommon = 0.4;

/** More pairs of changed paragraphs than this are not searched for those that are alike. */
const maxPairs = 10_000;

/** Compares two texts paragraph by paragraph, and changed paragraphs word by word. */
export function compareTexts(
  before: string,
  after: string,
  { isMarkdown = false }: { isMarkdown?: boolean } = {},
): readonly Stretch[] {
  const read = isMarkdown ? markedParagraphs : plainParagraphs;
  const [old, present] = [read(before), read(after)];
  const changes = diffArrays(old, present, {
    maxEditLength: maxDifferences.paragraphs,
    comparator: (one, other) => one.source === other.source,
  }) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: present },
  ];
  const deadline = Date.now() + timeForWords;
  const stretches: Stretch[] = [];
  let removed: Paragraph[] = [];
  let added: Paragraph[] = [];
  const end = () => {
    for (const stretch of changedStretches(removed, added, deadline)) {
      const last = stretches.at(-1);
      if (isWhole(stretch) && last?.kind === stretch.kind) {
        const paragraphs = [...last.paragraphs, ...stretch.paragraphs];
        stretches[stretches.length - 1] = { kind: stretch.kind, paragraphs };
      } else stretches.push(stretch);
    }
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

type WholeStretch = Extract<Stretch, { paragraphs: unknown }>;

const isWhole = (stretch: Stretch): stretch is WholeStretch => 'paragraphs' in stretch;

/** Removed and added paragraphs in the order of both texts. Those that are alike are compared by words. */
function changedStretches(
  removed: readonly Paragraph[],
  added: readonly Paragraph[],
  deadline: number,
): Stretch[] {
  const stretches: Stretch[] = [];
  const whole = (kind: 'removed' | 'added', paragraphs: readonly Paragraph[]) => {
    if (paragraphs.length > 0) stretches.push({ kind, paragraphs });
  };
  let [nextRemoved, nextAdded] = [0, 0];
  for (const { old, present, parts } of alikePairs(removed, added, deadline)) {
    whole('removed', removed.slice(nextRemoved, old));
    whole('added', added.slice(nextAdded, present));
    [nextRemoved, nextAdded] = [old + 1, present + 1];
    const paragraph = added[present];
    if (paragraph === undefined) continue;
    const { look } = paragraph;
    stretches.push(
      parts.every(({ kind }) => kind === 'same')
        ? { kind: 'formatted', paragraph }
        : { kind: 'changed', look, parts },
    );
  }
  whole('removed', removed.slice(nextRemoved));
  whole('added', added.slice(nextAdded));
  return stretches;
}

interface Pair {
  /** The positions among the removed and the added paragraphs. */
  readonly old: number;
  readonly present: number;
  readonly parts: readonly Part[];
}

/** The pairs of paragraphs with most words in common, in the order of both texts. */
function alikePairs(
  removed: readonly Paragraph[],
  added: readonly Paragraph[],
  deadline: number,
): Pair[] {
  if (removed.length * added.length > maxPairs) return [];
  const [oldWords, presentWords] = [removed.map(wordCounts), added.map(wordCounts)];
  const common = oldWords.map((one) =>
    presentWords.map((other) => {
      const share = commonShare(one, other);
      return share < leastCommon ? 0 : share;
    }),
  );
  /** The highest sum of shares of the paragraphs from these positions on. */
  const best = Array.from({ length: removed.length + 1 }, () =>
    Array.from({ length: added.length + 1 }, () => 0),
  );
  const at = (table: readonly (readonly number[])[], row: number, column: number): number =>
    table[row]?.[column] ?? 0;
  for (let row = removed.length - 1; row >= 0; row -= 1) {
    for (let column = added.length - 1; column >= 0; column -= 1) {
      const line = best[row];
      if (line === undefined) continue;
      line[column] = Math.max(
        at(best, row + 1, column),
        at(best, row, column + 1),
        at(common, row, column) + at(best, row + 1, column + 1),
      );
    }
  }
  const pairs: Pair[] = [];
  let [old, present] = [0, 0];
  while (old < removed.length && present < added.length) {
    const share = at(common, old, present);
    const sum = at(best, old, present);
    if (share > 0 && sum === share + at(best, old + 1, present + 1)) {
      const timeout = Math.max(0, deadline - Date.now());
      const parts = compareWords(removed[old]?.text ?? '', added[present]?.text ?? '', timeout);
      if (parts.some(({ kind }) => kind === 'same')) pairs.push({ old, present, parts });
      [old, present] = [old + 1, present + 1];
    } else if (sum === at(best, old + 1, present)) old += 1;
    else present += 1;
  }
  return pairs;
}

function wordCounts({ text }: Paragraph): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** How many of the words of the shorter paragraph the longer one has, too: from 0 to 1. */
function commonShare(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  const sizes = [one, other].map((counts) => [...counts.values()].reduce((sum, n) => sum + n, 0));
  return common / Math.max(1, Math.min(...sizes));
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
  const parts = joined(
    changes.map(({ added, removed, value }): Part => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })),
  );
  const common = parts
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  return common < leastCommon * Math.min(before.length, after.length) ? whole : parts;
}

/** What was removed and what was added at one place, and the words after it that are the same. */
interface Change {
  readonly removed: string;
  readonly added: string;
  readonly same: string;
}

const sizeOf = ({ removed, added }: Change): number => Math.max(removed.length, added.length);

/**
 * Joins changes between which there is less than they change, such as a space or "of the", so that what was removed
 * and what was added can be read in one piece.
 */
function joined(parts: readonly Part[]): Part[] {
  const first = parts[0]?.kind === 'same' ? parts[0].text : '';
  const changes: Change[] = [];
  let current: Change = { removed: '', added: '', same: '' };
  const end = () => {
    if (sizeOf(current) === 0) return;
    let last = changes.at(-1);
    while (last !== undefined && isShort(last.same, last, current)) {
      changes.pop();
      current = {
        removed: last.removed + last.same + current.removed,
        added: last.added + last.same + current.added,
        same: current.same,
      };
      last = changes.at(-1);
    }
    changes.push(current);
    current = { removed: '', added: '', same: '' };
  };
  for (const { kind, text } of first === '' ? parts : parts.slice(1)) {
    if (kind === 'same') current = { ...current, same: current.same + text };
    else {
      if (current.same !== '') end();
      current = { ...current, [kind]: current[kind] + text };
    }
  }
  end();
  return partsOf(first, changes);
}

const isShort = (same: string, one: Change, other: Change): boolean =>
  same.trim().length <= Math.min(sizeOf(one), sizeOf(other)) && !same.includes('\n');

/** A space that begins or ends both sides of a change is not part of it. */
function partsOf(first: string, changes: readonly Change[]): Part[] {
  const found: Part[] = [];
  let same = first;
  const push = (kind: Part['kind'], text: string) => {
    if (text !== '') found.push({ kind, text });
  };
  for (const change of changes) {
    const start = commonSpace(/^\s*/, change.removed, change.added);
    const removed = change.removed.slice(start.length);
    const added = change.added.slice(start.length);
    const end = commonSpace(/\s*$/, removed, added);
    push('same', same + start);
    push('removed', removed.slice(0, removed.length - end.length));
    push('added', added.slice(0, added.length - end.length));
    same = end + change.same;
  }
  push('same', same);
  return found;
}

function commonSpace(place: RegExp, one: string, other: string): string {
  const [space = ''] = place.exec(one) ?? [];
  return space === (place.exec(other)?.[0] ?? '') ? space : '';
}
