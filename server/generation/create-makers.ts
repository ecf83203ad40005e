import { portraitSize } from '#art/portrait/plan.ts';
import { largeCover } from '#backend/images/cover.ts';
import type { Painter, Storyteller } from '#backend/ports.ts';
import { JobProcess } from '#server/job-process.ts';
import type { MakerJob, MakerReply } from './maker-job.ts';

interface Makers {
  readonly storyteller: Storyteller;
  readonly painter: Painter;
  /** Ends the processes. */
  close(): void;
}

/**
 * By default, V8 collects the young objects of a cover a hundred times, each time with a thread for each core.
 */
const fewCollections = [
  '--min-semi-space-size=16',
  '--max-semi-space-size=16',
  '--single-threaded-gc',
] as const;

/**
 * A new process paints one cover with code that runs for the first time, and half of that time is interpreted code.
 * Code from the simplest compiler takes 5 % less.
 */
const compiledAtOnce = '--always-sparkplug';

/** A process of the module that makes texts and pictures. */
const makerProcess = (name: string, ...flags: readonly string[]) =>
  new JobProcess<MakerJob, MakerReply>({
    name,
    file: new URL(import.meta.resolve('#server/generation/maker.ts')),
    // A cover takes 1 to 2 s on a free core, and much longer while others need the cores. Less than the lease of a
    // generation.
    longestMs: 100_000,
    idleMs: 30_000,
    flags: ['--max-old-space-size=256', ...fewCollections, ...flags],
  });

/**
 * The built-in storyteller and painter, each in a process of its own: a text of milliseconds does not wait for a
 * cover.
 */
export function createMakers(): Makers {
  const processes = {
    storyteller: makerProcess('storyteller'),
    painter: makerProcess('painter', compiledAtOnce),
  };
  const png = async (job: MakerJob): Promise<Uint8Array> => {
    const reply = await processes.painter.run(job);
    if ('png' in reply) return reply.png;
    throw failed(reply);
  };
  return {
    storyteller: {
      async tell(story) {
        const reply = await processes.storyteller.run({ story });
        if ('story' in reply) return reply.story;
        throw failed(reply);
      },
    },
    painter: {
      paint: (cover) => png({ cover, size: largeCover }),
      paintPortrait: (portrait) => png({ portrait, size: portraitSize }),
    },
    close() {
      processes.storyteller.close();
      processes.painter.close();
    },
  };
}

const failed = (reply: MakerReply): Error =>
  new Error('failure' in reply ? reply.failure : 'The process has sent another reply.');
