import { useState, useSyncExternalStore } from 'react';
import { onServerEvent } from '#src/api/server-events.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';

export interface ChangeElsewhere {
  by: string | null;
  /** Null once it was deleted. */
  version: number | null;
}

/** What the server has told about one item since somebody listens. */
function newsOf(slug: CatalogueKind, sk: string) {
  let latest: ChangeElsewhere | null = null;
  return {
    latest: () => latest,
    subscribe: (onChange: () => void) =>
      onServerEvent('catalogueChanged', ({ kind, by, changes }) => {
        const change = kind === slug ? changes.find((each) => each.sk === sk) : undefined;
        if (change === undefined) return;
        latest = { by, version: change.version };
        onChange();
      }),
  };
}

/** For one item as long as it is shown: the last change of it that was heard of. */
export function useChangeElsewhere(slug: CatalogueKind, sk: string): ChangeElsewhere | null {
  const [news] = useState(() => newsOf(slug, sk));
  return useSyncExternalStore(news.subscribe, news.latest);
}
