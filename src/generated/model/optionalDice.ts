/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */
import type { Dice } from './dice.ts';

export type OptionalDice = Dice | null;
