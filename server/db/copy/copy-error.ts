/** A backup, a restore or a move cannot be carried out; the message is for the person who started it. */
export class CopyError extends Error {
  override readonly name = 'CopyError';
}
