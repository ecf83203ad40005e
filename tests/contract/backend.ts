import type { Client } from './client.ts';

/** The people of the cases: Mira runs games, Tomas plays, Odo administers. */
export type Person = 'mira' | 'tomas' | 'odo';

/** A backend under test. Each suite run starts from a fresh one. */
export interface Backend {
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Someone who is not signed in. */
  readonly guest: () => Client;
  /** A client that is signed in as that person. */
  readonly signIn: (person: Person) => Promise<Client>;
  /** The token of the newest link that was mailed to this address. */
  readonly mailedToken: (email: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface BackendUnderTest {
  readonly name: string;
  readonly start: () => Promise<Backend>;
}
