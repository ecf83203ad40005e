import { endsSession, failureText, HttpError, isTemporary } from '#src/api/http-error.ts';
import type { CharacterPlay, CharacterPlayRequest } from '#src/generated/model/index.ts';
import { sameUserOnly } from '#src/api/http.ts';
import { keptChanges } from './kept-changes.ts';

type Waiting = readonly CharacterPlayRequest[];

/** Milliseconds before changes are sent again that could not be sent. */
const retryAfter = 5000;

const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && !isTemporary(error) && !endsSession(error);

interface PlayQueueParts {
  /** The user and the character. */
  owner: string;
  send: (request: CharacterPlayRequest) => Promise<CharacterPlay>;
  onSent: (play: CharacterPlay) => void;
  /** Called for a change that the server has refused for good. */
  onRefused: (request: CharacterPlayRequest, reason: string) => void;
}

/**
 * Sends the changes of a character in their order, one after the other. Without a network they wait, also over a
 * reload, and each is applied once, because it has an id.
 */
export class PlayQueue {
  readonly #parts: PlayQueueParts;
  readonly #kept: ReturnType<typeof keptChanges>;
  readonly #listeners = new Set<() => void>();
  #waiting: Waiting = [];
  #isSending = false;
  #hasFailed = false;
  #isConnected = false;
  readonly #requireSameUser = sameUserOnly();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: PlayQueueParts) {
    this.#parts = parts;
    this.#kept = keptChanges(parts.owner);
    this.#waiting = this.#kept.read();
  }

  readonly waiting = (): Waiting => this.#waiting;

  /** Whether the last attempt to send has failed, so that the changes wait on the device. */
  readonly hasFailed = (): boolean => this.#hasFailed;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends what the device has kept, and again when the network is back, until the returned function is called. */
  connect(): () => void {
    this.#isConnected = true;
    const flush = () => void this.#flush();
    flush();
    window.addEventListener('online', flush);
    return () => {
      this.#isConnected = false;
      window.removeEventListener('online', flush);
      clearTimeout(this.#timer);
    };
  }

  add(request: CharacterPlayRequest): void {
    this.#kept.keep(request);
    this.#set([...this.#waiting, request]);
    void this.#flush();
  }

  #set(waiting: Waiting): void {
    this.#waiting = waiting;
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  async #flush(): Promise<void> {
    const [first] = this.#waiting;
    if (!first || this.#isSending || !this.#isConnected) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    try {
      this.#requireSameUser();
      const play = await this.#parts.send(first);
      this.#hasFailed = false;
      this.#parts.onSent(play);
      this.#remove(first);
    } catch (error) {
      if (isRefused(error)) {
        this.#parts.onRefused(first, failureText(error));
        this.#remove(first);
      } else {
        // After the end of a session the changes wait for the next one of this user.
        this.#hasFailed = true;
        if (isTemporary(error) && this.#isConnected) {
          this.#timer = setTimeout(() => void this.#flush(), retryAfter);
        }
        this.#notify();
      }
    } finally {
      this.#isSending = false;
    }
    if (!this.#hasFailed) void this.#flush();
  }

  #remove(sent: CharacterPlayRequest): void {
    this.#kept.forget(sent);
    this.#set(this.#waiting.filter((request) => request !== sent));
  }
}
