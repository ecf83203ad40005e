import type { PlaceStory } from '../place-story-type.ts';
import { angelWardStory } from './angel-ward.ts';
import { causewayChurchStory } from './causeway-church.ts';
import { courtOfTheDeadStory } from './court-of-the-dead.ts';
import { dragonBankStory } from './dragon-bank.ts';
import { duelIslandStory } from './duel-island.ts';
import { gatehouseTwoStory } from './gatehouse-two.ts';
import { godsInnStory } from './gods-inn.ts';
import { hellCustomsStory } from './hell-customs.ts';
import { hillBeaconStory } from './hill-beacon.ts';
import { houseOfHostagesStory } from './house-of-hostages.ts';
import { houseOfSecretsStory } from './house-of-secrets.ts';
import { letterHouseStory } from './letter-house.ts';
import { lichOfficeStory } from './lich-office.ts';
import { lostPropertyStory } from './lost-property.ts';
import { lowerPalaceStory } from './lower-palace.ts';
import { nightPawnStory } from './night-pawn.ts';
import { noDeathHospiceStory } from './no-death-hospice.ts';
import { oathVaultStory } from './oath-vault.ts';
import { passRefugeStory } from './pass-refuge.ts';
import { ropeFerryStory } from './rope-ferry.ts';
import { royalGalleryStory } from './royal-gallery.ts';
import { royalTheatreStory } from './royal-theatre.ts';
import { seaGateStory } from './sea-gate.ts';
import { skyDockStory } from './sky-dock.ts';
import { standingFieldStory } from './standing-field.ts';
import { starWellStory } from './star-well.ts';
import { statueQuarryStory } from './statue-quarry.ts';
import { theatreHospitalStory } from './theatre-hospital.ts';
import { truceBathsStory } from './truce-baths.ts';
import { walkingInnStory } from './walking-inn.ts';
import { washHouseStory } from './wash-house.ts';
import { weatherExchangeStory } from './weather-exchange.ts';
import { winterGranaryStory } from './winter-granary.ts';
import { wolfSchoolStory } from './wolf-school.ts';

export const placeStories: readonly PlaceStory[] = [
  // Places of the size of a town, for the first levels.
  ropeFerryStory,
  winterGranaryStory,
  washHouseStory,
  passRefugeStory,
  letterHouseStory,
  lostPropertyStory,
  hillBeaconStory,
  nightPawnStory,
  // Places that matter to a whole region, for the middle levels.
  causewayChurchStory,
  theatreHospitalStory,
  houseOfSecretsStory,
  courtOfTheDeadStory,
  truceBathsStory,
  gatehouseTwoStory,
  noDeathHospiceStory,
  walkingInnStory,
  duelIslandStory,
  wolfSchoolStory,
  // Places on which realms depend, for levels from 11.
  dragonBankStory,
  standingFieldStory,
  royalGalleryStory,
  houseOfHostagesStory,
  hellCustomsStory,
  skyDockStory,
  seaGateStory,
  lichOfficeStory,
  starWellStory,
  oathVaultStory,
  godsInnStory,
  lowerPalaceStory,
  angelWardStory,
  royalTheatreStory,
  statueQuarryStory,
  weatherExchangeStory,
];
