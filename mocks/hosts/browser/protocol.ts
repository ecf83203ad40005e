import type { NoticeKind } from './notices.ts';

/**
 * A request of the page. The body is complete even if it is too large, because the backend checks its
 * size.
 */
export interface WireCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether cookies are sent. */
  readonly credentials: boolean;
  readonly body: Uint8Array;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | null;
  /**
   * Whole Set-Cookie lines of the cookies that a page may read. The backend keeps the other
   * cookies.
   */
  readonly readableCookies: readonly string[];
}

export interface StartOptions {
  /** The origin of the app, for links in mails. */
  readonly appUrl: string;
  readonly scenario: string | null;
}

interface StartResult {
  readonly readableCookies: readonly string[];
  /** Lines for the developer's console. */
  readonly hints: readonly string[];
}

/** Every method that a page can call on the backend, whichever thread the backend runs in. */
export interface Methods {
  /** Opens the data for the first page; each page may name a scenario. */
  start(options: StartOptions): Promise<StartResult>;
  /** The name of a lock that the backend holds until it ends. */
  lifeLock(): Promise<string>;
  /** `lost`: the call gets no answer, as when a connection breaks. */
  answer(call: WireCall): Promise<WireAnswer | 'lost'>;
  /** Each message of the port is one frame; null closes the socket. */
  openSocket(port: MessagePort): Promise<void>;
  /**
   * The page is about to close, or the browser hides it and may show it again later. Saves unsaved
   * changes immediately, and sends no announcements to the page until it is shown again.
   */
  pageHidden(): Promise<void>;
  /** The page is shown again, and gets announcements again. */
  pageShown(): Promise<void>;
  /** The data that `setAside` of the state store has moved, as an SQLite file. */
  asideFile(): Promise<Blob | undefined>;
}

type Method = keyof Methods;

/** A message that the backend sends to every page and that is not the result of a call. */
type Announcement =
  | { readonly kind: 'notice'; readonly notice: NoticeKind }
  /** A line for the developer's console. */
  | { readonly kind: 'line'; readonly text: string };

interface MethodCall {
  readonly id: number;
  readonly method: Method;
  readonly input: readonly unknown[];
}

type CallResult =
  | { readonly kind: 'result'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'fault'; readonly id: number; readonly message: string };

/** The backend's end of a message port. */
export function servePort(port: MessagePort, methods: Methods) {
  const send = (message: CallResult) => port.postMessage(message);
  port.addEventListener('message', ({ data }: MessageEvent<MethodCall>) => {
    const { id, method, input } = data;
    // `connect` sends the input of exactly this method.
    const run = methods[method] as (...input: readonly unknown[]) => Promise<unknown>;
    run(...input).then(
      (value) => send({ kind: 'result', id, value }),
      (error: unknown) => send({ kind: 'fault', id, message: String(error) }),
    );
  });
  port.start();
  return { announce: (announcement: Announcement) => port.postMessage(announcement) };
}

/** The page's end of a message port. */
export function connect(port: MessagePort, onAnnouncement: (announcement: Announcement) => void) {
  const pendingCalls = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  port.addEventListener('message', ({ data }: MessageEvent<CallResult | Announcement>) => {
    if (data.kind === 'notice' || data.kind === 'line') return onAnnouncement(data);
    const pending = pendingCalls.get(data.id);
    pendingCalls.delete(data.id);
    if (data.kind === 'result') pending?.resolve(data.value);
    else pending?.reject(new Error(data.message));
  });
  port.start();
  return {
    call<Name extends Method>(
      method: Name,
      input: Parameters<Methods[Name]>,
      transfer: Transferable[] = [],
    ): ReturnType<Methods[Name]> {
      lastId += 1;
      const pending = Promise.withResolvers<unknown>();
      pendingCalls.set(lastId, pending);
      port.postMessage({ id: lastId, method, input } satisfies MethodCall, transfer);
      // `servePort` answers with the return value of this method.
      return pending.promise as ReturnType<Methods[Name]>;
    },
    /** Rejects all pending calls, because the backend cannot answer them any more. */
    close() {
      port.close();
      for (const { reject } of pendingCalls.values()) reject(new Error('The backend has stopped.'));
      pendingCalls.clear();
    },
  };
}

export type BackendConnection = ReturnType<typeof connect>;
