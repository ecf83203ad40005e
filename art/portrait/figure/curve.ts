/** A smooth curve through points of x and y, ordered by x. It stays level outside of them. */
export function curve(...points: readonly (readonly [number, number])[]): (x: number) => number {
  const last = points.length - 1;
  const x = (index: number) => points[Math.min(last, Math.max(0, index))]?.[0] ?? 0;
  const y = (index: number) => points[Math.min(last, Math.max(0, index))]?.[1] ?? 0;
  const slope = (index: number) => {
    const width = x(index + 1) - x(index - 1);
    return width === 0 ? 0 : (y(index + 1) - y(index - 1)) / width;
  };
  return (at) => {
    let index = 0;
    while (index < last - 1 && at > x(index + 1)) {
      index++;
    }
    const width = x(index + 1) - x(index);
    const t = Math.min(1, Math.max(0, (at - x(index)) / width));
    const [square, cube] = [t * t, t * t * t];
    return (
      y(index) * (2 * cube - 3 * square + 1) +
      slope(index) * width * (cube - 2 * square + t) +
      y(index + 1) * (3 * square - 2 * cube) +
      slope(index + 1) * width * (cube - square)
    );
  };
}

/** 1 in the middle of a hill, near 0 at twice its width. */
export const hill = (away: number, width: number): number => Math.exp(-((away / width) ** 2));

export const ramp = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};
