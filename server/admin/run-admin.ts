import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseOpenError } from '#backend/db/errors.ts';
import { type OperatorContext, OperatorError } from '#backend/people/operator.ts';
import { createRandom, systemRandom } from '#backend/random.ts';
import { readConfig, type Config } from '#server/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { ConfigError, type Environment } from '#server/setting.ts';
import { type Command, commands, help } from './commands.ts';

interface Outcome {
  readonly code: number;
  readonly output: string;
  /** The text for standard error. */
  readonly problem?: string;
}

const failed = (problem: string, code = 1): Outcome => ({ code, output: '', problem });

const wrongUse = 2;
/** EX_TEMPFAIL, as when a second server is started. */
const inUse = 75;

/** Without this check a wrong DATA_DIR would begin a new installation there. */
function missingDatabase({ database }: Config): string | null {
  if (database.kind !== 'sqlite' || existsSync(join(database.folder, 'questwright.db'))) {
    return null;
  }
  return `There is no database in ${database.folder}. Set DATA_DIR or DATABASE_URL as the server has it.`;
}

/** What is wrong with the words after the name of a command; null if nothing is. */
function wrongWords({ parameter }: Command, words: readonly string[]): string | null {
  const option = words.find((word) => word.startsWith('-'));
  if (option !== undefined) return `There is no option "${option}".`;
  if (parameter === '' && words.length > 0) return 'Nothing comes after this command.';
  if (parameter !== 'ADDRESS' || words.some((word) => word.includes('@'))) return null;
  return 'Say whose account it is: the address comes after the command.';
}

/** Carries out one command of the operator. Never throws for a mistake that the operator can correct. */
export async function runAdmin(args: readonly string[], env: Environment): Promise<Outcome> {
  const [name, ...rest] = args;
  const asksForHelp = name === 'help' || args.some((arg) => arg === '--help' || arg === '-h');
  if (asksForHelp) return { code: 0, output: help };
  const command = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
  if (!command) {
    const mistake = name === undefined ? 'A command is missing.' : `There is no command "${name}".`;
    return failed(`${mistake}\n\n${help}`, wrongUse);
  }
  const wrong = wrongWords(command, rest);
  if (wrong !== null) return failed(`${wrong}\n\n${help}`, wrongUse);
  try {
    const config = readConfig(env);
    const missing = missingDatabase(config);
    if (missing !== null) return failed(missing);
    const database = await openDatabase(config.database);
    try {
      const context: OperatorContext = {
        db: database.db,
        random: createRandom(systemRandom),
        now: Date.now(),
        publicUrl: config.publicUrl,
        kind: config.database.kind,
      };
      const lines = await command.run(context, rest.join(' ').trim());
      return { code: 0, output: `${lines.join('\n')}\n` };
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof DatabaseOpenError && error.reason === 'in-use') {
      return failed(
        'The server runs and has the embedded database for itself. Stop it, run this command again, and start it.',
        inUse,
      );
    }
    const isExpected =
      error instanceof OperatorError ||
      error instanceof ConfigError ||
      error instanceof DatabaseOpenError;
    if (isExpected) return failed(error.message);
    throw error;
  }
}
