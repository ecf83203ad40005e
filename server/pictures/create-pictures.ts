import type { Log, Pictures } from '#backend/ports.ts';
import { FairQueue } from './fair-queue.ts';
import { Renderer, type Rendered, type RenderRequest } from './renderer.ts';

const idleMs = 30_000;

interface PictureProcesses extends Pictures {
  /** Ends the processes. */
  close(): void;
}

/**
 * Decodes pictures and encodes them again, in processes of their own. So no other data of the uploaded
 * file is stored, such as the place where a photo was taken.
 */
export function createPictures(
  log: Log,
  startRenderer = (): Renderer => new Renderer(),
): PictureProcesses {
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
    render: async (userId, bytes, sizes, fit) =>
      (await queue.run(userId, () => render({ bytes, sizes, fit }))) ?? undefined,
    close() {
      clearTimeout(idleTimer);
      endIdle();
    },
  };
}
