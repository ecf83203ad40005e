import type { CharacterChoices } from './choices.ts';

/** An illegal choice that the character keeps. */
export interface RuleMark {
  /** A JSON pointer into the character. */
  readonly path: string;
  readonly message: string;
  /** The name of the rule in the SRD. */
  readonly rule: string;
}

export const marksOf = (_character: CharacterChoices): RuleMark[] => [];
