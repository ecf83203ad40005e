import { randomStream } from '../random.ts';
import type { Tone } from '../story.ts';
import { rivals, type Rival } from '../tables/rivals.ts';

/** The rival of an adventure, drawn from the seed of the plan, so that the cast and all sections agree. */
export const chooseRival = (seed: number, tone: Tone): Rival =>
  randomStream(seed, 'rival').pick(rivals.filter(({ isLight }) => tone !== 'whimsical' || isLight));
