import { largeCover } from '#backend/images/cover.ts';
import type { Painter, Storyteller } from '#backend/ports.ts';

// Loaded when they are first used, because a page without them should start fast. They work in the thread of
// the mocks, which has one user.

export const storyteller: Storyteller = {
  async tell(request) {
    const { tellStory } = await import('#backend/storyteller/tell.ts');
    return tellStory(request);
  },
};

export const painter: Painter = {
  async paint(plan) {
    const [{ paintCover }, { pngOf }] = await Promise.all([
      import('#art/cover/paint-cover.ts'),
      import('#art/paint/png.ts'),
    ]);
    return pngOf(paintCover(plan, largeCover));
  },
  async paintPortrait(plan) {
    const [{ paintPortrait }, { portraitSize }, { pngOf }] = await Promise.all([
      import('#art/portrait/paint-portrait.ts'),
      import('#art/portrait/plan.ts'),
      import('#art/paint/png.ts'),
    ]);
    return pngOf(paintPortrait(plan, portraitSize));
  },
};
