import type { CoverPlan } from '#art/cover/plan.ts';
import type { PortraitPlan } from '#art/portrait/plan.ts';
import type { PictureSize } from '#backend/ports.ts';
import type { Story, StoryRequest } from '#backend/storyteller/story.ts';

/** What the process of the storyteller or of the painter is asked for. */
export type MakerJob =
  | { readonly story: StoryRequest }
  | { readonly cover: CoverPlan; readonly size: PictureSize }
  | { readonly portrait: PortraitPlan; readonly size: PictureSize };

export type MakerReply =
  | { readonly story: Story }
  | { readonly png: Uint8Array }
  | { readonly failure: string };
