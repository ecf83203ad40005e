import type { Kysely } from 'kysely';
import type {
  CatalogueChanged,
  GenerationDraft,
  GenerationRequest,
} from '#src/generated/model/index.ts';
import type { Schema } from './db/schema.ts';
import type { MailContent } from './mail/mail-templates.ts';

/** Everything that depends on the platform. A host provides it, create-backend.ts takes it. */
export interface Ports {
  /** Open and migrated; the host closes it after the backend. */
  readonly db: Kysely<Schema>;
  readonly config: BackendConfig;
  readonly clock: Clock;
  readonly random: FillRandom;
  readonly log: Log;
  readonly passwords: PasswordHasher;
  readonly mailTransport: MailTransport;
  readonly oauth: OauthDirectory;
  /** Null: generation is answered with 501. */
  readonly storyteller: Storyteller | null;
  readonly pictures: Pictures;
  readonly realtime: Realtime;
}

export interface BackendConfig {
  readonly environment: 'production' | 'development' | 'test';
  /** Where people open the app; links in mails start with it. Without a trailing slash. */
  readonly publicUrl: string;
  /** Origins whose pages may call the API and open the socket. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** The domain that app and API share when their hosts differ; for the readable cookie alone. */
  readonly cookieDomain: string | null;
  readonly secureCookies: boolean;
  /** Requests that one address may make in a minute. */
  readonly requestsPerMinute: number;
}

/** Milliseconds since 1970; tests set it. */
export type Clock = () => number;

/** Fills the array with unpredictable bytes; a seeded host fills it with the same ones each time. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void;

type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /** For machines only: not shown at a terminal. */
  record(message: string, fields?: LogFields): void;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** With null it takes the same time and is false, so that accounts cannot be guessed. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether the hash was made at another cost than today's. */
  isOutdated(hash: string): boolean;
}

export interface Mail extends MailContent {
  /** The same at every attempt, so that a mail server or reader can recognise a repetition. */
  readonly id: string;
  readonly to: string;
}

export interface MailTransport {
  /** @throws MailRefused when another attempt would not help */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The receiver refused for good. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface OauthProvider {
  /** As in `/oauth/<type>`. */
  readonly type: string;
  readonly name: string;
}

/** Made by the backend for one sign-in and kept in a sealed cookie until the browser comes back. */
export interface OauthSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
}

/** What a provider says about a person. */
export interface OauthClaims {
  readonly iss: string;
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
  readonly preferred_username?: unknown;
}

export interface OauthClient {
  readonly provider: OauthProvider;
  /** Where the browser goes to sign in. */
  authorizationUrl(redirectUri: string, secrets: OauthSecrets): Promise<string>;
  /**
   * Exchanges the code for the claims; the tokens themselves are not kept.
   * @throws ProblemError 400 when the provider refuses, 502 when it does not answer
   */
  identify(redirectUri: string, code: string, secrets: OauthSecrets): Promise<OauthClaims>;
}

export interface OauthDirectory {
  readonly providers: readonly OauthProvider[];
  /** @throws ProblemError 404 when there is none of that type, 502 when it cannot be reached */
  open(type: string): Promise<OauthClient>;
}

export interface Storyteller {
  /** `pictures` reads the addresses of the pictures that are stored, for a cover. */
  write(
    request: GenerationRequest,
    pictures: () => Promise<readonly string[]>,
  ): Promise<GenerationDraft>;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface Pictures {
  /** A WebP of this size, or undefined for anything but a whole picture of an allowed format. */
  render(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array | undefined>;
}

/** What the backend tells connected browsers. Called after commit, never inside a transaction. */
export interface Realtime {
  /** Disconnects the sockets of sessions that have ended. */
  endSessions(sessionHashes: readonly string[]): void;
  /** Notifies administrators of what has been saved or deleted. */
  catalogueChanged(event: CatalogueChanged): void;
}
