import type { MatterPlan } from '../plan/matter-plan.ts';
import {
  comicFights,
  companionsOf,
  lairOpenings,
  matterComplications,
  matterMagic,
} from '../tables/matters/matter-encounters.ts';
import {
  matterHooks,
  matterRuns,
  matterStakes,
  suspects,
  waysOn,
  whereToFind,
} from '../tables/matters/matter-openings.ts';
import { matterFavours, matterHoards, tonePrices } from '../tables/matters/matter-rewards.ts';
import { scaleClock, scaleGains, scaleGuards } from '../tables/matters/matter-scales.ts';
import type { MatterFrame } from '../tables/matters/matter-types.ts';
import { clockEffects, matterSides, preventions } from '../tables/matters/second-acts.ts';

/** The sentences around the rows of a kernel that has none of its own: somebody acts in secret and has to be found. */
const generalFrame: MatterFrame = {
  labels: {
    clues: ['what happened', 'the culprit', 'the hiding place'],
    lair: 'The hiding place',
    suspects: 'Suspected',
    plan: 'What {A.full} does if the party does not interfere',
    actOne: 'Act one: Questions in {town}',
    gist: 'What is going on',
  },
  hooks: matterHooks,
  stakes: matterStakes,
  runs: matterRuns,
  where: whereToFind,
  suspects,
  ways: waysOn,
  guards: scaleGuards,
  openings: lairOpenings,
  companions: companionsOf,
  comic: comicFights,
  magic: matterMagic,
  complications: matterComplications,
  hoards: matterHoards,
  favours: matterFavours,
  gains: scaleGains,
  prices: tonePrices,
  world: scaleClock,
  sides: matterSides,
  preventions,
  effects: clockEffects,
  firstFight: [
    'on the second evening {H} has the party followed«, to find out what it knows» ({enemies}). They fight until one of them is down; who is caught knows the name of {H}«, and that the money comes from someone else».',
  ],
};

/** The sentences around the rows of the kernel of a plan. */
export const frameOf = ({ kernel }: Pick<MatterPlan, 'kernel'>): MatterFrame => ({
  ...generalFrame,
  ...kernel.frame,
});
