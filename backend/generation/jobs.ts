import { databaseFault } from '#backend/db/errors.ts';
import { ProblemError } from '#contract/problem.ts';
import type { GenerationKind } from '#src/generated/model/index.ts';
import { endWaiting } from '#backend/campaigns/painted-cover.ts';
import { makeCover } from './cover.ts';
import type { GenerationContext } from './generation-context.ts';
import { keepLease } from './keep-lease.ts';
import { claimNext, lostGenerations, nextDue, release, storeFailure } from './queue.ts';
import { makePortrait } from './portrait.ts';
import { isPainted, type GenerationRow } from './record.ts';
import { requireUnchangedRight } from './rights.ts';
import { makeText } from './text.ts';
import { isModelUsed } from './model-session.ts';
import { Watch, WorkEnded } from './watch.ts';

const pictureKinds: readonly GenerationKind[] = ['cover', 'portrait'];

const textKinds: readonly GenerationKind[] = [
  'setting',
  'adventure',
  'quest',
  'person',
  'place',
  'recap',
  'character',
];

/** How many generations a process works on with models side by side. */
const modelConcurrency = 2;

/**
 * A process works on all lanes at the same time. A picture takes seconds and a text milliseconds, so texts do not
 * wait for pictures of other users; and neither waits for models, which take minutes.
 */
const laneNames = [
  'texts',
  'pictures',
  ...Array.from({ length: modelConcurrency }, () => 'models' as const),
] as const;

const broken: Readonly<Record<'picture' | 'text', string>> = {
  picture: 'The painter has broken off three times. Please try again later.',
  text: 'The storyteller has broken off three times. Please try again later.',
};

/**
 * The pause of a lane before its next generation, in milliseconds. Besides the work in another process, each one costs
 * the server dozens of statements, for which the lists of other people would wait without a pause.
 */
const pause = 100;

function paused(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, pause);
  return promise;
}

/** In milliseconds. A generation that is due may still have to wait for another one of its user. */
const shortestWait = 1000;

/** The longest time without looking for work that another process has left, in milliseconds. */
const longestWait = 60_000;

interface Lane {
  readonly name: (typeof laneNames)[number];
  running: Promise<void> | null;
  isPending: boolean;
}

/** Works on the generations that wait, one of each lane at a time. */
export class GenerationJobs {
  readonly #context: GenerationContext;
  readonly #lanes: readonly Lane[] = laneNames.map((name) => ({
    name,
    running: null,
    isPending: false,
  }));
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #closing = new AbortController();

  constructor(context: GenerationContext) {
    this.#context = context;
  }

  /** Starts the work on waiting generations. Call it after the commit. */
  wake(): void {
    for (const lane of this.#lanes) {
      lane.isPending = true;
      if (!lane.running) this.#start(lane);
    }
  }

  #start(lane: Lane): void {
    if (this.#closed) return;
    lane.running = this.#work(lane)
      .catch((error: unknown) => {
        lane.isPending = false;
        if (this.#closed && databaseFault(error)?.kind === 'unavailable') return;
        this.#context.outages.report('The generations cannot be read at the moment.', error);
        this.#wakeIn(longestWait);
      })
      .finally(() => {
        lane.running = null;
        // wake() was called after the last look for work. Only this lane looks again: two lanes that wake each
        // other would never end.
        if (lane.isPending) this.#start(lane);
      });
  }

  /** Resolves when no generation is worked on. */
  async idle(): Promise<void> {
    // A lane that ends can wake one that was idle before.
    const running = () => this.#lanes.find((lane) => lane.running !== null)?.running;
    for (let work = running(); work; work = running()) await work;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.idle();
  }

  get #closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** The kinds that a lane works on now: with a model, if there is one that does not rest. */
  async #kindsOf({ name }: Lane): Promise<readonly GenerationKind[]> {
    const withModels: GenerationKind[] = [];
    if (await isModelUsed(this.#context, 'text')) withModels.push(...textKinds);
    if (await isModelUsed(this.#context, 'image')) withModels.push(...pictureKinds);
    if (name === 'models') return withModels;
    const own = name === 'texts' ? textKinds : pictureKinds;
    return own.filter((kind) => !withModels.includes(kind));
  }

  async #work(lane: Lane): Promise<void> {
    const { db, clock } = this.#context;
    let hasWorked = false;
    while (lane.isPending && !this.#closed) {
      lane.isPending = false;
      const kinds = await this.#kindsOf(lane);
      if (kinds.length === 0) return;
      // Nearly always nothing waits, and then one query is enough.
      if ((await nextDue(db)) === undefined) return;
      if (hasWorked) await paused();
      if (this.#closed) return;
      for (const lost of await lostGenerations(db, clock())) await this.#fail(lost, null);
      const row = await claimNext(db, kinds, clock());
      if (!row) continue;
      lane.isPending = true;
      await this.#attempt(lane, row);
      hasWorked = true;
      // A user has one generation at a time. Another lane may have left out this user's next one until now.
      this.wake();
    }
    await this.#wakeWhenDue();
  }

  async #attempt(lane: Lane, row: GenerationRow): Promise<void> {
    const { db, log, realtime } = this.#context;
    const { id: generationId, user_id: userId } = row;
    realtime.generationChanged(userId, { generationId, status: 'running' });
    const watch =
      lane.name === 'models' ? new Watch(this.#context, row, this.#closing.signal) : null;
    const endLease = watch === null ? keepLease(this.#context, row) : () => watch.stop();
    try {
      await requireUnchangedRight(db, row);
      const isDone =
        row.kind === 'cover'
          ? await makeCover(this.#context, row, watch)
          : row.kind === 'portrait'
            ? await makePortrait(this.#context, row, watch)
            : await makeText(this.#context, row, row.kind, watch);
      if (isDone) realtime.generationChanged(userId, { generationId, status: 'done' });
    } catch (error) {
      if (this.#closed) return release(db, row);
      // It was cancelled or discarded.
      if (error instanceof WorkEnded) return;
      if (databaseFault(error)) throw error;
      // What the user wrote can be in the message, so the log has only the name of the error.
      log.warn('A generation has failed.', {
        generation: generationId,
        kind: row.kind,
        reason: error instanceof Error ? error.name : typeof error,
      });
      await this.#fail(row, error instanceof ProblemError ? error : null);
    } finally {
      await endLease();
    }
  }

  /** @param problem a sentence for the user, if there is one */
  async #fail(row: GenerationRow, problem: ProblemError | null): Promise<void> {
    const { db, clock, realtime } = this.#context;
    const { id: generationId, user_id: userId, campaign_id: campaignId } = row;
    const reason = problem?.message ?? broken[isPainted(row.kind) ? 'picture' : 'text'];
    // What is not allowed stays forbidden, so another attempt would give the same problem.
    const isFinal = problem !== null && problem.status < 500;
    const failed = await db.transaction().execute(async (transaction) => {
      if (!(await storeFailure(transaction, row, { reason, isFinal }, clock()))) return undefined;
      return row.is_for_campaign === 1 ? endWaiting(transaction, campaignId) : [];
    });
    if (!failed) return;
    realtime.generationChanged(userId, { generationId, status: 'failed' });
    if (campaignId !== null && failed.length > 0) {
      realtime.campaignChanged(failed, { campaignId, entryId: null });
    }
  }

  async #wakeWhenDue(): Promise<void> {
    if (this.#closed) return;
    const due = await nextDue(this.#context.db);
    if (due === undefined || this.#closed) return;
    const wait = Math.min(Math.max(due - this.#context.clock(), shortestWait), longestWait);
    this.#wakeIn(wait);
  }

  #wakeIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => this.wake(), milliseconds);
  }
}
