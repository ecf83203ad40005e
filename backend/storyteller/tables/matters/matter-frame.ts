import {
  companionsOf,
  lairOpenings,
  matterComplications,
  matterHelpers,
  matterMagic,
} from './matter-encounters.ts';
import type { MatterFrame } from './matter-frame-type.ts';
import {
  matterFees,
  matterHooks,
  matterRuns,
  matterStakes,
  matterTitles,
  moods,
  suspects,
  timeLimits,
  waysOn,
  whereToFind,
} from './matter-openings.ts';
import { matterFavours, matterHoards, tonePrices } from './matter-rewards.ts';
import { scaleClock, scaleGains, scaleGuards } from './matter-scales.ts';
import { clockEffects, matterSides, preventions } from './second-acts.ts';

/** The texts around a kernel that has none of its own. */
export const commonFrame: MatterFrame = {
  titles: matterTitles,
  hooks: matterHooks,
  stakes: matterStakes,
  moods,
  fees: matterFees,
  runs: matterRuns,
  where: whereToFind,
  suspects,
  limits: timeLimits,
  ways: waysOn,
  lairOpenings,
  companions: companionsOf,
  magic: matterMagic,
  helpers: matterHelpers,
  complications: matterComplications,
  hoards: matterHoards,
  favours: matterFavours,
  prices: tonePrices,
  guards: scaleGuards,
  world: scaleClock,
  gains: scaleGains,
  sides: matterSides,
  preventions,
  clockEffects,
  blows: [
    '**When it comes to blows**: on the second evening {H} has the party followed«, to find out what it knows» ({fight}). They fight until one of them is down; who is caught knows the name of {H}«, and that the money comes from someone else».',
  ],
  clueLabels: ['what happened', 'the culprit', 'the hiding place'],
  headings: {
    lair: 'The hiding place: {lair}',
    lairAtGlance: 'The hiding place',
    suspects: 'Suspected',
    places: 'Places and clues',
    plan: 'What {A.full} does if the party does not interfere',
    actOne: 'Act one: Questions in {town}',
  },
};
