/** A page that is being closed may keep its locks for this long, in milliseconds. */
const patience = 1000;

/** The time that another tab has to wait for running responses and to store them. */
const longestHandover = 10_000;

/** Locks and channels are shared by all pages of this origin, for all users. */
const nameOf = (key: string): string => `questwright-drafts/${key}`;

const request = 'Another tab asks for this draft.';

/** A draft that this page alone works on, until it is released or the page is closed. */
export interface Hold {
  key: string;
  release: () => void;
}

interface Holding {
  /** Asks the tab that holds the draft to release it; a tab that does not answer loses it. */
  takeOver?: boolean;
  /** Another tab asks for the draft: store everything, then release it. Without it no tab can ask. */
  onAsked?: () => void;
  /** Another tab has taken the draft without waiting. */
  onLost?: () => void;
}

export type HoldDraft = (key: string, holding?: Holding) => Promise<Hold | null>;

/**
 * Holds a draft for this page; null if another tab has it. In a browser without locks (the page was
 * not served over HTTPS) every page may have it.
 */
export const holdDraft: HoldDraft = async (key, { takeOver = false, onAsked, onLost } = {}) => {
  // Typed as always there; it is missing outside of secure contexts.
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
        // Not granted in time; or granted, and then stolen by another tab.
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
