import type { Draft } from './draft.ts';
import { readDrafts, recordsOf } from './draft-store.ts';

/** How long a page that is being left may take to let go of what it held. */
const patience = 1000;

/** Names of locks are shared by all pages of this origin, whoever is signed in. */
const lockOf = (key: string): string => `questwright-drafts/${key}`;

/**
 * Holds a record for this page alone until it is closed; another page that has it open keeps it.
 * Where the browser has no locks (a page that was not served securely), whoever comes may have it.
 */
export function claimRecord(key: string): Promise<boolean> {
  // Typed as always there; it is missing outside of secure contexts.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = locks.request(lockOf(key), { signal: AbortSignal.timeout(patience) }, () => {
      resolve(true);
      return new Promise<never>(() => {});
    });
    held.catch(() => resolve(false));
  });
}

export interface Adopted {
  drafts: Map<string, Draft>;
  attempt: string | null;
  /** When the last of it was typed. */
  at: number;
  /** Where it came from. */
  records: readonly string[];
}

/** Everything that pages of this person were left with and that no other page still works on. */
export async function adoptDrafts(owner: string): Promise<Adopted> {
  const found = await Promise.all(
    (await recordsOf(owner)).map(async (record) =>
      (await claimRecord(record)) ? { record, kept: await readDrafts(record) } : null,
    ),
  );
  const free = found.filter((each) => each !== null);
  const kept = free.flatMap((each) => each.kept ?? []).toSorted((one, other) => one.at - other.at);
  return {
    drafts: new Map(
      kept.flatMap(({ drafts }) => drafts.map((draft) => [draft.sk, draft] as const)),
    ),
    attempt: kept.find(({ attempt }) => attempt !== null)?.attempt ?? null,
    at: kept.at(-1)?.at ?? 0,
    records: free.map(({ record }) => record),
  };
}
