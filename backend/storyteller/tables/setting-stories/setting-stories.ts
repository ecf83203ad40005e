import type { SettingStory } from '../setting-story-type.ts';
import { auctionOfWorldStory } from './auction-of-world.ts';
import { borrowedVoicesStory } from './borrowed-voices.ts';
import { dragonSenateStory } from './dragon-senate.ts';
import { elevenDaysStory } from './eleven-days.ts';
import { endlessHouseStory } from './endless-house.ts';
import { goblinAsylumStory } from './goblin-asylum.ts';
import { godsSwappedStory } from './gods-swapped.ts';
import { hellsLeaseStory } from './hells-lease.ts';
import { hollowCrusadeStory } from './hollow-crusade.ts';
import { hostageShadowsStory } from './hostage-shadows.ts';
import { lampVillagesStory } from './lamp-villages.ts';
import { letheProvincesStory } from './lethe-provinces.ts';
import { mooredMoonStory } from './moored-moon.ts';
import { reevesGraveStory } from './reeves-grave.ts';
import { reformedDarkLordStory } from './reformed-dark-lord.ts';
import { returningForestStory } from './returning-forest.ts';
import { sharedWinterStory } from './shared-winter.ts';
import { sleepingDukeStory } from './sleeping-duke.ts';
import { smugglersParishStory } from './smugglers-parish.ts';
import { stayedFairStory } from './stayed-fair.ts';
import { thirdWishStory } from './third-wish.ts';
import { tidyWarStory } from './tidy-war.ts';
import { walkingCitiesStory } from './walking-cities.ts';
import { wallGarrisonStory } from './wall-garrison.ts';
import { wildHuntLicenceStory } from './wild-hunt-licence.ts';
import { yellowFleetStory } from './yellow-fleet.ts';

export const settingStories: readonly SettingStory[] = [
  // Settings of the size of a valley or a county, for the first and the middle levels.
  sharedWinterStory,
  lampVillagesStory,
  reevesGraveStory,
  goblinAsylumStory,
  elevenDaysStory,
  sleepingDukeStory,
  yellowFleetStory,
  returningForestStory,
  borrowedVoicesStory,
  // Settings of the size of realms, for levels from 10.
  mooredMoonStory,
  hollowCrusadeStory,
  hellsLeaseStory,
  auctionOfWorldStory,
  thirdWishStory,
  letheProvincesStory,
  walkingCitiesStory,
  dragonSenateStory,
  tidyWarStory,
  // Settings about one strange thing that everybody in them has got used to.
  endlessHouseStory,
  reformedDarkLordStory,
  godsSwappedStory,
  hostageShadowsStory,
  wildHuntLicenceStory,
  smugglersParishStory,
  wallGarrisonStory,
  stayedFairStory,
];
