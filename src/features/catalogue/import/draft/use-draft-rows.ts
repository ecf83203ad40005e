import { useEffect, useState } from 'react';
import type { DraftRow, Filter } from '../engine/draft-types.ts';
import type { ImportEngine } from '../engine/engine.ts';

/** The first rows that pass a filter, loaded again after each change; null until loaded. */
export function useDraftRows(
  engine: ImportEngine,
  filter: Filter,
  end: number,
  version: number,
): readonly DraftRow[] | null {
  const [loaded, setLoaded] = useState<{ version: number; rows: readonly DraftRow[] } | null>(null);
  useEffect(() => {
    let isOutdated = false;
    engine.ask('window', filter, 0, end).then(
      (rows) => {
        if (!isOutdated) setLoaded({ version, rows });
      },
      // A failure is ignored here; calls that change the draft show their failures.
      () => undefined,
    );
    return () => {
      isOutdated = true;
    };
  }, [engine, filter, end, version]);
  return loaded?.rows ?? null;
}
