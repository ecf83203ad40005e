import type { SharedWrong, WrongDetails } from '../setting-types.ts';
import { countDetails, countWrong } from './count.ts';
import { crownDetails, crownWrong } from './crown.ts';
import { cureDetails, cureWrong } from './cure.ts';
import { debtsDetails, debtsWrong } from './debts.ts';
import { gatesDetails, gatesWrong } from './gates.ts';
import { lendingDetails, lendingWrong } from './lending.ts';
import { riverDetails, riverWrong } from './river.ts';
import { saintDetails, saintWrong } from './saint.ts';
import { sleeperDetails, sleeperWrong } from './sleeper.ts';
import { treatyDetails, treatyWrong } from './treaty.ts';
import { tributeDetails, tributeWrong } from './tribute.ts';
import { weatherDetails, weatherWrong } from './weather.ts';

export const sharedWrongs: readonly SharedWrong[] = [
  // Wrongs that changed the land itself: its river, its weather, what sleeps below it.
  riverWrong,
  weatherWrong,
  sleeperWrong,
  tributeWrong,
  // Wrongs that were done on paper: a treaty, a census, a fund of debts, a crown.
  treatyWrong,
  countWrong,
  debtsWrong,
  crownWrong,
  // Wrongs that were done to people: shut out, lent out, left to die, left uncured.
  gatesWrong,
  saintWrong,
  lendingWrong,
  cureWrong,
];

/** By the id of the wrong. */
export const wrongDetails: Readonly<Record<string, WrongDetails>> = {
  river: riverDetails,
  weather: weatherDetails,
  sleeper: sleeperDetails,
  tribute: tributeDetails,
  treaty: treatyDetails,
  count: countDetails,
  debts: debtsDetails,
  crown: crownDetails,
  gates: gatesDetails,
  saint: saintDetails,
  lending: lendingDetails,
  cure: cureDetails,
};
