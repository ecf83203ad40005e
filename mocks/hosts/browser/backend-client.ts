import { notices, type Notice, type NoticeKind } from './notices.ts';
import { earlyBackend, openShared, type BackendThread } from './shared-backend.ts';
import { connect, type BackendConnection, type WireAnswer, type WireCall } from './protocol.ts';

/** Shows a notice in the interface; `saveFile` downloads the earlier data that could not be used. */
export type ShowNotice = (notice: Notice, saveFile: (() => void) | undefined) => void;

/** The backend as the page uses it. It runs in a shared worker or in the thread of the page. */
export interface BackendClient {
  /** Resolves when the backend can answer calls. */
  readonly started: Promise<unknown>;
  answer(call: WireCall): Promise<WireAnswer | 'lost'>;
  openSocket(port: MessagePort): void;
  /**
   * Calls the listener when a new backend has replaced one that ended unexpectedly; returns a
   * function that unsubscribes.
   */
  onRestart(listener: () => void): () => void;
}

const logLine = (text: string) => {
  // oxlint-disable-next-line no-console -- the console shows the links of mails, because no mail is sent
  console.info(`[mocks] ${text}`);
};

/** Sets the cookies that the app reads, because a Response made in a page cannot set cookies. */
function showCookies(lines: readonly string[]): void {
  for (const line of lines) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the app reads these cookies from document.cookie
    document.cookie = line;
  }
}

function saveAs(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Runs the backend in the thread of this page. */
async function openHere(): Promise<BackendThread> {
  const { createHost } = await import('./host.ts');
  const { serve, saveNow } = createHost();
  const { port1, port2 } = new MessageChannel();
  serve(port2);
  // A page that closes does not receive messages any more, not even its own. So it calls `saveNow`
  // directly.
  return { port: port1, startError: new Promise(() => undefined), saveNow };
}

/** Starts the backend, and starts it again whenever it ends unexpectedly. */
export function openBackendClient(show: ShowNotice): BackendClient {
  const restarts = new Set<() => void>();
  let connection: BackendConnection | undefined;
  let hide: (() => void) | undefined;

  const saveFile = () => {
    void connection
      ?.call('asideFile', [])
      .then((file) => file && saveAs('questwright-offline.sqlite', file));
  };
  const notify = (kind: NoticeKind): void => {
    const notice: Notice = notices[kind];
    show(notice, notice.offersFile ? saveFile : undefined);
  };

  async function start(
    open: () => BackendThread | Promise<BackendThread>,
    scenario: string | null,
  ) {
    const { port, startError, ...thread } = await open();
    const next = connect(port, (announcement) => {
      if (announcement.kind === 'line') logLine(announcement.text);
      else notify(announcement.notice);
    });
    const options = { appUrl: window.location.origin, scenario };
    const started = await Promise.race([next.call('start', [options]), startError]);
    showCookies(started.readableCookies);
    started.hints.forEach(logLine);
    connection = next;
    // A shared worker still receives this message when its last page closes.
    hide = thread.saveNow ?? (() => void next.call('pageHidden', []));
    // The request for this lock succeeds when the shared worker ends; browsers have no event for that.
    void navigator.locks.request(await next.call('lifeLock', []), () => {
      next.close();
      notify('restarted');
      connecting = connectToBackend(openShared, null);
      restarts.forEach((listener) => listener());
    });
    return next;
  }

  async function connectToBackend(
    open: () => BackendThread,
    scenario: string | null,
  ): Promise<BackendConnection> {
    try {
      return await start(open, scenario);
    } catch {
      // This browser has no shared workers, or a policy forbids them.
      notify('separateTabs');
    }
    try {
      return await start(openHere, scenario);
    } catch (error) {
      notify('failed');
      throw error;
    }
  }

  const scenario = new URLSearchParams(window.location.search).get('scenario');
  let connecting = connectToBackend(() => earlyBackend ?? openShared(), scenario);
  addEventListener('pagehide', () => hide?.());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void connection?.call('pageShown', []);
  });

  return {
    started: connecting,
    async answer(call) {
      const answer = await (await connecting).call('answer', [call], [call.body.buffer]);
      if (answer !== 'lost') showCookies(answer.readableCookies);
      return answer;
    },
    openSocket(port) {
      connecting
        .then((current) => current.call('openSocket', [port], [port]))
        // The backend has ended meanwhile: `onRestart` closes the socket, and its client connects again.
        .catch(() => undefined);
    },
    onRestart(listener) {
      restarts.add(listener);
      return () => restarts.delete(listener);
    },
  };
}
