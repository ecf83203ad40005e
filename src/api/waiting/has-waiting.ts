/** The beginning of the keys under which the device keeps what waits to be sent. */
export const waitingPrefix = 'questwright.play.';

/** Whether this device keeps something of a user that the server does not have. */
export function hasWaiting(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${waitingPrefix}${userId}/`));
  } catch {
    return false;
  }
}
