import type { Client } from './client.ts';

/** The people of the cases: Mira is a game master, Tomas a player, Odo an administrator. */
export type Person = 'mira' | 'tomas' | 'odo';

/** A backend under test. Each run of the suite starts a new one. */
export interface RunningBackend {
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** A client that is not signed in. */
  readonly guest: () => Client;
  /** A client that is signed in as that person. */
  readonly signIn: (person: Person) => Promise<Client>;
  /** The token of the newest mail to this address. */
  readonly mailedToken: (email: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface BackendUnderTest {
  readonly name: string;
  readonly start: () => Promise<RunningBackend>;
}
