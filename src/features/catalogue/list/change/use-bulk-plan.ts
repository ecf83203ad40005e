import { useCallback, useRef, useState } from 'react';
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
  /** What was planned last, until there is something of the next one. */
  plan: BulkPlan;
  /** There is more to come, beside what the plan says. */
  pending: boolean;
}

/** How often a plan in the making is drawn anew, in milliseconds. */
const tellEvery = 200;

/**
 * The plan of a bulk change, made anew at every change of it while the page goes on: with tens of
 * thousands of rows that takes longer than the next key. The lifetime goes to the element that
 * shows the plan: what is under way ends with it.
 */
export function useBulkPlan({ kind, rows, lookups }: Planned) {
  const [shown, setShown] = useState<Shown>({ plan: emptyPlan(), pending: false });
  const latest = useRef({
    stop: new AbortController(),
    plan: Promise.resolve<BulkPlan | null>(emptyPlan()),
  });

  const life = useRef(new AbortController());

  async function make(changes: readonly BulkChange[], signal: AbortSignal) {
    setShown(({ plan }) => ({ plan, pending: true }));
    let told = -Infinity;
    const onPause = (plan: BulkPlan) => {
      // The arrays of a plan grow on; what is drawn is another object each time.
      if (performance.now() - told < tellEvery) return;
      setShown({ plan: { ...plan }, pending: true });
      told = performance.now();
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
    /** It takes long enough to be told. */
    counting: pending && plan.seen > 0 && plan.seen < rows.length,
    start(changes: readonly BulkChange[]): void {
      latest.current.stop.abort();
      const stop = new AbortController();
      latest.current = { stop, plan: make(changes, stop.signal) };
    },
    /** The plan of what was asked for last, to its end; null once it is not wanted any more. */
    finished: (): Promise<BulkPlan | null> => latest.current.plan,
    /** Ends with what shows the plan. */
    signal: () => life.current.signal,
    lifetime: useCallback((element: HTMLElement | null) => {
      if (element === null) return undefined;
      life.current = new AbortController();
      return () => {
        latest.current.stop.abort();
        life.current.abort();
      };
    }, []),
  };
}
