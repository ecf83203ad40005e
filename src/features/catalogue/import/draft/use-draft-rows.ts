import { useEffect, useState } from 'react';
import type { DraftRow, Filter } from '../worker/draft-types.ts';
import type { ImportWorker } from '../worker/import-worker.ts';

/** The first rows that pass a filter, loaded again after each change; null until loaded. */
export function useDraftRows(
  worker: ImportWorker,
  filter: Filter,
  end: number,
  version: number,
): readonly DraftRow[] | null {
  const [loaded, setLoaded] = useState<{ version: number; rows: readonly DraftRow[] } | null>(null);
  useEffect(() => {
    let isOutdated = false;
    worker.ask('window', filter, 0, end).then(
      (rows) => {
        if (!isOutdated) setLoaded({ version, rows });
      },
      // A failure is ignored here; calls that change the draft show their failures.
      () => undefined,
    );
    return () => {
      isOutdated = true;
    };
  }, [worker, filter, end, version]);
  return loaded?.rows ?? null;
}
