import type { Lookups } from '#src/lib/catalogue/codec.ts';
import { useEffect, useRef, useState } from 'react';
import { type BulkChange, type BulkPlan, emptyPlan, planning } from '../../edits/bulk-change.ts';
import type { GridRow } from '../../edits/rows.ts';
import { inSlices } from '../../edits/slices.ts';
import type { Kind } from '../../kind.ts';

interface PlanInput {
  kind: Kind;
  rows: readonly GridRow[];
  lookups: Lookups;
}

interface ShownPlan {
  /** The plan so far. A new plan replaces the previous plan when its first slice is finished. */
  plan: BulkPlan;
  /** The plan is not finished. */
  pending: boolean;
}

/** The shortest time between two renderings of an unfinished plan, in milliseconds. */
const drawEvery = 200;

/**
 * Computes the plan of a bulk change. Every key press calls `start`, which computes the plan again. The
 * plan is computed in slices, because a plan for tens of thousands of rows takes longer than the time
 * between two key presses. A new call of `start` and unmounting the component abort the computation.
 */
export function useBulkPlan({ kind, rows, lookups }: PlanInput) {
  const [shown, setShown] = useState<ShownPlan>({ plan: emptyPlan(), pending: false });
  const latest = useRef({
    stop: new AbortController(),
    plan: Promise.resolve<BulkPlan | null>(emptyPlan()),
  });

  const lifetime = useRef(new AbortController());

  useEffect(() => {
    lifetime.current = new AbortController();
    return () => {
      latest.current.stop.abort();
      lifetime.current.abort();
    };
  }, []);

  async function make(changes: readonly BulkChange[], signal: AbortSignal) {
    setShown(({ plan }) => ({ plan, pending: true }));
    let drawn = -Infinity;
    const onSlice = (plan: BulkPlan) => {
      // The plan is always the same object with growing arrays. React renders only a new object.
      if (performance.now() - drawn < drawEvery) return;
      setShown({ plan: { ...plan }, pending: true });
      drawn = performance.now();
    };
    try {
      const plan = await inSlices(planning(kind, rows, changes, lookups), { signal, onSlice });
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
    /** The plan takes more than one slice, so its progress is shown. */
    counting: pending && plan.checkedRows > 0 && plan.checkedRows < rows.length,
    start(changes: readonly BulkChange[]): void {
      latest.current.stop.abort();
      const stop = new AbortController();
      latest.current = { stop, plan: make(changes, stop.signal) };
    },
    /** Resolves to the finished plan of the last call of `start`, or to null after an abort. */
    finished: (): Promise<BulkPlan | null> => latest.current.plan,
    /** Returns a signal that is aborted when the component is unmounted. */
    signal: () => lifetime.current.signal,
  };
}
