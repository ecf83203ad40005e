import type { Tone } from '../story.ts';

export const everyTone: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror', 'whimsical'];

/** Every tone but the whimsical one, whose stories have tables of their own. */
export const seriousTones: readonly Tone[] = ['heroic', 'grim', 'intrigue', 'horror'];
