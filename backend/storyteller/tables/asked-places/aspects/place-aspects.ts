import type { PlaceAspect } from '../families/place-family.ts';
import { aspectsOfCrimes } from './aspects-of-crimes.ts';
import { aspectsOfCustoms } from './aspects-of-customs.ts';
import { aspectsOfDangers } from './aspects-of-dangers.ts';
import { aspectsOfLabour } from './aspects-of-labour.ts';
import { aspectsOfWants } from './aspects-of-wants.ts';
import { aspectsOfWaiting } from './aspects-of-waiting.ts';
import { aspectsOfOddities } from './aspects-of-oddities.ts';
import { aspectsOfStations } from './aspects-of-stations.ts';
import { aspectsOfTurns } from './aspects-of-turns.ts';
import { aspectsOfLastDays } from './aspects-of-last-days.ts';
import { aspectsOfWares } from './aspects-of-wares.ts';
import { aspectsOfVoices } from './aspects-of-voices.ts';
import { aspectsOfBeasts } from './aspects-of-beasts.ts';
import { aspectsOfRules } from './aspects-of-rules.ts';
import { aspectsOfWays } from './aspects-of-ways.ts';
import { aspectsOfLoss } from './aspects-of-loss.ts';
import { aspectsOfDealings } from './aspects-of-dealings.ts';
import { aspectsOfEnds } from './aspects-of-ends.ts';
import { aspectsOfGhosts } from './aspects-of-ghosts.ts';
import { aspectsOfFights } from './aspects-of-fights.ts';
import { aspectsOfHosts } from './aspects-of-hosts.ts';
import { aspectsOfPowers } from './aspects-of-powers.ts';
import { aspectsOfKeepers } from './aspects-of-keepers.ts';
import { aspectsOfSecrets } from './aspects-of-secrets.ts';
import { aspectsOfOccasions } from './aspects-of-occasions.ts';
import { aspectsOfChange } from './aspects-of-change.ts';
import { aspectsOfHauntings } from './aspects-of-hauntings.ts';
import { aspectsOfCurses } from './aspects-of-curses.ts';
import { aspectsOfRuins } from './aspects-of-ruins.ts';

/** The first one that an idea says has the plot, so what says most comes first. */
export const placeAspects: readonly PlaceAspect[] = [
  ...aspectsOfCrimes,
  ...aspectsOfStations,
  ...aspectsOfTurns,
  ...aspectsOfOddities,
  ...aspectsOfVoices,
  ...aspectsOfBeasts,
  ...aspectsOfRules,
  ...aspectsOfCustoms,
  ...aspectsOfLabour,
  ...aspectsOfDangers,
  ...aspectsOfWaiting,
  ...aspectsOfWays,
  ...aspectsOfLastDays,
  ...aspectsOfWares,
  ...aspectsOfWants,
  ...aspectsOfLoss,
  ...aspectsOfDealings,
  ...aspectsOfEnds,
  ...aspectsOfGhosts,
  ...aspectsOfFights,
  ...aspectsOfHosts,
  ...aspectsOfPowers,
  ...aspectsOfKeepers,
  ...aspectsOfSecrets,
  ...aspectsOfOccasions,
  ...aspectsOfChange,
  ...aspectsOfHauntings,
  ...aspectsOfCurses,
  ...aspectsOfRuins,
];
