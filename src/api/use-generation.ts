import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError } from './http-error.ts';
import { subscribeToServerEvent } from './server-events.ts';
import {
  getGenerationGetQueryKey,
  useGenerationGet,
} from '#src/generated/endpoints/generation/generation.ts';
import type { Generation, GenerationDraft } from '#src/generated/model/index.ts';
import { usePieces } from './use-pieces.ts';

/** Whether the server still works on it. */
export const isAtWork = ({ status }: Pick<Generation, 'status'>): boolean =>
  status === 'queued' || status === 'running';

/** A generation whose draft can be read. */
export interface Drafted extends Generation {
  draft: GenerationDraft;
}

export const isDrafted = (generation: Generation | undefined): generation is Drafted =>
  generation !== undefined && generation.draft !== null;

/** Milliseconds between two requests while events bring the text. */
const pollWithEvents = 3000;

/** Milliseconds between two requests. The built-in authors need less than a second, models up to minutes. */
function pollAfter(requests: number): number {
  if (requests < 25) return 400;
  return requests < 60 ? 1000 : 3000;
}

/** Whether the generation was discarded, for example in another tab, or is older than thirty days. */
export const isGoneProblem = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 404;

/** A generation, which is fetched again and again until it has ended. */
export function useGeneration(generationId: string | null) {
  const queryClient = useQueryClient();
  const { writing, received } = usePieces(generationId);
  const query = useGenerationGet(generationId ?? '', {
    query: {
      enabled: generationId !== null,
      staleTime: Infinity,
      retry: false,
      // All data of the query are answers of the server, or generations that `received` has made from pieces.
      structuralSharing: (before, after) =>
        received.newest(before as Generation | undefined, after as Generation, Date.now()),
      refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
        (data !== undefined && !isAtWork(data)) || isGoneProblem(error)
          ? false
          : received.isRecent(Date.now())
            ? pollWithEvents
            : pollAfter(dataUpdateCount + errorUpdateCount),
    },
  });
  useEffect(() => {
    if (generationId === null) return undefined;
    const queryKey = getGenerationGetQueryKey(generationId);
    const load = () => void queryClient.invalidateQueries({ queryKey });
    const ends = [
      subscribeToServerEvent('generationChanged', (change) => {
        if (change.generationId === generationId) load();
      }),
      subscribeToServerEvent('reconnected', load),
    ];
    return () => ends.forEach((end) => end());
  }, [queryClient, generationId]);
  return {
    generation: generationId === null ? undefined : query.data,
    /** The section that a model writes; null if it is not known. */
    writing,
    isGone: isGoneProblem(query.error),
    error: query.error,
    /** Shows the response of a write without fetching the generation again. */
    show: (generation: Generation) =>
      queryClient.setQueryData(getGenerationGetQueryKey(generation.generationId), generation),
  };
}
