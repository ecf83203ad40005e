/**
 * The index of the next position in a direction. The first position follows the last position, and the last
 * position precedes the first.
 * @param positions sorted by rank
 * @param here the rank to start from; null starts before the first or after the last position
 */
export function nextPosition<Position>(
  positions: readonly Position[],
  rankOf: (position: Position) => number,
  here: number | null,
  direction: 1 | -1,
): number {
  const found =
    direction === 1
      ? positions.findIndex((position) => rankOf(position) > (here ?? -Infinity))
      : positions.findLastIndex((position) => rankOf(position) < (here ?? Infinity));
  if (found !== -1) return found;
  return direction === 1 ? 0 : positions.length - 1;
}
