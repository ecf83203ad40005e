import { loadKeys } from './auth/keys.ts';
import type { AppContext } from './context.ts';
import { createMailer } from './mail/mailer.ts';
import type { Ports } from './ports.ts';
import { createRandom } from './random.ts';

export interface Backend {
  readonly context: AppContext;
  /** Resolves when every mail that is due has been attempted. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Puts a backend together from what its host provides. */
export async function createBackend(ports: Ports): Promise<Backend> {
  const { mailTransport: transport, ...rest } = ports;
  const { db, clock, log, config } = ports;
  const random = createRandom(ports.random);
  const keys = await loadKeys(db, random);
  const { publicUrl } = config;
  const mailer = createMailer({ db, random, transport, publicUrl, clock, log });
  return {
    context: { ...rest, random, keys, mailer },
    idle: () => mailer.idle(),
    close: () => mailer.close(),
  };
}
