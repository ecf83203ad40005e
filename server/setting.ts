import { readFileSync } from 'node:fs';

/** A setting is invalid; the message says which one and what is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a setting, or the content of the file that `<name>_FILE` names (for secrets). */
export function setting(env: Environment, name: string): string | null {
  const file = env[`${name}_FILE`];
  if (!file) return env[name]?.trim() || null;
  const text = contentOf(name, file);
  // With an empty secret the server would start with another database, or without mail.
  if (text === '') throw new ConfigError(`${name}_FILE names a file that is empty: ${file}`);
  return text;
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`${name}_FILE names a file that cannot be read: ${file}`, {
      cause: error,
    });
  }
}

/** The entries of a setting that is separated by commas. */
export const list = (text: string | null): string[] =>
  (text ?? '').split(',').flatMap((entry) => entry.trim() || []);
