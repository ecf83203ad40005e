import { constants, getPriority, setPriority } from 'node:os';

/**
 * Lets requests to the API go first when the machine is busy.
 * @param id of a process; on Linux also that of a thread, and 0 is the calling thread alone
 */
export function lowerPriority(id: number): void {
  const low = constants.priority.PRIORITY_BELOW_NORMAL;
  try {
    // A process without rights cannot raise its priority, which may be lower already.
    if (getPriority(id) < low) setPriority(id, low);
  } catch {
    // The work is done with any priority.
  }
}
