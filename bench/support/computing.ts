import { takeSpareTime } from './spare-time.ts';

// A program that keeps a core busy in pieces as long as a hash, needs hardly any memory, and lets all others go first.

const pieceMs = 25;

/** Computes for a time; returns in how many pieces. */
async function compute(ms: number): Promise<number> {
  const end = performance.now() + ms;
  let pieces = 0;
  for (let pieceEnd = performance.now() + pieceMs; performance.now() < end; pieceEnd += pieceMs) {
    pieces += 1;
    let root = 2;
    while (performance.now() < pieceEnd) root = Math.sqrt(root + 2);
    await new Promise(setImmediate);
  }
  return pieces;
}

takeSpareTime();
process.once('disconnect', () => process.exit(0));
// Each message says for how many milliseconds.
process.on('message', (ms) => {
  void compute(Number(ms)).then((count) => process.send?.(count));
});
process.send?.('ready');
