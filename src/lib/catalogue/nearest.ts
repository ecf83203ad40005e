/**
 * The number of slips of the hand between two texts: a letter more, less, other, or two that changed
 * places. Above the limit it stops counting.
 */
function distance(from: string, to: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let far = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        far = Math.min(far, (before[j - 2] ?? 0) + 1);
      }
      next.push(far);
      if (far < least) least = far;
    }
    if (least > limit) return Infinity;
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The candidate that a slip of the hand may have meant, if one is near enough. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const written = text.toLowerCase().slice(0, 60);
  let limit = Math.max(1, Math.floor(written.length / 3));
  let best: string | undefined;
  for (const candidate of candidates) {
    // Texts whose lengths are further apart cannot be near; this spares most of the counting.
    if (Math.abs(candidate.length - written.length) > limit) continue;
    const far = distance(written, candidate.toLowerCase(), limit);
    if (far > limit) continue;
    best = candidate;
    if (far === 0) break;
    limit = far - 1;
  }
  return best;
}
