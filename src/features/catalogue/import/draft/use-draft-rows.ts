import { useEffect, useState } from 'react';
import type { DraftRow, Filter } from '../engine/draft-types.ts';
import type { Engine } from '../engine/engine.ts';

/** The first rows of a filter, loaded again with every version of the draft; null until loaded. */
export function useDraftRows(
  engine: Engine,
  filter: Filter,
  end: number,
  version: number,
): readonly DraftRow[] | null {
  const [loaded, setLoaded] = useState<{ version: number; rows: readonly DraftRow[] } | null>(null);
  useEffect(() => {
    let late = false;
    engine.ask('window', filter, 0, end).then(
      (rows) => {
        if (!late) setLoaded({ version, rows });
      },
      // Failures of the engine are shown where it is asked for a change.
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [engine, filter, end, version]);
  return loaded?.rows ?? null;
}
