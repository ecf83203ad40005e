import type { Pixels } from './paint/png.ts';
export type Tone = 'heroic' | 'grim' | 'intrigue' | 'horror' | 'whimsical';
export interface CoverPlan {
  scene: string;
  seed: number;
}
export const planCover = (
  _words: { title: string; setting: string; storyOverview: string; tone?: Tone },
  seed: number,
): CoverPlan => ({ scene: 'keep', seed });
export const coverAlt = (plan: CoverPlan): string => `A ${plan.scene}.`;
export function paintCover(
  plan: CoverPlan,
  { width, height }: { width: number; height: number },
): Pixels {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = (i * 7 + plan.seed) % 251;
  return { width, height, pixels };
}
