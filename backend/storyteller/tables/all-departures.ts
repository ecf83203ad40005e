import { departures, type Departure } from './departures.ts';
import { departuresOfFate } from './departures-of-fate.ts';
import { departuresOfPeople } from './departures-of-people.ts';
import { moreDepartures } from './more-departures.ts';

export const allDepartures: readonly Departure[] = [
  ...departures,
  ...departuresOfFate,
  ...moreDepartures,
  ...departuresOfPeople,
];
