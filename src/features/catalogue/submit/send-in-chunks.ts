import type { BulkOutcome } from '../kind.ts';
import type { Chunk, Sendable, Sending } from './chunk.ts';
import { sendOne } from './send-one.ts';
import { untilAborted } from './waiting.ts';

interface ChunkSource extends Sending {
  /** The next chunk, or nothing when all have left. A chunk given out is not given out again. */
  next: () => Promise<Chunk | undefined>;
}

/**
 * Sends chunks as they come. Every answer is told by `onChunk`, also of chunks that were under way
 * when another one failed.
 * @throws what stopped it: the third failure of one chunk, a refusal of the whole request, the abort
 */
export async function sendChunks({ next, atOnce = 1, ...sending }: ChunkSource): Promise<void> {
  const { signal, gate, onChunk } = sending;
  let stopped: { by: unknown } | undefined;

  async function lane(): Promise<void> {
    try {
      for (;;) {
        if (stopped !== undefined) return;
        signal?.throwIfAborted();
        await untilAborted(gate?.() ?? Promise.resolve(), signal);
        const chunk = await next();
        if (chunk === undefined) return;
        const outcomes = await sendOne(chunk, sending);
        await onChunk(
          chunk.operations.map(({ id }, index) => ({ id, outcome: outcomes[index] ?? unanswered })),
        );
      }
    } catch (error) {
      stopped ??= { by: error };
    }
  }

  await Promise.all(Array.from({ length: atOnce }, lane));
  if (stopped !== undefined) throw stopped.by;
}

const unanswered: BulkOutcome = { status: 'failed', sk: null, item: null, problem: null };

interface SendInChunks extends Sending {
  operations: readonly Sendable[];
  /** The contract allows 1000; less keeps the progress moving. */
  chunkSize?: number;
  /** The same key for the same chunk, whenever it is asked. */
  keyOf: (chunk: readonly Sendable[]) => string;
}

/** Sends operations that are all there already. */
export function sendInChunks({
  operations,
  chunkSize = 500,
  keyOf,
  ...sending
}: SendInChunks): Promise<void> {
  let from = 0;
  return sendChunks({
    ...sending,
    next: async () => {
      if (from >= operations.length) return undefined;
      const chunk = operations.slice(from, from + chunkSize);
      from += chunkSize;
      return { key: keyOf(chunk), operations: chunk };
    },
  });
}
