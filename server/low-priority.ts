import { constants, getPriority, setPriority } from 'node:os';

/**
 * Lets requests to the API go first when the machine is busy.
 * @param id of a process; on Linux also that of a thread, and 0 is the calling thread alone
 * @param low the niceness: 5 gets about a third of the time of a normal thread on the same core, 10 a tenth
 */
export function lowerPriority(
  id: number,
  low: number = constants.priority.PRIORITY_BELOW_NORMAL,
): void {
  try {
    // A process without rights cannot raise its priority, which may be lower already.
    if (getPriority(id) < low) setPriority(id, low);
  } catch {
    // The work is done with any priority.
  }
}

/** Like `lowerPriority`, for the calling thread. Only Linux has priorities of threads: elsewhere it would be the whole process. */
export function lowerPriorityOfThread(low?: number): void {
  if (process.platform === 'linux') lowerPriority(0, low);
}
