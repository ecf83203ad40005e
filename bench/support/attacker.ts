import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { attacks } from '#bench/attacks/all.ts';
import type { Target } from '#bench/attacks/attack.ts';

/** The input of this process, as JSON in its first argument. */
export interface AttackOrder {
  readonly attack: string;
  readonly target: Target;
}

/** How often each outcome occurred. */
export type OutcomeCounts = Readonly<Record<string, number>>;

// Real attackers use their own machines, so this process gets only the time that the server does not use.
setPriority(constants.priority.PRIORITY_LOW);
// Linux first divides the time between sessions of processes, so the session needs a low priority, too.
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
