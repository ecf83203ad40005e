import { largeCover } from '#backend/images/cover.ts';
import type { Painter, Pause, Storyteller } from '#backend/ports.ts';
import { nextTurn } from './next-turn.ts';

// Loaded when they are first used, because a page without them should start fast. They work in the thread of
// the mocks, because a shared worker cannot start another worker.

export const storyteller: Storyteller = {
  async tell(request) {
    const { tellStory } = await import('#backend/storyteller/tell.ts');
    return tellStory(request);
  },
};

/** Paints in slices of some milliseconds, and pauses after each. */
export const createPainter = (pause: Pause): Painter => ({
  async paint(plan) {
    const [{ coverInSlices }, { withPauses }, { pngOf }] = await Promise.all([
      import('#art/cover/paint-cover.ts'),
      import('#art/paint/slices.ts'),
      import('#art/paint/png.ts'),
    ]);
    return pngOf(await withPauses(coverInSlices(plan, largeCover), pause), pause);
  },
  async paintPortrait(plan) {
    const [{ portraitInSlices }, { portraitSize }, { withPauses }, { pngOf }] = await Promise.all([
      import('#art/portrait/paint-portrait.ts'),
      import('#art/portrait/plan.ts'),
      import('#art/paint/slices.ts'),
      import('#art/paint/png.ts'),
    ]);
    return pngOf(await withPauses(portraitInSlices(plan, portraitSize), pause), pause);
  },
});

/** Requests are answered while it paints. */
export const painter = createPainter(nextTurn);
