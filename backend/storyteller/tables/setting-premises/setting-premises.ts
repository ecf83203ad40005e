import type { SettingPremise } from './premise-type.ts';
import { premisesOfAcademy } from './premises-of-academy.ts';
import { premisesOfBargains } from './premises-of-bargains.ts';
import { premisesOfBeastsRule } from './premises-of-beasts-rule.ts';
import { premisesOfCouncil } from './premises-of-council.ts';
import { premisesOfCrimeLord } from './premises-of-crime-lord.ts';
import { premisesOfCrownsAndWishes } from './premises-of-crowns-and-wishes.ts';
import { premisesOfDarkCrowns } from './premises-of-dark-crowns.ts';
import { premisesOfDarkSeasons } from './premises-of-dark-seasons.ts';
import { premisesOfDeepWaters } from './premises-of-deep-waters.ts';
import { premisesOfDeserts } from './premises-of-deserts.ts';
import { premisesOfDreams } from './premises-of-dreams.ts';
import { premisesOfEmpires } from './premises-of-empires.ts';
import { premisesOfFarLands } from './premises-of-far-lands.ts';
import { premisesOfFeatheredKings } from './premises-of-feathered-kings.ts';
import { premisesOfFlooded } from './premises-of-flooded.ts';
import { premisesOfForbiddenMagic } from './premises-of-forbidden-magic.ts';
import { premisesOfGateCities } from './premises-of-gate-cities.ts';
import { premisesOfGuardedThings } from './premises-of-guarded-things.ts';
import { premisesOfHardCountries } from './premises-of-hard-countries.ts';
import { premisesOfHiddenPrices } from './premises-of-hidden-prices.ts';
import { premisesOfHuntersAndGiants } from './premises-of-hunters-and-giants.ts';
import { premisesOfJungle } from './premises-of-jungle.ts';
import { premisesOfLifeYears } from './premises-of-life-years.ts';
import { premisesOfLords } from './premises-of-lords.ts';
import { premisesOfMages } from './premises-of-mages.ts';
import { premisesOfMarvels } from './premises-of-marvels.ts';
import { premisesOfMedievalLands } from './premises-of-medieval-lands.ts';
import { premisesOfMountainsAndWoods } from './premises-of-mountains-and-woods.ts';
import { premisesOfNewLands } from './premises-of-new-lands.ts';
import { premisesOfNewcomers } from './premises-of-newcomers.ts';
import { premisesOfOddSeas } from './premises-of-odd-seas.ts';
import { premisesOfOldCountries } from './premises-of-old-countries.ts';
import { premisesOfOutlaws } from './premises-of-outlaws.ts';
import { premisesOfPeoples } from './premises-of-peoples.ts';
import { premisesOfPrison } from './premises-of-prison.ts';
import { premisesOfRevolution } from './premises-of-revolution.ts';
import { premisesOfRivalsAndMusic } from './premises-of-rivals-and-music.ts';
import { premisesOfRulers } from './premises-of-rulers.ts';
import { premisesOfSkyAndSickness } from './premises-of-sicknesses.ts';
import { premisesOfSkies } from './premises-of-skies.ts';
import { premisesOfSmallWonders } from './premises-of-small-wonders.ts';
import { premisesOfSpirits } from './premises-of-spirits.ts';
import { premisesOfStoppedSeasons } from './premises-of-stopped-seasons.ts';
import { premisesOfStrangeDays } from './premises-of-strange-days.ts';
import { premisesOfStrangeGround } from './premises-of-strange-ground.ts';
import { premisesOfTallWorlds } from './premises-of-tall-worlds.ts';
import { premisesOfTheDead } from './premises-of-the-dead.ts';
import { premisesOfTheDivine } from './premises-of-the-divine.ts';
import { premisesOfTheReturned } from './premises-of-the-returned.ts';
import { premisesOfThrones } from './premises-of-thrones.ts';
import { premisesOfTimeAndFate } from './premises-of-time-and-fate.ts';
import { premisesOfTowns } from './premises-of-towns.ts';
import { premisesOfValleys } from './premises-of-valleys.ts';
import { premisesOfVillages } from './premises-of-villages.ts';
import { premisesOfWalledTowns } from './premises-of-walled-towns.ts';
import { premisesOfWars } from './premises-of-wars.ts';
import { premisesOfWildPlaces } from './premises-of-wild-places.ts';
import { premisesOfWinterAndNight } from './premises-of-winter-and-night.ts';
import { premisesOfWitches } from './premises-of-witches.ts';
import { premisesOfWorldTree } from './premises-of-world-tree.ts';
import { premisesOfUnlikelyRulers } from './premises-of-young-and-small.ts';

export const settingPremises: readonly SettingPremise[] = [
  ...premisesOfAcademy,
  ...premisesOfBargains,
  ...premisesOfBeastsRule,
  ...premisesOfCouncil,
  ...premisesOfCrimeLord,
  ...premisesOfCrownsAndWishes,
  ...premisesOfDarkCrowns,
  ...premisesOfDarkSeasons,
  ...premisesOfDeepWaters,
  ...premisesOfDeserts,
  ...premisesOfDreams,
  ...premisesOfEmpires,
  ...premisesOfFarLands,
  ...premisesOfFeatheredKings,
  ...premisesOfFlooded,
  ...premisesOfForbiddenMagic,
  ...premisesOfGateCities,
  ...premisesOfGuardedThings,
  ...premisesOfHardCountries,
  ...premisesOfHiddenPrices,
  ...premisesOfHuntersAndGiants,
  ...premisesOfJungle,
  ...premisesOfLifeYears,
  ...premisesOfLords,
  ...premisesOfMages,
  ...premisesOfMarvels,
  ...premisesOfMedievalLands,
  ...premisesOfMountainsAndWoods,
  ...premisesOfNewLands,
  ...premisesOfNewcomers,
  ...premisesOfOddSeas,
  ...premisesOfOldCountries,
  ...premisesOfOutlaws,
  ...premisesOfPeoples,
  ...premisesOfPrison,
  ...premisesOfRevolution,
  ...premisesOfRivalsAndMusic,
  ...premisesOfRulers,
  ...premisesOfSkyAndSickness,
  ...premisesOfSkies,
  ...premisesOfSmallWonders,
  ...premisesOfSpirits,
  ...premisesOfStoppedSeasons,
  ...premisesOfStrangeDays,
  ...premisesOfStrangeGround,
  ...premisesOfTallWorlds,
  ...premisesOfTheDead,
  ...premisesOfTheDivine,
  ...premisesOfTheReturned,
  ...premisesOfThrones,
  ...premisesOfTimeAndFate,
  ...premisesOfTowns,
  ...premisesOfValleys,
  ...premisesOfVillages,
  ...premisesOfWalledTowns,
  ...premisesOfWars,
  ...premisesOfWildPlaces,
  ...premisesOfWinterAndNight,
  ...premisesOfWitches,
  ...premisesOfWorldTree,
  ...premisesOfUnlikelyRulers,
];
