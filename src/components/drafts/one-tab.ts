/** A page that is being closed may keep its locks for this long, in milliseconds. */
const patience = 1000;

/** The time in which another tab must wait for its running requests and store their answers. */
const longestHandover = 10_000;

/** Locks and channels are shared by all pages of this origin, for all users. */
const nameOf = (key: string): string => `questwright-drafts/${key}`;

const request = 'Another tab asks for this draft.';

/** The exclusive use of a draft by this page, until it is released or the page is closed. */
export interface Hold {
  key: string;
  release: () => void;
}

interface Holding {
  /** Asks the tab that holds the draft to release it; a tab that does not answer loses it. */
  takeOver?: boolean;
  /** Called when another tab asks for the draft: must store everything and release the draft. */
  onAsked?: () => void;
  /** Called when another tab has taken the draft without waiting. */
  onLost?: () => void;
}

export type HoldDraft = (key: string, holding?: Holding) => Promise<Hold | null>;

/**
 * Gets the exclusive use of a draft; null if another tab has it. In a browser without locks (pages
 * that are not served over HTTPS), every page can use it.
 */
export const holdDraft: HoldDraft = async (key, { takeOver = false, onAsked, onLost } = {}) => {
  // TypeScript declares `locks` as always present, but it is missing in insecure contexts.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return { key, release: () => undefined };
  const channel = takeOver || onAsked !== undefined ? new BroadcastChannel(nameOf(key)) : undefined;
  const end = Promise.withResolvers<void>();
  let held = false;

  const ask = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      const holding = locks.request(nameOf(key), options, () => {
        held = true;
        resolve(true);
        return end.promise;
      });
      holding.catch(() => {
        // The lock was not granted in time, or another tab has stolen it.
        if (held) onLost?.();
        resolve(false);
      });
    });

  if (takeOver) channel?.postMessage(request);
  const given =
    (await ask({ signal: AbortSignal.timeout(takeOver ? longestHandover : patience) })) ||
    (takeOver && (await ask({ steal: true })));
  if (!given) {
    channel?.close();
    return null;
  }
  if (onAsked !== undefined) channel?.addEventListener('message', onAsked);
  return {
    key,
    release: () => {
      held = false;
      channel?.close();
      end.resolve();
    },
  };
};
