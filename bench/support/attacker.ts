import { attacks } from '#bench/attacks/all.ts';
import { rounds, type Target } from '#bench/attacks/attack.ts';
import { takeSpareTime } from './spare-time.ts';

/** The input of this process, as JSON in its first argument. */
export interface AttackOrder {
  readonly attack: string;
  /** The server for which the attack is prepared. */
  readonly target: Target;
  /** The URL of another server that gets the bytes, as often as the target has got them. */
  readonly instead?: { readonly url: string; readonly roundMs: number };
}

/** How often each outcome occurred. */
type OutcomeCounts = Readonly<Record<string, number>>;

export interface AttackResult {
  readonly outcomes: OutcomeCounts;
  /** The mean time of a round of an attack that repeats as soon as everything is answered, otherwise 0. */
  readonly roundMs: number;
}

takeSpareTime();
process.once('disconnect', () => process.exit(1));
// Only attacks.ts starts this file, with this input.
const { attack, target, instead } = JSON.parse(process.argv[2] ?? '') as AttackOrder;
const changing = { ...target };
const run = await attacks[attack]?.prepare(changing);
if (instead) {
  changing.url = instead.url;
  rounds.minMs = instead.roundMs;
}
process.once('message', () => {
  const started = performance.now();
  void run?.().then((outcomes) => {
    const counts: Record<string, number> = {};
    for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
    const roundMs = rounds.count > 0 ? (performance.now() - started) / rounds.count : 0;
    process.send?.({ outcomes: counts, roundMs } satisfies AttackResult);
  });
});
process.send?.('ready');
