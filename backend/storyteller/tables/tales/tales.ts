import { beaconTale } from './beacon.ts';
import { castleTale } from './castle.ts';
import { championTale } from './champion.ts';
import { clauseTale } from './clause.ts';
import { dragonLawTale } from './dragon-law.ts';
import { ferryTale } from './ferry.ts';
import { ghostStrikeTale } from './ghost-strike.ts';
import { godRetiresTale } from './god-retires.ts';
import { heirTale } from './heir.ts';
import { hostageTale } from './hostage.ts';
import { lateSunTale } from './late-sun.ts';
import { mayorPigTale } from './mayor-pig.ts';
import { moonTale } from './moon.ts';
import { noDeathsTale } from './no-deaths.ts';
import { oneTooManyTale } from './one-too-many.ts';
import { overdueTale } from './overdue.ts';
import { scarecrowTale } from './scarecrow.ts';
import { secondLampTale } from './second-lamp.ts';
import { secondSealTale } from './second-seal.ts';
import { seedCornTale } from './seed-corn.ts';
import { starTale } from './star.ts';
import { surrenderTale } from './surrender.ts';
import { tuesdayTale } from './tuesday.ts';
import { wellTale } from './well.ts';
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
];
