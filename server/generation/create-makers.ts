import { portraitSize } from '#art/portrait/plan.ts';
import { largeCover } from '#backend/images/cover.ts';
import type { Painter, Storyteller } from '#backend/ports.ts';
import { MakerProcess, type MakerJob, type MakerReply } from './maker-process.ts';

interface Makers {
  readonly storyteller: Storyteller;
  readonly painter: Painter;
  /** Ends the processes. */
  close(): void;
}

/**
 * A new process paints one cover with code that runs for the first time, and half of that time is interpreted code.
 * Code from the simplest compiler takes 5 % less.
 */
const compiledAtOnce = ['--always-sparkplug'];

/**
 * The built-in storyteller and painter, each in a process of its own: a text of milliseconds does not wait for a
 * cover.
 */
export function createMakers(): Makers {
  const processes = {
    storyteller: new MakerProcess({ name: 'storyteller' }),
    painter: new MakerProcess({ name: 'painter', flags: compiledAtOnce }),
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
