import { familiesOfTrade } from './families-of-trade.ts';
import { familiesOfGuards } from './families-of-guards.ts';
import type { PlaceFamily } from './place-family.ts';

export const placeFamilies: readonly PlaceFamily[] = [...familiesOfGuards, ...familiesOfTrade];
