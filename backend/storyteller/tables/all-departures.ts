import type { Departure } from './departure-type.ts';
import { departuresOfBonds } from './departures-of-bonds.ts';
import { departuresOfFame } from './departures-of-fame.ts';
import { departuresOfFate } from './departures-of-fate.ts';
import { departuresOfLoss } from './departures-of-loss.ts';
import { departuresOfOutcasts } from './departures-of-outcasts.ts';
import { departuresOfPowers } from './departures-of-powers.ts';
import { departuresOfRealms } from './departures-of-realms.ts';
import { departuresOfReigns } from './departures-of-reigns.ts';
import { departuresOfSecrets } from './departures-of-secrets.ts';
import { departuresOfTowns } from './departures-of-towns.ts';
import { departuresOfWars } from './departures-of-wars.ts';
import { moreDepartures } from './more-departures.ts';

/** One of each by turns: a departure is drawn near a position in the list, so those of low and of high levels mix. */
const inTurns = (one: readonly Departure[], other: readonly Departure[]): readonly Departure[] =>
  one.flatMap((item, index) => [item, ...other.slice(index, index + 1)]);

export const allDepartures: readonly Departure[] = [
  ...inTurns(departuresOfSecrets, departuresOfReigns),
  ...departuresOfFame,
  ...departuresOfLoss,
  ...departuresOfFate,
  ...moreDepartures,
  ...departuresOfBonds,
  ...departuresOfTowns,
  ...inTurns(departuresOfPowers, departuresOfRealms),
  ...inTurns(departuresOfOutcasts, departuresOfWars),
];
