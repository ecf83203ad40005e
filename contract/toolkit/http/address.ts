import { CannotRun, messageOf } from '../cannot-run.ts';
import type { OptionValues } from '../command.ts';
import { NoResponse, type Sender } from './send.ts';

/**
 * The address of a backend that an option names; undefined if the option is not given.
 *
 * @throws CannotRun for anything but an address of http or https
 */
export function optionalAddress(values: OptionValues, option: string): string | undefined {
  const url = values.text(option);
  if (url === undefined) return undefined;
  try {
    const { protocol, username, password } = new URL(url);
    if (username !== '' || password !== '') {
      throw new CannotRun(
        `--${option} has user info. Put an Authorization header into a role instead.`,
      );
    }
    if (protocol === 'http:' || protocol === 'https:') return url;
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    throw new CannotRun(`--${option} ${url} is not an address: ${messageOf(error)}`);
  }
  throw new CannotRun(`--${option} ${url} is not an address of http or https.`);
}

/** @throws CannotRun without an address that can be used */
export function addressIn(values: OptionValues, option: string): string {
  const url = optionalAddress(values, option);
  if (url === undefined) throw new CannotRun(`It needs --${option}, the address of the backend.`);
  return url;
}

/** @throws CannotRun if the backend does not answer at all */
export async function reach(sender: Sender, url: string): Promise<void> {
  try {
    await sender.send({ method: 'GET', url, headers: [], body: null });
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    throw new CannotRun(`The backend at ${url} does not answer: ${error.message}`);
  }
}

/** The address of a path of the contract. */
export const addressOf = (url: string, target: string): string =>
  `${url.replace(/\/+$/, '')}${target}`;
