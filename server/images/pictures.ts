import type { Log, Pictures } from '#backend/ports.ts';
import { FairQueue } from './fair-queue.ts';
import { Renderer, type RenderReply, type RenderRequest } from './renderer.ts';

const idleMs = 30_000;

interface PictureProcesses extends Pictures {
  /** Ends the processes. */
  close(): void;
}

/**
 * Decodes pictures and encodes them again, in processes of their own. So no other data of the uploaded
 * file is stored, such as the place where a photo was taken.
 */
export function createPictures(log: Log): PictureProcesses {
  // Two processes: while a picture of one user takes long, those of other users do not wait for it.
  const queue = new FairQueue({
    maxRunning: 2,
    maxWaiting: 40,
    maxWaitingOfUser: 4,
    detail: 'Many pictures are coming in right now. Please try again in a few seconds.',
  });
  let idle: Renderer[] = [];
  const endIdle = (): void => {
    for (const renderer of idle.splice(0)) renderer.end();
  };
  // A new process takes a moment to start, but an idle one keeps its memory.
  const idleTimer = setTimeout(endIdle, idleMs).unref();

  async function render(request: RenderRequest): Promise<RenderReply | undefined> {
    idle = idle.filter(({ isRunning }) => isRunning);
    const renderer = idle.pop() ?? new Renderer();
    const reply = await renderer.render(request);
    if (reply === undefined) log.warn('A picture needed too much time or memory, and is refused.');
    else idle.push(renderer);
    idleTimer.refresh();
    return reply;
  }

  return {
    render: async (userId, bytes, sizes) =>
      (await queue.run(userId, () => render({ bytes, sizes }))) ?? undefined,
    close() {
      clearTimeout(idleTimer);
      endIdle();
    },
  };
}
