import { useEffect, useRef, useState } from 'react';
import { type BulkChange, type BulkPlan, emptyPlan, planning } from '../../edits/bulk-change.ts';
import type { GridRow, Lookups } from '../../edits/rows.ts';
import { inSlices } from '../../edits/slices.ts';
import type { Kind } from '../../kind.ts';

interface Planned {
  kind: Kind;
  rows: readonly GridRow[];
  lookups: Lookups;
}

interface Shown {
  /** The last plan, until there is some of the next one. */
  plan: BulkPlan;
  /** The plan is not finished. */
  pending: boolean;
}

/** Milliseconds between two drawings of an unfinished plan. */
const drawEvery = 200;

/**
 * The plan of a bulk change, recomputed in slices at every key: with tens of thousands of rows that
 * takes longer than the next key. Planning ends with the component.
 */
export function useBulkPlan({ kind, rows, lookups }: Planned) {
  const [shown, setShown] = useState<Shown>({ plan: emptyPlan(), pending: false });
  const latest = useRef({
    stop: new AbortController(),
    plan: Promise.resolve<BulkPlan | null>(emptyPlan()),
  });

  const life = useRef(new AbortController());

  useEffect(() => {
    life.current = new AbortController();
    return () => {
      latest.current.stop.abort();
      life.current.abort();
    };
  }, []);

  async function make(changes: readonly BulkChange[], signal: AbortSignal) {
    setShown(({ plan }) => ({ plan, pending: true }));
    let drawn = -Infinity;
    const onPause = (plan: BulkPlan) => {
      // The arrays of a plan keep growing; a new object makes React draw it.
      if (performance.now() - drawn < drawEvery) return;
      setShown({ plan: { ...plan }, pending: true });
      drawn = performance.now();
    };
    try {
      const plan = await inSlices(planning(kind, rows, changes, lookups), { signal, onPause });
      setShown({ plan, pending: false });
      return plan;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  const { plan, pending } = shown;
  return {
    plan,
    pending,
    /** It takes long enough to show the progress. */
    counting: pending && plan.seen > 0 && plan.seen < rows.length,
    start(changes: readonly BulkChange[]): void {
      latest.current.stop.abort();
      const stop = new AbortController();
      latest.current = { stop, plan: make(changes, stop.signal) };
    },
    /** The finished plan of the last change; null when it was aborted. */
    finished: (): Promise<BulkPlan | null> => latest.current.plan,
    /** Aborted when the component is unmounted. */
    signal: () => life.current.signal,
  };
}
