/** The number of single-letter changes between two texts, up to a limit. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The candidate that a slip of the hand may have meant, if one is near enough. */
export function nearest(text: string, candidates: readonly string[]): string | undefined {
  const written = text.toLowerCase().slice(0, 60);
  let best: { candidate: string; far: number } | undefined;
  for (const candidate of candidates) {
    const far = distance(written, candidate.toLowerCase());
    if (far < (best?.far ?? Infinity)) best = { candidate, far };
  }
  const limit = Math.max(1, Math.floor(written.length / 3));
  return best !== undefined && best.far <= limit ? best.candidate : undefined;
}
