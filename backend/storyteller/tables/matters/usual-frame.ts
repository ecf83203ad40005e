import type { MatterFrame } from './frame-type.ts';
import {
  comicFights,
  companionsOf,
  lairOpenings,
  matterComplications,
  matterHelpers,
  matterMagic,
} from './matter-encounters.ts';
import {
  matterFees,
  matterHooks,
  matterRuns,
  matterStakes,
  matterTitles,
  moods,
  payments,
  suspects,
  timeLimits,
  waysOn,
  whereToFind,
} from './matter-openings.ts';
import { matterFavours, matterHoards, tonePrices } from './matter-rewards.ts';
import { scaleClock, scaleGains, scaleGuards } from './matter-scales.ts';
import { clockEffects, matterSides, preventions } from './second-acts.ts';

/** The texts around an intrigue. */
export const usualFrame: MatterFrame = {
  labels: {
    clues: ['what happened', 'the culprit', 'the hiding place'],
    lair: 'The hiding place',
    places: 'Places and clues',
    suspects: 'Suspected',
    gist: 'What is going on',
    truth: 'What really happened',
    turn: 'The turn',
    talk: 'What people in {town} say',
    plan: 'What {A.full} does if the party does not interfere',
    actOne: 'Act one: Questions in {town}',
  },
  titles: matterTitles,
  first: ['{In}.'],
  hooks: matterHooks,
  stakes: matterStakes,
  moods,
  fees: matterFees,
  payments,
  runs: matterRuns,
  where: whereToFind,
  suspects,
  limits: timeLimits,
  ways: waysOn,
  openings: lairOpenings,
  companions: companionsOf,
  comic: comicFights,
  guards: scaleGuards,
  helpers: matterHelpers,
  ownMagic: [],
  magic: matterMagic,
  complications: matterComplications,
  hoards: matterHoards,
  favours: matterFavours,
  gains: scaleGains,
  prices: tonePrices,
  world: scaleClock,
  sides: matterSides,
  rival: [],
  preventions,
  clockEffects,
  firstFight: [
    'on the second evening {H} has the party followed«, to find out what it knows» ({fight}). They fight until one of them is down; who is caught knows the name of {H}«, and that the money comes from someone else».',
  ],
  lastWays: [],
};
