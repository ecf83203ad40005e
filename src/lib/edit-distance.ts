/**
 * The number of typing mistakes between two texts (optimal string alignment): a letter added,
 * missing or replaced, or two neighbouring letters in the wrong order. If the number exceeds
 * `limit`, the result is the number or Infinity, because the calculation stops when it is certain
 * that the number exceeds `limit`.
 */
export function editDistance(from: string, to: string, limit = Infinity): number {
  let rowBefore: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= to.length; j += 1) {
      const replaceCost = from[i - 1] === to[j - 1] ? 0 : 1;
      let mistakes = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + replaceCost,
      );
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        mistakes = Math.min(mistakes, (rowBefore[j - 2] ?? 0) + 1);
      }
      next.push(mistakes);
      if (mistakes < least) least = mistakes;
    }
    if (least > limit) return Infinity;
    rowBefore = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The candidate that is most similar to the text, or undefined if none is similar enough. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const lowerText = text.toLowerCase().slice(0, 60);
  let limit = Math.max(1, Math.floor(lowerText.length / 3));
  let best: string | undefined;
  for (const candidate of candidates) {
    // The distance is at least the difference of the lengths. This check skips most candidates.
    if (Math.abs(candidate.length - lowerText.length) > limit) continue;
    const distance = editDistance(lowerText, candidate.toLowerCase(), limit);
    if (distance > limit) continue;
    best = candidate;
    if (distance === 0) break;
    limit = distance - 1;
  }
  return best;
}
