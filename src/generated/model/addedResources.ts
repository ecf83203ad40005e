/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AddedUses } from './addedUses.ts';

/**
 * What is added to the spent resources; less than 0 gives something back.
 */
export interface AddedResources {
  actionSurge?: AddedUses;
  arcaneRecovery?: AddedUses;
  bardicInspiration?: AddedUses;
  channelDivinity?: AddedUses;
  favoredEnemy?: AddedUses;
  focusPoints?: AddedUses;
  indomitable?: AddedUses;
  innateSorcery?: AddedUses;
  layOnHandsPool?: AddedUses;
  rages?: AddedUses;
  secondWind?: AddedUses;
  sorceryPoints?: AddedUses;
  wildShape?: AddedUses;
}
