import type { Character } from '#src/generated/model/index.ts';
import { highestLevel } from '#src/lib/character/class-list.ts';
import { levelOf } from '#src/lib/character/experience.ts';

/** Whether the experience points are enough for a further level. */
export const levelWaits = ({
  advancement,
  experience,
  level,
}: Pick<Character, 'advancement' | 'experience' | 'level'>): boolean =>
  advancement === 'experience' && level < highestLevel && levelOf(experience) > level;
