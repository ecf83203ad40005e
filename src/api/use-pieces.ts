import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { subscribeToServerEvent } from './server-events.ts';
import { getGenerationGetQueryKey } from '#src/generated/endpoints/generation/generation.ts';
import type { Generation, GenerationText } from '#src/generated/model/index.ts';
import { Pieces } from './written-text.ts';

/** A page in the background has no frames, and its queue must not grow without end. */
const mostQueued = 200;

/** Adds the pieces that a model writes to the generation, once in a frame. */
export function usePieces(generationId: string | null) {
  const queryClient = useQueryClient();
  /** The piece that came last. */
  const [last, setLast] = useState<GenerationText | null>(null);
  const [received] = useState(() => new Pieces());
  useEffect(() => {
    if (generationId === null) return undefined;
    const queryKey = getGenerationGetQueryKey(generationId);
    let queue: GenerationText[] = [];
    let frame: number | undefined;

    function add(): void {
      const pieces = queue;
      queue = [];
      frame = undefined;
      const before = queryClient.getQueryData<Generation>(queryKey);
      if (before === undefined) return;
      const { generation, isBehind } = received.add(before, pieces, Date.now());
      if (generation !== before) queryClient.setQueryData(queryKey, generation);
      if (isBehind) void queryClient.invalidateQueries({ queryKey });
      setLast(pieces.at(-1) ?? null);
    }

    const end = subscribeToServerEvent('generationText', (piece) => {
      if (piece.generationId !== generationId) return;
      queue.push(piece);
      if (queue.length >= mostQueued) {
        if (frame !== undefined) cancelAnimationFrame(frame);
        add();
      } else frame ??= requestAnimationFrame(add);
    });
    return () => {
      end();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [queryClient, generationId, received]);
  /** The section that is being written; null if it is not known. */
  const writing = last?.generationId === generationId ? last.sectionId : null;
  return { writing, received };
}
