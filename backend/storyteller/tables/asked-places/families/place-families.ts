import { familiesOfCamps } from './families-of-camps.ts';
import { familiesOfDungeons } from './families-of-dungeons.ts';
import { familiesOfCompany } from './families-of-company.ts';
import { familiesOfMagic } from './families-of-magic.ts';
import { familiesOfCreatures } from './families-of-creatures.ts';
import { familiesOfDecline } from './families-of-decline.ts';
import { familiesOfFaith } from './families-of-faith.ts';
import { familiesOfGuards } from './families-of-guards.ts';
import { familiesOfGuests } from './families-of-guests.ts';
import { familiesOfRulers } from './families-of-rulers.ts';
import { familiesOfTrade } from './families-of-trade.ts';
import type { PlaceFamily } from './place-family.ts';

/** The first one that fits an idea is written. */
export const placeFamilies: readonly PlaceFamily[] = [
  ...familiesOfGuards,
  ...familiesOfTrade,
  ...familiesOfGuests,
  ...familiesOfDecline,
  ...familiesOfCompany,
  ...familiesOfDungeons,
  ...familiesOfMagic,
  ...familiesOfCamps,
  ...familiesOfCreatures,
  ...familiesOfFaith,
  ...familiesOfRulers,
];
