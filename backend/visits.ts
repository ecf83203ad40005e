import type { Kysely } from 'kysely';
import { bestEffortOfRead } from './db/best-effort.ts';
import { databaseFault } from './db/errors.ts';
import type { Schema } from './db/schema.ts';
import { keptVisits, storeEntryVisit } from './entries/stored-visits.ts';
import type { Outages } from './outages.ts';

/** A record that a user opens. */
export type Opened =
  | { readonly opened: 'campaign' | 'character'; readonly id: string }
  | { readonly opened: 'entry'; readonly id: string; readonly campaignId: string };

export type Visit = Opened & { readonly userId: string; readonly at: number };

/** The most visits that wait. With one more, they are written at once. */
const maxWaiting = 1000;

/** Other writes go on between the transactions. */
const writtenAtOnce = 200;

const what = 'A time of opening';

const keyOf = ({ opened, id }: Visit): string => `${opened} ${id}`;

/**
 * The visits that are not written yet. After each write SQLite discards the pages that its thread for
 * reads has in memory, so a write for each visit would make opening a campaign slow. Code that reads
 * stored visits calls `write` before, or adds those that wait.
 */
export class Visits {
  readonly #db: Kysely<Schema>;
  readonly #outages: Outages;
  readonly #delay: number;
  /** The visits of each user, the latest last. */
  readonly #waiting = new Map<string, Map<string, Visit>>();
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  /** The write that begins when the present one has ended. */
  #next: Promise<void> | undefined;
  /** The visits that could not be written once, because the database was busy. */
  readonly #failedOnce = new WeakSet<Visit>();

  /** @param delay in milliseconds; 0 writes each visit at once */
  constructor(db: Kysely<Schema>, outages: Outages, delay: number) {
    this.#db = db;
    this.#outages = outages;
    this.#delay = delay;
  }

  async record(visit: Visit): Promise<void> {
    if (this.#delay === 0) {
      const write = () => this.#store([visit]);
      return bestEffortOfRead(this.#outages, what, write);
    }
    const ofUser = this.#waiting.get(visit.userId) ?? new Map<string, Visit>();
    this.#waiting.set(visit.userId, ofUser);
    // Deleted first, so that the visit becomes the last one of the map.
    if (!ofUser.delete(keyOf(visit))) this.#count += 1;
    ofUser.set(keyOf(visit), visit);
    this.#forgetEarlierThanKept(ofUser, visit);
    if (this.#count > maxWaiting) void this.#flush();
    else this.#timer ??= setTimeout(() => void this.#flush(), this.#delay);
  }

  /** The visits of the user that wait, the latest first. */
  waitingOf(userId: string): readonly Visit[] {
    return [...(this.#waiting.get(userId)?.values() ?? [])].toReversed();
  }

  /** Writes what waits, if the user waits for it. Like each visit, it waits no longer than 100 ms. */
  async write(userId: string): Promise<void> {
    if (!this.#waiting.has(userId)) return;
    await bestEffortOfRead(this.#outages, what, () => this.#flush());
  }

  async close(): Promise<void> {
    await this.#flush();
    // Once more for the visits for which the database was too busy.
    await this.#flush();
    clearTimeout(this.#timer);
  }

  #flush(): Promise<void> {
    this.#next ??= this.#writing.then(() => {
      this.#next = undefined;
      return this.#writeWaiting();
    });
    this.#writing = this.#next;
    return this.#next;
  }

  async #writeWaiting(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const visits = [...this.#waiting.values()].flatMap((ofUser) => [...ofUser.values()]);
    for (let from = 0; from < visits.length; from += writtenAtOnce) {
      await this.#writePart(visits.slice(from, from + writtenAtOnce));
    }
    if (this.#count > 0) this.#timer ??= setTimeout(() => void this.#flush(), this.#delay);
  }

  /**
   * Writes some visits together. If that fails, each is written alone, because one of them can be the cause, such as
   * one of a record that is being deleted. What fails alone because the database is busy waits for one more attempt.
   */
  async #writePart(visits: readonly Visit[]): Promise<void> {
    let isWaiting = false;
    try {
      await this.#store(visits);
    } catch (error) {
      if (visits.length > 1) {
        for (const visit of visits) await this.#writePart([visit]);
        return;
      }
      const isBusy = databaseFault(error)?.kind === 'busy';
      isWaiting = isBusy && visits.some((visit) => !this.#failedOnce.has(visit));
      for (const visit of visits) this.#failedOnce.add(visit);
      if (!isWaiting) this.#outages.report(`${what} could not be stored.`, error);
    }
    // Forgotten only now: requests that read the visits before they are stored need them in memory.
    if (!isWaiting) for (const visit of visits) this.#forget(visit);
  }

  async #store(visits: readonly Visit[]): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      for (const visit of visits) await storeVisit(transaction, visit);
    });
  }

  /** Of the entries of a campaign, only the last visits are stored. */
  #forgetEarlierThanKept(ofUser: ReadonlyMap<string, Visit>, visit: Visit): void {
    if (visit.opened !== 'entry') return;
    const inCampaign = [...ofUser.values()].filter(
      (other) => other.opened === 'entry' && other.campaignId === visit.campaignId,
    );
    for (const earlier of inCampaign.slice(0, -keptVisits)) this.#forget(earlier);
  }

  /** Removes a visit from those that wait, unless the user has opened the same record again since. */
  #forget(visit: Visit): void {
    const ofUser = this.#waiting.get(visit.userId);
    if (ofUser?.get(keyOf(visit)) !== visit) return;
    ofUser.delete(keyOf(visit));
    this.#count -= 1;
    if (ofUser.size === 0) this.#waiting.delete(visit.userId);
  }
}

/** Stores nothing of a record that was deleted since, or that the user may not open any more. */
async function storeVisit(transaction: Kysely<Schema>, visit: Visit): Promise<void> {
  if (visit.opened === 'entry') return storeEntryVisit(transaction, visit);
  const { userId, id, at } = visit;
  if (visit.opened === 'character') {
    await transaction
      .updateTable('character')
      .set({ last_accessed_at: at })
      .where('id', '=', id)
      .where('owner_id', '=', userId)
      .execute();
    return;
  }
  await transaction
    .updateTable('campaign_member')
    .set({ last_accessed_at: at })
    .where('campaign_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}
