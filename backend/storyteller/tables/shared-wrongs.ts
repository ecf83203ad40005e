import type { SharedWrong, WrongDetails } from './setting-types.ts';
import { wrongsOfLand } from './shared-wrongs-of-land.ts';
import { wrongsOfLaw } from './shared-wrongs-of-law.ts';
import { wrongsOfPeople } from './shared-wrongs-of-people.ts';
import { detailsOfLand } from './wrong-details-of-land.ts';
import { detailsOfLaw } from './wrong-details-of-law.ts';
import { detailsOfPeople } from './wrong-details-of-people.ts';

export const sharedWrongs: readonly SharedWrong[] = [
  ...wrongsOfLand,
  ...wrongsOfLaw,
  ...wrongsOfPeople,
];

/** By the id of the wrong. */
export const wrongDetails: Readonly<Record<string, WrongDetails>> = {
  ...detailsOfLand,
  ...detailsOfLaw,
  ...detailsOfPeople,
};
