import { isPageOf, sameUserOnly } from '../http.ts';
import { endsSession, HttpError, isTemporary, reasonText } from '../http-error.ts';
import { keptEntries, type WaitingOwner } from './kept-entries.ts';

/** Milliseconds before entries are sent again that could not be sent, or that another tab does not send. */
const retryAfter = 5000;

/** Milliseconds after which a request that hangs counts as failed. */
const longestSend = 20_000;

const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && !isTemporary(error) && !endsSession(error);

interface WaitingQueueParts<Entry extends object> {
  owner: WaitingOwner;
  idOf: (entry: Entry) => string;
  isEntry: (value: object) => value is Entry;
  /** How many entries one request can have. */
  most: number;
  /** Sends entries and takes over the response. It throws if the response is not from the server. */
  send: (entries: readonly Entry[], signal: AbortSignal) => Promise<void>;
  /** Whether this entry, and so all entries after it, must wait for something else. Afterwards, `flush` sends them. */
  isHeld?: (entry: Entry) => boolean;
  /** Called for an entry that the server has refused for good. */
  onRefused: (entry: Entry, reason: string) => void;
  /** Called after another tab has sent an entry, whose response only that tab has. */
  onSentElsewhere?: () => void;
  /** Called when the queue begins to send. The returned function is called when it ends. */
  whileOpen?: () => () => void;
}

/** What a page shows about what waits. */
export interface WaitingState<Entry> {
  readonly waiting: readonly Entry[];
  /** Whether the last attempt to send has failed, so that the entries wait for the network. */
  readonly hasFailed: boolean;
  /** Whether all entries are kept on the device; false if its storage is full or refused. */
  readonly isKept: boolean;
}

/** Runs a task while no other tab runs one with the same name. */
async function exclusively(name: string, task: () => Promise<void>): Promise<void> {
  // TypeScript declares `locks` as always present, but it is missing in insecure contexts.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return task();
  await locks.request(name, task);
}

/**
 * Sends entries in their order. Without a network they wait, also over a reload, and each is applied once,
 * because it has an id.
 */
export class WaitingQueue<Entry extends object> {
  readonly #parts: WaitingQueueParts<Entry>;
  readonly #kept: ReturnType<typeof keptEntries<Entry>>;
  readonly #listeners = new Set<() => void>();
  #state: WaitingState<Entry>;
  readonly #refused = new Set<string>();
  #connections = 0;
  /** Null while nothing is sent. */
  #stopListening: (() => void) | null = null;
  #isSending = false;
  /** Refused entries are sent alone, so that one does not take others with it. */
  #isCareful = false;
  readonly #requireSameUser = sameUserOnly();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: WaitingQueueParts<Entry>) {
    this.#parts = parts;
    this.#kept = keptEntries(parts.owner, parts.idOf, parts.isEntry);
    this.#state = { waiting: this.#kept.read(), hasFailed: false, isKept: true };
  }

  readonly state = (): WaitingState<Entry> => this.#state;

  /** Whether the server has refused an entry for good. */
  readonly wasRefused = (id: string): boolean => this.#refused.has(id);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Sends what the device has kept, and again when the network is back, until the returned function is called.
   * What waits then is still sent, because the user may stay in the app without opening the sheet again.
   */
  connect(): () => void {
    this.#connections += 1;
    if (!this.#stopListening) {
      this.#readKept();
      this.#stopListening = this.#listen();
    }
    void this.#flush();
    return () => {
      this.#connections -= 1;
      this.#closeIfDone();
    };
  }

  /** Another tab can have added or sent entries while this queue did not listen. */
  #readKept(): void {
    const { idOf } = this.#parts;
    const { waiting, isKept } = this.#state;
    const kept = this.#kept.read();
    const ids = new Set(kept.map((entry) => idOf(entry)));
    const unkept = isKept ? [] : waiting.filter((entry) => !ids.has(idOf(entry)));
    if (kept.length + waiting.length > 0) this.#set({ waiting: [...kept, ...unkept] });
  }

  #closeIfDone(): void {
    if (this.#connections === 0 && this.#state.waiting.length === 0) this.#close();
  }

  #close(): void {
    this.#stopListening?.();
    this.#stopListening = null;
    clearTimeout(this.#timer);
  }

  add(entry: Entry): void {
    const isKept = this.#kept.keep(entry) && this.#state.isKept;
    this.#set({ waiting: [...this.#state.waiting, entry], isKept });
    void this.#flush();
  }

  #listen(): () => void {
    window.addEventListener('online', this.flush);
    const { idOf, onSentElsewhere, whileOpen } = this.#parts;
    const has = (id: string) => this.#state.waiting.some((entry) => idOf(entry) === id);
    const unwatch = this.#kept.watch(
      (entry) => {
        if (has(idOf(entry))) return;
        this.#set({ waiting: [...this.#state.waiting, entry] });
        // The other tab sends it now, unless it was closed.
        this.#flushLater();
      },
      (id) => {
        if (!has(id)) return;
        this.#remove((entry) => idOf(entry) === id);
        onSentElsewhere?.();
      },
    );
    const end = whileOpen?.();
    return () => {
      end?.();
      window.removeEventListener('online', this.flush);
      unwatch();
    };
  }

  #set(changes: Partial<WaitingState<Entry>>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #flushLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#flush(), retryAfter);
  }

  /** Sends what waits and is no longer held. */
  readonly flush = (): void => void this.#flush();

  /** The entries of the next request. */
  #next(): readonly Entry[] {
    const { most, isHeld } = this.#parts;
    const { waiting } = this.#state;
    const held = isHeld ? waiting.findIndex((entry) => isHeld(entry)) : -1;
    return waiting.slice(0, held === -1 ? undefined : held).slice(0, this.#isCareful ? 1 : most);
  }

  async #flush(): Promise<void> {
    if (this.#state.waiting.length === 0 || this.#isSending || !this.#stopListening) return;
    // The sheet is closed and its user has signed out: the entries wait for the next session of the user.
    if (this.#connections === 0 && !isPageOf(this.#parts.owner.userId)) {
      this.#close();
      return;
    }
    if (this.#next().length === 0) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    try {
      const { userId, kind, characterId } = this.#parts.owner;
      await exclusively(`questwright-play/${userId}/${kind}/${characterId}`, () => this.#sendOne());
    } finally {
      this.#isSending = false;
    }
    if (!this.#state.hasFailed) void this.#flush();
  }

  /** Sends one request. */
  async #sendOne(): Promise<void> {
    const { send, idOf, onRefused } = this.#parts;
    // Another tab can have sent entries while this one waited for its turn.
    const sent = this.#next();
    if (sent.length === 0) return;
    try {
      this.#requireSameUser();
      await send(sent, AbortSignal.timeout(longestSend));
      this.#state = { ...this.#state, hasFailed: false };
      this.#remove((entry) => sent.includes(entry));
    } catch (error) {
      if (!isRefused(error)) {
        this.#fail(error);
      } else if (sent.length > 1) {
        this.#isCareful = true;
        this.#set({ hasFailed: false });
      } else {
        this.#isCareful = false;
        // The server was reached, so the entries after this one can be sent.
        this.#state = { ...this.#state, hasFailed: false };
        for (const entry of sent) {
          this.#refused.add(idOf(entry));
          onRefused(entry, reasonText(error));
        }
        this.#remove((entry) => sent.includes(entry));
      }
    }
  }

  #fail(error: unknown): void {
    // After the end of a session the entries wait for the next one of this user.
    if (isTemporary(error) && this.#stopListening) this.#flushLater();
    this.#set({ hasFailed: true });
  }

  #remove(isGone: (entry: Entry) => boolean): void {
    for (const entry of this.#state.waiting) if (isGone(entry)) this.#kept.forget(entry);
    const waiting = this.#state.waiting.filter((entry) => !isGone(entry));
    this.#set({ waiting, isKept: waiting.length === 0 || this.#state.isKept });
    this.#closeIfDone();
  }
}
