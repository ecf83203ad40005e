/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { SpentUses } from './spentUses.ts';

/**
 * How much of each resource of the class is spent.
 */
export interface SpentResources {
  actionSurge: SpentUses;
  arcaneRecovery: SpentUses;
  bardicInspiration: SpentUses;
  channelDivinity: SpentUses;
  favoredEnemy: SpentUses;
  focusPoints: SpentUses;
  indomitable: SpentUses;
  innateSorcery: SpentUses;
  layOnHandsPool: SpentUses;
  rages: SpentUses;
  secondWind: SpentUses;
  sorceryPoints: SpentUses;
  wildShape: SpentUses;
}
