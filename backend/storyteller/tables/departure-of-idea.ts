import type { Tone } from '../story.ts';
import type { AskedDeparture } from './departure-type.ts';

const everyTone: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];

/** A departure that only ideas ask for. It has no words of its own, and fits every tone. */
export const ofIdea = (item: Omit<AskedDeparture, 'tones' | 'words'>): AskedDeparture => ({
  tones: everyTone,
  words: [],
  ...item,
});
