import type { Kysely } from 'kysely';
import { readBody, readForm, readParams, type FormPart } from '#contract/requests.ts';
import { responseFindings } from '#contract/responses.ts';
import type { Handlers, OperationsOfTag, Output } from '#contract/types.ts';
import type { AppContext, RequestContext, SignedInUser } from '#backend/context.ts';
import { memberColumns } from '#backend/campaigns/member-columns.ts';
import { insertMany } from '#backend/db/insert-many.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { CampaignRole } from '#backend/db/tables/campaign-tables.ts';
import { Outages } from '#backend/outages.ts';
import { Visits } from '#backend/visits.ts';
import { handlers } from '#backend/handlers/all.ts';
import { testConfig } from '#tests/support/app.ts';
import { silentLog } from '#server/log.ts';
import { createRandom, systemRandom } from '#backend/random.ts';
import { defaultQuotas } from '#backend/quotas.ts';
import { createPictures } from '#server/pictures/create-pictures.ts';
import { GenerationJobs } from '#backend/generation/jobs.ts';
import { storyteller } from '#mocks/ports/makers.ts';
import { quickPainter } from '#tests/support/quick-painter.ts';
import { ModelCache } from '#backend/models/stored-models.ts';
import { Rests } from '#backend/models/rests.ts';
import { models } from '#mocks/ports/models.ts';
import type {
  ConfiguredModels,
  Models,
  Painter,
  Pause,
  Pictures,
  Realtime,
  Storyteller,
} from '#backend/ports.ts';
import type {
  CampaignChanged,
  CatalogueChanged,
  GenerationChanged,
  GenerationText,
} from '#src/generated/model/index.ts';
import {
  operations,
  type Operation,
  type OperationId,
} from '#src/generated/contract/operations.ts';

export const noon = Date.UTC(2026, 10, 1, 12);

const random = createRandom(systemRandom);
const pictures = createPictures(silentLog);

/** The operations that `HandlerCalls` can call. Signing in needs cookies, so its tests use HTTP. */
export type Callable = Exclude<OperationId, OperationsOfTag<'account' | 'auth' | 'session'>>;

const everyHandler: Handlers<RequestContext, Callable> = handlers;

export interface HandlerInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  /** The headers by their lower-case names. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly parts?: readonly FormPart[];
}

/** The roles of members by the ids of their users. */
type Roles = Readonly<Record<string, CampaignRole>>;

/** Calls handlers without HTTP. A test adds the users and sets the clock. */
export class HandlerCalls {
  now = noon;
  /** The events for administrators, the oldest first. */
  readonly events: CatalogueChanged[] = [];
  /** The events for members of campaigns with their receivers, the oldest first. */
  readonly campaignEvents: ({ userIds: readonly string[] } & CampaignChanged)[] = [];
  /** The events for users about their generations, the oldest first. */
  readonly generationEvents: ({ userId: string } & GenerationChanged)[] = [];
  /** The pieces of texts for users, the oldest first. */
  readonly textEvents: ({ userId: string } & GenerationText)[] = [];
  storyteller: Storyteller = storyteller;
  painter: Painter = quickPainter;
  models: Models = models;
  /** The models that the environment sets. */
  configuredModels: ConfiguredModels = { text: null, image: null };
  readonly #modelCache = new ModelCache();
  readonly #modelRests = new Rests(() => this.now);
  generationsPerDay = Number.POSITIVE_INFINITY;
  /** The work on generations; tests start it with `work`. */
  #jobs: GenerationJobs | undefined;
  pause: Pause = () => undefined;
  creationsPerMinute = Number.POSITIVE_INFINITY;
  textChangesPerMinute = Number.POSITIVE_INFINITY;
  quotas = defaultQuotas;
  pictures: Pictures = pictures;
  visits: Visits;
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.visits = new Visits(db, new Outages(silentLog, Date.now), 0);
  }

  async addUser(name: string, groups: readonly string[] = []): Promise<SignedInUser> {
    const id = name.toLowerCase();
    const email = `${id}@example.org`;
    await this.#db
      .insertInto('user')
      .values({
        id,
        email,
        email_norm: email,
        name,
        password_hash: null,
        email_verified_at: noon,
        created_at: noon,
        updated_at: noon,
        disabled_at: null,
      })
      .execute();
    return { id, name, email, groups, sessionHash: id, provenAt: noon, closesAt: null };
  }

  /** Creates a campaign with these other members, by their ids, and returns its id. */
  async newCampaign(owner: SignedInUser, members: Roles = {}): Promise<string> {
    const texts = { title: 'The Lanterns', setting: 'A coast', storyOverview: 'Fog came.' };
    const { body } = await this.callAs(owner, 'campaignCreate', { parts: Object.entries(texts) });
    await this.addMembers(body.campaignId, members);
    return body.campaignId;
  }

  async addMembers(campaignId: string, members: Roles): Promise<void> {
    const campaign = await this.#db
      .selectFrom('campaign')
      .selectAll()
      .where('id', '=', campaignId)
      .executeTakeFirstOrThrow();
    const columns = { ...memberColumns(campaign), joined_at: this.now };
    await insertMany(
      this.#db,
      'campaign_member',
      Object.entries(members).map(([user_id, role]) => ({ ...columns, user_id, role })),
    );
  }

  /**
   * Validates the input with the contract, calls the handler of the operation, and validates the
   * answer with the contract.
   */
  async callAs<Id extends Callable>(
    user: SignedInUser | null,
    id: Id,
    { path = {}, query = {}, headers = {}, body, parts }: HandlerInput = {},
  ): Promise<Output<Id>> {
    const header = (name: string) => headers[name.toLowerCase()];
    const raw = { path, query: searchOf(query), header };
    const params = readParams(id, raw);
    const input = parts ? readForm(id, parts) : readBody(id, body);
    const handler = everyHandler[id];
    const answer = await handler(this.#context(user, header), { params, body: input });
    const operation: Operation = operations[id];
    const plain: { status: number; body?: unknown; headers?: Record<string, string> } = answer;
    const findings = responseFindings(id, {
      status: plain.status,
      body: plain.body instanceof Uint8Array ? plain.body : asSent(plain.body),
      header: (name) =>
        name.toLowerCase() === 'content-type'
          ? operation.responses[plain.status]?.contentType
          : plain.headers?.[name],
    });
    if (findings.length > 0) throw new Error(findings.join('\n'));
    return answer;
  }

  #context(
    user: SignedInUser | null,
    header: (name: string) => string | undefined,
  ): RequestContext {
    const db = this.#db;
    const { now } = this;
    return {
      app: this.#app(),
      db,
      now,
      requestId: 'test-request',
      ip: '127.0.0.1',
      user,
      signedIn: () => {
        if (user) return user;
        throw new Error('No user is signed in.');
      },
      header,
      cookie: () => undefined,
      setCookie: () => undefined,
      noteChange: () => undefined,
      audit: async (within, { action, targetKind, targetId, details, actorId }) => {
        await within
          .insertInto('audit')
          .values({
            id: random.id(now),
            at: now,
            actor_id: actorId === undefined ? (user?.id ?? null) : actorId,
            action,
            target_kind: targetKind,
            target_id: targetId,
            request_id: 'test-request',
            details: JSON.stringify(details ?? {}),
          })
          .execute();
      },
    };
  }

  #app(): AppContext {
    const { pause, creationsPerMinute, textChangesPerMinute, generationsPerDay, quotas } = this;
    const realtime: Realtime = {
      endSessions: () => undefined,
      catalogueChanged: (event) => void this.events.push(event),
      campaignChanged: (userIds, event) =>
        void this.campaignEvents.push({ userIds: userIds.toSorted(), ...event }),
      generationChanged: (userId, event) => void this.generationEvents.push({ userId, ...event }),
      generationText: (userId, event) => void this.textEvents.push({ userId, ...event }),
    };
    // The handlers of these operations use no other part of the context.
    return {
      realtime,
      random,
      pictures: this.pictures,
      storyteller: this.storyteller,
      painter: this.painter,
      models: this.models,
      modelCache: this.#modelCache,
      modelRests: this.#modelRests,
      db: this.#db,
      searches: this.#db,
      clock: () => this.now,
      generations: { wake: () => undefined, idle: async () => undefined },
      log: silentLog,
      config: testConfig({
        creationsPerMinute,
        textChangesPerMinute,
        generationsPerDay,
        quotas,
        models: this.configuredModels,
      }),
      outages: new Outages(silentLog, Date.now),
      visits: this.visits,
      pause,
      countRead: () => undefined,
    } as Partial<AppContext> as AppContext;
  }

  /** Works on all generations that wait. `wakes`: how often the work is woken. */
  async work(wakes = 1): Promise<void> {
    this.#jobs ??= new GenerationJobs(this.#app());
    for (let count = 0; count < wakes; count += 1) this.#jobs.wake();
    await this.#jobs.idle();
    await this.stopWork();
  }

  /** Ends the work in the same way as a process that stops. */
  async stopWork(): Promise<void> {
    await this.#jobs?.close();
    this.#jobs = undefined;
  }
}

/** The body as a client receives it: serialized to JSON and parsed. */
const asSent = (body: unknown): unknown =>
  body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown);

function searchOf(query: NonNullable<HandlerInput['query']>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, value);
  }
  return search;
}
