import type { Departure } from './departure-type.ts';
import { departuresOfBonds } from './departures-of-bonds.ts';
import { departuresOfFame } from './departures-of-fame.ts';
import { departuresOfFate } from './departures-of-fate.ts';
import { departuresOfLoss } from './departures-of-loss.ts';
import { departuresOfOutcasts } from './departures-of-outcasts.ts';
import { departuresOfPowers } from './departures-of-powers.ts';
import { departuresOfSecrets } from './departures-of-secrets.ts';
import { departuresOfTowns } from './departures-of-towns.ts';
import { moreDepartures } from './more-departures.ts';

export const allDepartures: readonly Departure[] = [
  ...departuresOfSecrets,
  ...departuresOfFame,
  ...departuresOfLoss,
  ...departuresOfFate,
  ...moreDepartures,
  ...departuresOfBonds,
  ...departuresOfTowns,
  ...departuresOfPowers,
  ...departuresOfOutcasts,
];
