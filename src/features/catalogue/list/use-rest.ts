import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Kind, ListQuery } from '../kind.ts';
import { loadRest } from './load-rest.ts';

export interface Rest {
  pending: boolean;
  /** Rows that have come so far, those of before included. */
  loaded: number;
  /** Why it stopped; a cancelled one stopped for no reason worth telling. */
  error: Error | null;
  /** Whether all is there in the end. */
  start: () => Promise<boolean>;
  cancel: () => void;
}

/**
 * Loads what is left of a list, once at a time, and says how far it has come. The lifetime goes to
 * the element that the rows stand in: loading ends with it, and with the question it answers.
 */
export function useRest(
  kind: Kind,
  query: ListQuery,
): readonly [rest: Rest, lifetime: (element: HTMLElement | null) => () => void] {
  const client = useQueryClient();
  const stop = useRef<AbortController>(null);
  const [loaded, setLoaded] = useState(0);
  const loading = useMutation({
    mutationFn: ({ signal, query: of }: { signal: AbortSignal; query: ListQuery }) =>
      loadRest({ client, kind, query: of, signal, onProgress: setLoaded }),
  });
  const ours = loading.variables?.query === query;
  const { error } = loading;
  const cancel = useCallback(() => stop.current?.abort(), []);
  const rest: Rest = {
    pending: ours && loading.isPending,
    loaded,
    error: ours && error !== null && error.name !== 'AbortError' ? error : null,
    start: async () => {
      stop.current?.abort();
      const controller = new AbortController();
      stop.current = controller;
      setLoaded(0);
      try {
        await loading.mutateAsync({ signal: controller.signal, query });
        return true;
      } catch {
        // The mutation holds the reason, and the foot of the list shows it.
        return false;
      }
    },
    cancel,
  };
  // Another question makes another function, which ends what was loading for the one before.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the question is what its life depends on
  const lifetime = useCallback(() => cancel, [cancel, query]);
  return [rest, lifetime];
}
