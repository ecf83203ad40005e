/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityIncrease } from './abilityIncrease.ts';

export type OptionalAbilityIncrease = AbilityIncrease | null;
