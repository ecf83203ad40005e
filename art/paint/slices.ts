/**
 * A long computation that stops for a moment after each slice. Its caller decides what happens there: a
 * process of its own continues immediately, and the mocks answer requests.
 */
export type Sliced<Result> = Generator<undefined, Result, undefined>;

/** Lets other work be done. Undefined if there is none. */
export type Pause = () => Promise<void> | undefined;

export function withoutPauses<Result>(work: Sliced<Result>): Result {
  let slice = work.next();
  while (!slice.done) {
    slice = work.next();
  }
  return slice.value;
}

export async function withPauses<Result>(work: Sliced<Result>, pause: Pause): Promise<Result> {
  let slice = work.next();
  while (!slice.done) {
    await pause();
    slice = work.next();
  }
  return slice.value;
}

/** The slowest step, shading with many lamps, takes some ten milliseconds for these. */
const pixelsOfSlice = 2 ** 12;

/** Calls `paint` for each row of a picture. */
export function* eachRow(
  { width, height }: { width: number; height: number },
  paint: (row: number) => void,
): Sliced<void> {
  const rows = Math.ceil(pixelsOfSlice / width);
  for (let row = 0; row < height; row++) {
    paint(row);
    if (row % rows === rows - 1) {
      yield;
    }
  }
}
