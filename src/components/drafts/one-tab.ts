/**
 * The milliseconds to wait for a lock that no tab answers for: a page that closes keeps its locks for a short
 * time, on a slow device for more than a second.
 */
const lockTimeout = 5000;

/** The milliseconds that another tab has to finish its requests and store their responses. */
const handoverTimeout = 10_000;

/** The name of the lock and of the channel. The prefix avoids other names on the same origin. */
const nameOf = (key: string): string => `questwright-drafts/${key}`;

const request = 'Another tab asks for this draft.';
const question = 'Has a tab opened this draft?';
const answer = 'A tab has opened this draft.';

/** The exclusive use of a draft by this page, until it is released or the page is closed. */
export interface Hold {
  key: string;
  release: () => void;
}

interface HoldOptions {
  /** Asks the tab that holds the draft to release it. After `handoverTimeout`, takes the draft. */
  takeOver?: boolean;
  /** Called when another tab asks for the draft: must store everything and release the draft. */
  onAsked?: () => void;
  /** Called when another tab has taken the draft, because this tab has not released it in time. */
  onLost?: () => void;
}

export type HoldDraft = (key: string, options?: HoldOptions) => Promise<Hold | null>;

/**
 * Gets the exclusive use of a draft; null if another tab has it. On a page without locks (for
 * example without HTTPS) every call succeeds.
 */
export const holdDraft: HoldDraft = async (key, { takeOver = false, onAsked, onLost } = {}) => {
  // TypeScript declares `locks` as always present, but it is missing in insecure contexts.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return { key, release: () => undefined };
  const channel = new BroadcastChannel(nameOf(key));
  const end = Promise.withResolvers<void>();
  const answered = new AbortController();
  let isHeld = false;

  const requestLock = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      const holding = locks.request(nameOf(key), options, () => {
        isHeld = true;
        resolve(true);
        return end.promise;
      });
      holding.catch(() => {
        // The lock was not granted in time, or another tab has stolen it.
        if (isHeld) onLost?.();
        resolve(false);
      });
    });

  channel.addEventListener('message', ({ data }) => {
    if (data === answer && !isHeld && !takeOver) answered.abort();
    if (data === question && isHeld) channel.postMessage(answer);
    if (data === request && isHeld) onAsked?.();
  });
  channel.postMessage(takeOver ? request : question);
  const timeout = AbortSignal.timeout(takeOver ? handoverTimeout : lockTimeout);
  const isGranted =
    (await requestLock({ signal: AbortSignal.any([timeout, answered.signal]) })) ||
    (takeOver && (await requestLock({ steal: true })));
  if (!isGranted) {
    channel.close();
    return null;
  }
  return {
    key,
    release: () => {
      isHeld = false;
      channel.close();
      end.resolve();
    },
  };
};

/** Runs a step while no tab can open the draft. Does nothing if a tab has it open. */
export async function whileClosed(key: string, step: () => Promise<void>): Promise<void> {
  // TypeScript declares `locks` as always present, but it is missing in insecure contexts.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return step();
  await locks.request(nameOf(key), { ifAvailable: true }, (lock) =>
    lock === null ? undefined : step(),
  );
}
