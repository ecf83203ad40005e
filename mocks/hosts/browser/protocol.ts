import type { NoticeKind } from './notices.ts';

/** A request of the page. Its body comes whole: the backend checks its length. */
export interface WireCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the cookies go with it. */
  readonly credentials: boolean;
  readonly body: Uint8Array;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  /** Whole lines of the cookies that a page may read; the others stay with the backend. */
  readonly readableCookies: readonly string[];
}

export interface StartOptions {
  /** Where the app is; links in mails start with it. */
  readonly appUrl: string;
  readonly scenario: string | null;
}

interface Started {
  readonly readableCookies: readonly string[];
  /** For the developer's console. */
  readonly hints: readonly string[];
}

/** The one list of what a page asks of the backend, in whichever thread that runs. */
export interface Methods {
  /** Opens the data for the first page; each page may name a scenario. */
  start(options: StartOptions): Promise<Started>;
  /** The name of a lock that the backend holds as long as it lives. */
  lifeLock(): Promise<string>;
  /** `lost`: no answer arrives, as when a connection breaks. */
  answer(call: WireCall): Promise<WireAnswer | 'lost'>;
  /** Each message of the port is one frame; null closes the socket. */
  openSocket(port: MessagePort): Promise<void>;
  /** Saves at once what is not saved yet, because the page is about to go. */
  saveNow(): Promise<void>;
  /** The data that was set aside, as a file of SQLite. */
  asideFile(): Promise<Blob | undefined>;
}

type Method = keyof Methods;

/** What the backend says to every page without being asked. */
type Announcement =
  | { readonly kind: 'notice'; readonly notice: NoticeKind }
  /** A line for the developer's console. */
  | { readonly kind: 'line'; readonly text: string };

interface Ask {
  readonly id: number;
  readonly method: Method;
  readonly input: readonly unknown[];
}

type Reply =
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'fault'; readonly id: number; readonly message: string };

/** The backend's end of a port. */
export function serve(port: MessagePort, methods: Methods) {
  const reply = (message: Reply) => port.postMessage(message);
  port.addEventListener('message', ({ data }: MessageEvent<Ask>) => {
    const { id, method, input } = data;
    // `connect` sends the input that belongs to the method.
    const run = methods[method] as (...input: readonly unknown[]) => Promise<unknown>;
    run(...input).then(
      (value) => reply({ kind: 'result', id, value }),
      (error: unknown) => reply({ kind: 'fault', id, message: String(error) }),
    );
  });
  port.start();
  return { announce: (announcement: Announcement) => port.postMessage(announcement) };
}

/** The page's end of a port. */
export function connect(port: MessagePort, hear: (announcement: Announcement) => void) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  port.addEventListener('message', ({ data }: MessageEvent<Reply | Announcement>) => {
    if (data.kind === 'notice' || data.kind === 'line') return hear(data);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'result') asked?.resolve(data.value);
    else asked?.reject(new Error(data.message));
  });
  port.start();
  return {
    ask<Name extends Method>(
      method: Name,
      input: Parameters<Methods[Name]>,
      transfer: Transferable[] = [],
    ): ReturnType<Methods[Name]> {
      lastId += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(lastId, asked);
      port.postMessage({ id: lastId, method, input } satisfies Ask, transfer);
      // `serve` answers with what the method returns.
      return asked.promise as ReturnType<Methods[Name]>;
    },
    /** Fails everything that is still asked: nothing answers any more. */
    close() {
      port.close();
      for (const { reject } of waiting.values()) reject(new Error('The backend has stopped.'));
      waiting.clear();
    },
  };
}

export type Connection = ReturnType<typeof connect>;
