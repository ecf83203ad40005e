/**
 * The index of the next place in a direction. The first place follows the last place, and the last
 * place precedes the first.
 * @param places sorted by rank
 * @param here the rank to start from; null starts before the first or after the last place
 */
export function nextPlace<Place>(
  places: readonly Place[],
  rankOf: (place: Place) => number,
  here: number | null,
  direction: 1 | -1,
): number {
  const found =
    direction === 1
      ? places.findIndex((place) => rankOf(place) > (here ?? -Infinity))
      : places.findLastIndex((place) => rankOf(place) < (here ?? Infinity));
  if (found !== -1) return found;
  return direction === 1 ? 0 : places.length - 1;
}
