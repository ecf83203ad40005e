import type { Log, Pictures } from '#backend/ports.ts';
import { FairQueue } from './fair-queue.ts';
import { Renderer, type Rendered, type RenderRequest } from './renderer.ts';

const idleMs = 30_000;

interface PictureProcesses extends Pictures {
  /** How many pictures wait for a process. */
  readonly waiting: number;
  /** Ends the processes. */
  close(): void;
}

/**
 * Decodes pictures and encodes them again, in separate processes. So other data in the uploaded file,
 * such as the place where a photo was taken, is not stored.
 */
export function createPictures(
  log: Log,
  startRenderer = (): Renderer => new Renderer(),
): PictureProcesses {
  // Two processes, so that a slow picture of one user does not delay the pictures of other users.
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
  // Idle processes are kept for a while, because a start takes time, but not longer: they need memory.
  const idleTimer = setTimeout(endIdle, idleMs).unref();

  async function renderIn(renderer: Renderer, request: RenderRequest, spentMs = 0) {
    const rendered = await renderer.render(request, spentMs);
    if (renderer.isRunning) idle.push(renderer);
    idleTimer.refresh();
    return rendered;
  }

  async function render(request: RenderRequest): Promise<Rendered> {
    idle = idle.filter(({ isRunning }) => isRunning);
    const used = idle.pop();
    const started = performance.now();
    let rendered = await renderIn(used ?? startRenderer(), request);
    // The memory of a used process may come from earlier pictures, so a new one tries once more.
    if (rendered === 'ended' && used) {
      rendered = await renderIn(startRenderer(), request, performance.now() - started);
    }
    if (typeof rendered !== 'string') return rendered;
    log.warn('A picture needed too much time or memory, and is refused.');
    return null;
  }

  return {
    get waiting() {
      return queue.waiting;
    },
    render: async (userId, bytes, sizes, fit) =>
      (await queue.run(userId, () => render({ bytes, sizes, fit }))) ?? undefined,
    close() {
      clearTimeout(idleTimer);
      endIdle();
    },
  };
}
