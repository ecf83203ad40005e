import type { Answer, Chunk } from '../../submit/send-in-chunks.ts';
import type { Summary } from '../engine/draft-types.ts';
import type { Engine } from '../engine/engine.ts';

/** What one direction of an import needs of the engine. */
interface Chunks {
  take: Engine['take'];
  answered: Engine['answered'];
  release: Engine['release'];
  putBack: Engine['putBack'];
}

export const sendingOf = ({ take, answered, release, putBack }: Engine): Chunks => ({
  take,
  answered,
  release,
  putBack,
});

export const undoingOf = ({ takeUndo, undone, release, putBack }: Engine): Chunks => ({
  take: takeUndo,
  answered: undone,
  release,
  putBack,
});

/**
 * Hands out one chunk after the other, and lets the engine work while the server does: the next
 * chunk is made ready, and the answers to the last one are taken in, while one is on its way.
 */
export function createQueue(
  chunks: Chunks,
  size: number,
  onSettled: (summary: Summary, answered: number) => void,
) {
  let current: string | undefined;
  let ahead: Promise<Chunk | undefined> | null = null;
  let settling: Promise<void> = Promise.resolve();

  const take = (after?: string): Promise<Chunk | undefined> => {
    const taken = chunks.take(size, after);
    // Whoever asks for it hears of the failure.
    taken.catch(() => undefined);
    return taken;
  };

  const settle = async (answers: readonly Answer[]) =>
    onSettled(await chunks.answered(answers), answers.length);

  async function next(): Promise<Chunk | undefined> {
    let chunk = await (ahead ?? take());
    if (chunk === undefined) {
      // The last answers may leave something to send, and somebody may have mended a row.
      await settling;
      chunk = await take();
    }
    current = chunk?.key;
    ahead = chunk === undefined ? null : take(chunk.key);
    return chunk;
  }

  return {
    next,
    /** Not more than one chunk of answers waits: the engine keeps pace with the server. */
    answered: async (answers: readonly Answer[]): Promise<void> => {
      await settling;
      settling = settle(answers);
      settling.catch(() => undefined);
    },
    settled: (): Promise<void> => settling,
    /** The chunk that was handed out last is refused for good. */
    release: (): Promise<Summary> => chunks.release(current ?? ''),
    /** What was made ready and has not left; null where there was nothing. */
    putBack: async (): Promise<Summary | null> => {
      const chunk = await ahead;
      ahead = null;
      return chunk === undefined || chunk === null ? null : chunks.putBack(chunk.key);
    },
  };
}
