/**
 * A command could not do its work: the contract, the configuration or the backend cannot be used. The message is
 * one sentence for the user. The program ends with exit code 2, because "no findings" would be false.
 */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}

/** The message of anything that was thrown, on one line and not longer than a report can show. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}

/** Why a run has ended early, or null: what it has found until then is worth a report. */
export async function failureOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof CannotRun
      ? error.message
      : `It has a fault of its own: ${messageOf(error)}`;
  }
}
