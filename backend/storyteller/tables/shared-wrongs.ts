import type { SharedWrong } from './setting-types.ts';
import { wrongsOfLand } from './shared-wrongs-of-land.ts';
import { wrongsOfLaw } from './shared-wrongs-of-law.ts';
import { wrongsOfPeople } from './shared-wrongs-of-people.ts';

export const sharedWrongs: readonly SharedWrong[] = [
  ...wrongsOfLand,
  ...wrongsOfLaw,
  ...wrongsOfPeople,
];
