/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { AbilityName } from './abilityName.ts';

/**
 * An ability; null if the rules name none.
 */
export type OptionalAbility = AbilityName | null;
