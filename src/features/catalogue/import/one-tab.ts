/** How long a page that is being left may take to let go of what it held. */
const patience = 1000;

/** How long another tab may take to hear the answer to what it has sent, and to put all away. */
const longestFarewell = 10_000;

/** Names of locks and channels are shared by all pages of this origin, whoever is signed in. */
const nameOf = (importId: string): string => `questwright-import/${importId}`;

const question = 'Another tab asks for this import.';

/** An import that this page alone works on, until it lets go of it or is closed. */
export interface Hold {
  importId: string;
  letGo: () => void;
}

interface Claim {
  /** Asks the tab that has it to let go; one that does not answer loses it. */
  takeOver?: boolean;
  /** Another tab asks for it: put everything away, then let go. */
  onAsked: () => void;
  /** Another tab has it already. */
  onLost: () => void;
}

export type HoldImport = (importId: string, claim: Claim) => Promise<Hold | null>;

/**
 * Holds an import for this page; null when another tab has it. Where the browser has no locks (a
 * page that was not served securely), whoever comes may have it: the server's keys keep doubles out.
 */
export const holdImport: HoldImport = async (importId, { takeOver = false, onAsked, onLost }) => {
  // Typed as always there; it is missing outside of secure contexts.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return { importId, letGo: () => undefined };
  const channel = new BroadcastChannel(nameOf(importId));
  const end = Promise.withResolvers<void>();
  let held = false;

  const request = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      const holding = locks.request(nameOf(importId), options, () => {
        held = true;
        resolve(true);
        return end.promise;
      });
      holding.catch(() => {
        // Not given in time; or, once it was, taken by another tab.
        if (held) onLost();
        resolve(false);
      });
    });

  if (takeOver) channel.postMessage(question);
  const wait = takeOver ? longestFarewell : patience;
  const given =
    (await request({ signal: AbortSignal.timeout(wait) })) ||
    (takeOver && (await request({ steal: true })));
  if (!given) {
    channel.close();
    return null;
  }
  channel.addEventListener('message', onAsked);
  return {
    importId,
    letGo: () => {
      held = false;
      channel.close();
      end.resolve();
    },
  };
};
