import type { Painter, Storyteller } from '#backend/ports.ts';
import { MakerThread, type MakerReply } from './maker-thread.ts';

interface Makers {
  readonly storyteller: Storyteller;
  readonly painter: Painter;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** The built-in storyteller and painter, each in a thread: a text of milliseconds does not wait for a cover. */
export function createMakers(): Makers {
  const threads = {
    storyteller: new MakerThread({ name: 'storyteller' }),
    painter: new MakerThread({ name: 'painter' }),
  };
  return {
    storyteller: {
      async tell(story) {
        const reply = await threads.storyteller.run({ story });
        if ('story' in reply) return reply.story;
        throw failed(reply);
      },
    },
    painter: {
      async paint(cover) {
        const reply = await threads.painter.run({ cover });
        if ('png' in reply) return reply.png;
        throw failed(reply);
      },
    },
    async close() {
      await threads.storyteller.close();
      await threads.painter.close();
    },
  };
}

const failed = (reply: MakerReply): Error =>
  new Error('failure' in reply ? reply.failure : 'The thread has sent another reply.');
