import { endsSession, failureText, HttpError, isTemporary } from '#src/api/http-error.ts';
import { keepDraft, type DraftFormat } from '#src/components/drafts/kept-draft.ts';
import type { CharacterPlay, CharacterPlayRequest } from '#src/generated/model/index.ts';
import { isRecord } from '#src/lib/is-record.ts';

type Waiting = readonly CharacterPlayRequest[];

const schema = 1;

const isRequest = (value: unknown): value is CharacterPlayRequest =>
  isRecord(value) && typeof value['changeId'] === 'string';

/** What the device stores of the changes that the server does not have yet. */
const waitingFormat: DraftFormat<Waiting> = {
  write: (waiting) => (waiting.length === 0 ? null : { head: { schema, waiting } }),
  read: ({ head }) =>
    isRecord(head) && head['schema'] === schema && Array.isArray(head['waiting'])
      ? head['waiting'].filter((request) => isRequest(request))
      : null,
};

/** Milliseconds before changes are sent again that could not be sent. */
const retryAfter = 5000;

const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && !isTemporary(error) && !endsSession(error);

interface PlayQueueParts {
  /** The user and the character; see `keepDraft`. */
  owner: string;
  send: (request: CharacterPlayRequest) => Promise<CharacterPlay>;
  onSent: (play: CharacterPlay) => void;
  /** Called for a change that the server has refused for good. */
  onRefused: (reason: string) => void;
}

/**
 * Sends the changes of a character in their order, one after the other. Without a network they wait, also over a
 * reload, and each is applied once, because it has an id.
 */
export class PlayQueue {
  readonly #parts: PlayQueueParts;
  readonly #listeners = new Set<() => void>();
  #waiting: Waiting = [];
  #isSending = false;
  #isOffline = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #draft: ReturnType<typeof keepDraft<Waiting>> | undefined;

  constructor(parts: PlayQueueParts) {
    this.#parts = parts;
  }

  readonly waiting = (): Waiting => this.#waiting;

  /** Whether the last attempt to send has failed. */
  readonly isOffline = (): boolean => this.#isOffline;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes the changes that the device has kept. The returned function stores what waits then. */
  connect(): () => void {
    const draft = keepDraft<Waiting>(this.#parts.owner, waitingFormat, []);
    this.#draft = draft;
    void draft
      .open((found) => this.#set([...found.flatMap(({ content }) => content), ...this.#waiting]))
      .then(() => this.#flush());
    const stopKeeping = draft.keepAtTheEnd();
    const flush = () => void this.#flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      clearTimeout(this.#timer);
      stopKeeping();
      void draft.close();
      this.#draft = undefined;
    };
  }

  add(request: CharacterPlayRequest): void {
    this.#set([...this.#waiting, request]);
    void this.#flush();
  }

  #set(waiting: Waiting): void {
    this.#waiting = waiting;
    this.#draft?.keep(waiting);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  async #flush(): Promise<void> {
    const [first] = this.#waiting;
    // The device may still have changes that were made before.
    if (!first || this.#isSending || !this.#draft) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    try {
      const play = await this.#parts.send(first);
      this.#isOffline = false;
      this.#parts.onSent(play);
      this.#remove(first);
    } catch (error) {
      if (isRefused(error)) {
        this.#parts.onRefused(failureText(error));
        this.#remove(first);
      } else {
        // After the end of a session the changes wait for the next one of this user.
        this.#isOffline = true;
        if (isTemporary(error)) this.#timer = setTimeout(() => void this.#flush(), retryAfter);
        this.#notify();
      }
    } finally {
      this.#isSending = false;
    }
    if (!this.#isOffline) void this.#flush();
  }

  #remove({ changeId }: CharacterPlayRequest): void {
    this.#set(this.#waiting.filter((request) => request.changeId !== changeId));
  }
}
