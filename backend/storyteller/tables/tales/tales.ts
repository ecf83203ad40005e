import { beaconTale } from './beacon.ts';
import { branchOfficeTale } from './branch-office.ts';
import { castleTale } from './castle.ts';
import { championTale } from './champion.ts';
import { clauseTale } from './clause.ts';
import { dragonLawTale } from './dragon-law.ts';
import { dreamHouseTale } from './dream-house.ts';
import { emptyMaskTale } from './empty-mask.ts';
import { ferryTale } from './ferry.ts';
import { ghostStrikeTale } from './ghost-strike.ts';
import { giantsWeddingTale } from './giants-wedding.ts';
import { godRetiresTale } from './god-retires.ts';
import { heirTale } from './heir.ts';
import { hostageTale } from './hostage.ts';
import { lateSunTale } from './late-sun.ts';
import { marshCureTale } from './marsh-cure.ts';
import { mayorPigTale } from './mayor-pig.ts';
import { moonTale } from './moon.ts';
import { noDeathsTale } from './no-deaths.ts';
import { oneTooManyTale } from './one-too-many.ts';
import { overdueTale } from './overdue.ts';
import { quarantineTale } from './quarantine.ts';
import { redThreadTale } from './red-thread.ts';
import { scarecrowTale } from './scarecrow.ts';
import { secondLampTale } from './second-lamp.ts';
import { secondSealTale } from './second-seal.ts';
import { seedCornTale } from './seed-corn.ts';
import { smallKingTale } from './small-king.ts';
import { starTale } from './star.ts';
import { surrenderTale } from './surrender.ts';
import { threeRansomsTale } from './three-ransoms.ts';
import { tomorrowPostTale } from './tomorrow-post.ts';
import { tuesdayTale } from './tuesday.ts';
import { walkingMountainTale } from './walking-mountain.ts';
import { wellTale } from './well.ts';
import { wolfTruceTale } from './wolf-truce.ts';
import type { Tale } from './tale-types.ts';

export const tales: readonly Tale[] = [
  secondLampTale,
  surrenderTale,
  seedCornTale,
  oneTooManyTale,
  wellTale,
  secondSealTale,
  mayorPigTale,
  beaconTale,
  championTale,
  noDeathsTale,
  dragonLawTale,
  moonTale,
  tuesdayTale,
  overdueTale,
  clauseTale,
  lateSunTale,
  starTale,
  godRetiresTale,
  ghostStrikeTale,
  ferryTale,
  scarecrowTale,
  hostageTale,
  castleTale,
  heirTale,
  redThreadTale,
  quarantineTale,
  wolfTruceTale,
  threeRansomsTale,
  marshCureTale,
  smallKingTale,
  branchOfficeTale,
  walkingMountainTale,
  dreamHouseTale,
  emptyMaskTale,
  giantsWeddingTale,
  tomorrowPostTale,
];
