import type { AskedDeparture } from './departure-type.ts';
import { ideasOfCompanions } from './ideas-of-companions.ts';
import { ideasOfLimits } from './ideas-of-limits.ts';
import { ideasOfOrigins } from './ideas-of-origins.ts';
import { ideasOfRoles } from './ideas-of-roles.ts';
import { ideasOfSearches } from './ideas-of-searches.ts';
import { ideasOfTrades } from './ideas-of-trades.ts';
import { ideasOfTurns } from './ideas-of-turns.ts';
import { ideasOfWishes } from './ideas-of-wishes.ts';

/** The first that fits an idea is told, so narrow ideas stand before wide ones. */
export const departuresOfIdeas: readonly AskedDeparture[] = [
  ...ideasOfSearches,
  ...ideasOfLimits,
  ...ideasOfRoles,
  ...ideasOfOrigins,
  ...ideasOfTurns,
  ...ideasOfWishes,
  ...ideasOfTrades,
  ...ideasOfCompanions,
];
