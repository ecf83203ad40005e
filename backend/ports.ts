import type { Kysely } from 'kysely';
import type { CoverPlan } from '#art/cover/plan.ts';
import type { PortraitPlan } from '#art/portrait/plan.ts';
import type {
  CampaignChanged,
  CatalogueChanged,
  GenerationChanged,
  GenerationText,
} from '#src/generated/model/index.ts';
import type { Story, StoryRequest } from './storyteller/story.ts';
import type { Schema } from './db/schema.ts';
import type { MailContent } from './mail/mail-templates.ts';
import type { Quotas } from './quotas.ts';

/** Everything that depends on the platform. Each host provides it to create-backend.ts. */
export interface Ports {
  /** Open and migrated; the host closes it after the backend is closed. */
  readonly db: Kysely<Schema>;
  /** The same database, for searches and other queries that may take long. The host can let them wait for other ones. */
  readonly searches: Kysely<Schema>;
  readonly config: BackendConfig;
  readonly clock: Clock;
  readonly random: FillRandom;
  readonly log: Log;
  readonly passwords: PasswordHasher;
  readonly mailTransport: MailTransport;
  readonly oauth: OauthDirectory;
  readonly storyteller: Storyteller;
  readonly painter: Painter;
  readonly models: Models;
  readonly pictures: Pictures;
  readonly realtime: Realtime;
  readonly pause: Pause;
  /** Counts the reads that are being answered: 1 when one begins, -1 when it ends. */
  readonly countRead: (change: 1 | -1) => void;
  /**
   * How many milliseconds the times at which users open pages can wait until they are written together
   * (visits.ts). 0 writes each time at once: for a host whose database other processes use, or that can end at any
   * time.
   */
  readonly visitDelay: number;
}

/** For how many milliseconds a computation still lets reads go first. A pause reduces this time. */
export interface WaitLimit {
  ms: number;
}

/**
 * A long computation calls this between its parts. The result is a promise if the computation has run for too long;
 * it then waits for the promise, and meanwhile other requests are answered.
 */
export type Pause = (limit?: WaitLimit) => Promise<void> | undefined;

export interface BackendConfig {
  readonly environment: 'production' | 'development' | 'test';
  /** The address of the web app, for links in mails. Without a trailing slash. */
  readonly publicUrl: string;
  /** Origins whose pages may call the API and open the socket. */
  readonly allowedOrigins: ReadonlySet<string>;
  /**
   * The common domain of app and API when their hosts differ; used only for the CSRF cookie, which
   * the app reads.
   */
  readonly cookieDomain: string | null;
  readonly secureCookies: boolean;
  /** How many requests one network (`networkOf` in auth/network.ts) may make in a minute. */
  readonly requestsPerMinute: number;
  /** How many campaigns, characters, entries, pictures and invitations one user may create in a minute. */
  readonly creationsPerMinute: number;
  /** How many generations one user may start in a day. */
  readonly generationsPerDay: number;
  /** How many texts of entries one user may change in a minute. */
  readonly textChangesPerMinute: number;
  /** How many changes of any kind one user may make in a minute. */
  readonly changesPerMinute: number;
  readonly quotas: Quotas;
  /** The models that the operator has configured in the environment. */
  readonly models: ConfiguredModels;
  /** What these models cost. */
  readonly modelPrices: Readonly<Record<keyof ConfiguredModels, ModelPrices>>;
}

/** Returns the milliseconds since 1970. */
export type Clock = () => number;

/** Fills the array with random bytes; a host with a seed gets the same bytes in every run. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void;

type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /** For entries that only the JSON log contains; a log for a terminal omits them. */
  record(message: string, fields?: LogFields): void;
}

export interface PasswordHasher {
  /** Why the password is refused, or null: the result of `refusedPassword`. The server computes it in a thread. */
  fault(password: string, known: readonly string[]): Promise<string | null>;
  hash(password: string): Promise<string>;
  /**
   * If `hash` is null, it returns false after the same time, so that no caller can find out whether
   * an account exists.
   */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether the hash was made with another cost than the current one. */
  isOutdated(hash: string): boolean;
}

export interface Mail extends MailContent {
  /** The same for every attempt, so that mail servers and mail programs can recognise a repeated mail. */
  readonly id: string;
  readonly to: string;
}

export interface MailTransport {
  /** @throws MailRefused when another attempt would not help */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail can never be sent: its address is invalid, or a mail server has refused it permanently. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface OauthProvider {
  /** The last part of the path `/oauth/<type>`. */
  readonly type: string;
  readonly name: string;
}

/** The backend creates these for one sign-in and keeps them in an encrypted cookie of the browser. */
export interface OauthSecrets {
  readonly state: string;
  readonly nonce: string;
  /** The code verifier of PKCE. */
  readonly verifier: string;
}

/** What a provider states about a person. */
export interface OauthClaims {
  readonly iss: string;
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
  readonly preferred_username?: unknown;
  /**
   * When the user has signed in there, in milliseconds; null if the provider should say so and does not, absent if it
   * never does.
   */
  readonly signedInAt?: number | null;
}

export interface OauthClient {
  readonly provider: OauthProvider;
  /**
   * The address where the browser signs in.
   * @param again whether the provider must ask a user who is signed in there, as far as it can
   */
  authorizationUrl(redirectUri: string, secrets: OauthSecrets, again?: boolean): Promise<string>;
  /**
   * Exchanges the code for the claims; the provider's tokens are not kept.
   * @throws ProblemError 400 when the provider refuses the code, 502 when the provider does not answer
   */
  identify(redirectUri: string, code: string, secrets: OauthSecrets): Promise<OauthClaims>;
}

export interface OauthDirectory {
  readonly providers: readonly OauthProvider[];
  /**
   * @throws ProblemError 404 when there is no provider of that type, 502 when it cannot be reached
   */
  open(type: string): Promise<OauthClient>;
}

/** Writes stories. The work takes milliseconds, so a host with many users does it in a thread of its own. */
export interface Storyteller {
  tell(request: StoryRequest): Promise<Story>;
}

/** Paints covers and portraits. The work takes seconds, so a host does it where it delays no request. */
export interface Painter {
  /** The cover as a PNG with the larger size of covers. */
  paint(plan: CoverPlan): Promise<Uint8Array>;
  /** The portrait of a character as a PNG of `portraitSize`. */
  paintPortrait(plan: PortraitPlan): Promise<Uint8Array>;
}

export type ModelProvider = 'openai-compatible' | 'anthropic' | 'google';

/** How a model is reached. The key never leaves the server, except to this provider. */
export interface ModelConnection {
  readonly provider: ModelProvider;
  /** A host, an address such as `https://host/v1`, or that of an endpoint; null for the provider's own. */
  readonly baseUrl: string | null;
  readonly model: string;
  /** Null for a server that needs none. */
  readonly key: string | null;
}

export interface ConfiguredModels {
  readonly text: ModelConnection | null;
  readonly image: ModelConnection | null;
}

/** In US dollars; null if a price is not known. */
export interface ModelPrices {
  /** The price of a million tokens in requests. */
  readonly input: number | null;
  /** The price of a million tokens in answers. */
  readonly output: number | null;
  readonly picture: number | null;
}

/** What a call has used, as far as the provider says so; of a request that was not answered to its end, an estimate. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** From the start of the call to the first token of an answer; null if there was none. */
  readonly firstTokenMs: number | null;
  readonly requests: number;
}

export interface WriteTask {
  readonly system: string;
  /** Texts of users belong here and never into `system`. */
  readonly prompt: string;
  /**
   * The JSON schema of an object, compiled once for each schema object. Providers keep to it most strictly
   * if each object has all its properties in `required`, and `additionalProperties: false`.
   */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxOutputTokens: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Gets what was used when the signal ends the call; of the last request, an estimate. Must not throw. */
  readonly onCancelled?: (usage: ModelUsage) => void;
}

interface WriteOptions extends CallOptions {
  /**
   * Gets the value of the property `text` as far as it is written. It begins again from an empty text if the
   * model has to repeat its answer. Must not throw.
   */
  readonly onText?: (text: string) => void;
}

export interface PaintTask extends PictureSize {
  /** Returns the prompt in at most `longest` characters; null if its necessary parts are longer. */
  readonly promptOf: (longest: number) => string | null;
}

/** Language and image models. A call is not retried: who calls decides that. */
export interface Models {
  /**
   * Streams one object that fits the schema.
   * @throws ModelFailure, or the reason of the signal
   */
  write(
    connection: ModelConnection,
    task: WriteTask,
    options?: WriteOptions,
  ): Promise<{ readonly value: unknown; readonly usage: ModelUsage }>;
  /**
   * A PNG, JPEG or WebP in about this ratio. Only its first bytes are checked, so it must be rendered again.
   * @throws ModelFailure, or the reason of the signal
   */
  paint(
    connection: ModelConnection,
    task: PaintTask,
    options?: CallOptions,
  ): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly usage: ModelUsage }>;
}

export type ModelFailureReason =
  /** There is no connection. */
  | 'unreachable'
  /** The address is private and not allowed, or the provider leads to another address. */
  | 'not-allowed'
  /** The provider does not accept the key, or its account may not use the model or has no credit. */
  | 'wrong-key'
  /** The provider has no such model, or no such address. */
  | 'unknown-model'
  /** The provider does not accept the request for another reason, for example because it is too long. */
  | 'rejected'
  | 'too-many-requests'
  /** The provider fails, or its answer cannot be used. */
  | 'broken'
  /** The answer is longer than allowed. */
  | 'too-large'
  /** The provider or the model does not want to answer. */
  | 'refused'
  | 'too-slow';

/** A host that gets no request. */
export interface RefusedHost {
  /** `host:port`, as the operator allows it. */
  readonly host: string;
  /**
   * `private`: its address is not public. `plain-http`: the address has no https. `redirect`: the provider leads to
   * it. `picture`: the provider has a picture there.
   */
  readonly why: 'private' | 'plain-http' | 'redirect' | 'picture';
  /** Whether the address can be used only if the operator allows the host. A name is not looked up for this. */
  readonly needsPermission: boolean;
}

interface ModelFailureFacts {
  readonly usage: ModelUsage;
  readonly status?: number | null;
  readonly retryAfterMs?: number | null;
  readonly refusedHost?: RefusedHost | null;
}

/** A call of a model has failed. Contains neither the key nor the prompt nor the answer. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly reason: ModelFailureReason;
  /** The status of the response; null if there was none. */
  readonly status: number | null;
  /** When the provider wants the next request; null if it does not say so. */
  readonly retryAfterMs: number | null;
  /** The host because of which the reason is `not-allowed`; null if there is none, or if it is not known. */
  readonly refusedHost: RefusedHost | null;
  /** What was used until the failure. */
  readonly usage: ModelUsage;

  constructor(reason: ModelFailureReason, facts: ModelFailureFacts) {
    const status = facts.status ?? null;
    super(`The model failed: ${reason}${status === null ? '' : ` (status ${status})`}.`);
    this.reason = reason;
    this.status = status;
    this.retryAfterMs = facts.retryAfterMs ?? null;
    this.refusedHost = facts.refusedHost ?? null;
    this.usage = facts.usage;
  }
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * How a picture is fitted to a size: `cover` crops it to exactly this size; `inside` keeps its ratio and
 * shrinks it until it fits. A picture that fits already keeps its size.
 */
export type PictureFit = 'cover' | 'inside';

export interface RenderedPicture extends PictureSize {
  /**
   * The SHA-256 of the bytes as base64url, so that equal images are stored only once. The server computes it in the
   * process that renders the picture: on the thread of the requests, all of them would wait for it.
   */
  readonly id: string;
  /** A WebP. */
  readonly bytes: Uint8Array;
}

export interface Pictures {
  /**
   * The picture in each of these sizes, which have the same ratio. Only the first frame of an animation
   * is rendered. Undefined if the bytes are not a complete picture of an allowed format, or have too many
   * pixels (pixel-limits.ts).
   * @throws ProblemError 503 when too many pictures are waiting
   */
  render<Name extends string>(
    userId: string,
    bytes: Uint8Array,
    sizes: Readonly<Record<Name, PictureSize>>,
    fit: PictureFit,
  ): Promise<Readonly<Record<Name, RenderedPicture>> | undefined>;
}

/** Notifies connected browsers. Called after the commit, never inside a transaction. */
export interface Realtime {
  /** Disconnects the sockets of sessions that have ended. */
  endSessions(sessionHashes: readonly string[]): void;
  /** Notifies administrators of saved and deleted items. */
  catalogueChanged(event: CatalogueChanged): void;
  /** Notifies these users of a change in a campaign. Others must not learn of it. */
  campaignChanged(userIds: readonly string[], event: CampaignChanged): void;
  /** Notifies the user who has started the generation. */
  generationChanged(userId: string, event: GenerationChanged): void;
  /** Sends the user who has started the generation a piece of its text. */
  generationText(userId: string, event: GenerationText): void;
}
