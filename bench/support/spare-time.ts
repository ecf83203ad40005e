import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Real clients use their own machines, so this process gets only the time that the server does not use. */
export function takeSpareTime(): void {
  setPriority(constants.priority.PRIORITY_LOW);
  // Linux first divides the time between sessions of processes, so the session needs a low priority, too.
  const session = '/proc/self/autogroup';
  if (existsSync(session)) writeFileSync(session, String(constants.priority.PRIORITY_LOW));
}
