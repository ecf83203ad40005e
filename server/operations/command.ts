import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { databaseFault, DatabaseOpenError, SqliteError } from '#backend/db/errors.ts';
import { engineFault } from '#backend/db/sqlite/node-engine.ts';
import { ConfigError } from '#server/setting.ts';
import { CopyError } from '#server/db/copy/copy-error.ts';

/** The command line cannot be understood; the message says how the command is used. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const exitCodes = { failure: 1, usage: 2, inUse: 75 };

/** A sentence for the terminal and the exit code; null for a mistake in our own code. */
function explanation(error: unknown): readonly [sentence: string, exitCode: number] | null {
  if (error instanceof UsageError) return [error.message, exitCodes.usage];
  if (error instanceof ConfigError || error instanceof CopyError) {
    return [error.message, exitCodes.failure];
  }
  if (error instanceof DatabaseOpenError) {
    return [error.message, error.reason === 'in-use' ? exitCodes.inUse : exitCodes.failure];
  }
  if (!(error instanceof Error)) return null;
  // The lock of a folder reports errors of the driver, such as that of a folder that cannot be written.
  const fault = 'errcode' in error ? new SqliteError(engineFault(error)) : error;
  const kind = databaseFault(fault)?.kind;
  if (kind === 'full') return [`The disk is full: ${error.message}.`, exitCodes.failure];
  const isOfSystem = typeof Reflect.get(error, 'syscall') === 'string';
  return kind !== undefined || isOfSystem
    ? [`It failed: ${error.message}.`, exitCodes.failure]
    : null;
}

/** Runs an operation from the command line and sets the exit code. */
export async function runCommand(operation: () => Promise<string>): Promise<void> {
  // The files contain the data of the database, so only their owner may read them.
  process.umask(0o077);
  try {
    process.stdout.write(`${await operation()}\n`);
  } catch (error) {
    const explained = explanation(error);
    if (!explained) throw error;
    process.stderr.write(`${explained[0]}\n`);
    process.exitCode = explained[1];
  }
}

/** Gives servers on this machine the processor first. On Linux each thread has a priority of its own. */
export function yieldToServer(): void {
  const lowest = 19;
  setPriority(lowest);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), lowest);
}
