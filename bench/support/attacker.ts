import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { attacks } from '#bench/attacks/all.ts';
import type { Target } from '#bench/attacks/attack.ts';

/** What the benchmark tells this process. */
export interface AttackOrder {
  readonly attack: string;
  readonly target: Target;
}

/** How often each outcome occurred. */
export type OutcomeCounts = Readonly<Record<string, number>>;

// Attackers use their own machines: here they get the processor time that the server leaves.
setPriority(constants.priority.PRIORITY_LOW);
// Linux divides the time between sessions of processes first, and this process has a session of its own.
const session = '/proc/self/autogroup';
if (existsSync(session)) writeFileSync(session, String(constants.priority.PRIORITY_LOW));
process.once('disconnect', () => process.exit(1));
// Only attacks.ts starts this file, with this input.
const { attack, target } = JSON.parse(process.argv[2] ?? '') as AttackOrder;
const run = await attacks[attack]?.prepare(target);
process.once('message', () => {
  void run?.().then((outcomes) => {
    const counts: Record<string, number> = {};
    for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
    process.send?.(counts);
  });
});
process.send?.('ready');
