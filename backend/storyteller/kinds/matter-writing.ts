import type { MatterPlan } from '../plan/matter-plan.ts';
import type { Telling } from '../realise/telling.ts';
import type { StoryRequest } from '../story.ts';

/** What the sections of a plot are written from. */
export interface MatterWriting {
  plan: MatterPlan;
  telling: Telling;
  request: StoryRequest;
}
