import type { AbilityName } from './abilities.ts';

/** The eighteen skills, each with its ability (SRD 5.2.1). */
export const skills = {
  acrobatics: { label: 'Acrobatics', ability: 'dex' },
  'animal-handling': { label: 'Animal Handling', ability: 'wis' },
  arcana: { label: 'Arcana', ability: 'int' },
  athletics: { label: 'Athletics', ability: 'str' },
  deception: { label: 'Deception', ability: 'cha' },
  history: { label: 'History', ability: 'int' },
  insight: { label: 'Insight', ability: 'wis' },
  intimidation: { label: 'Intimidation', ability: 'cha' },
  investigation: { label: 'Investigation', ability: 'int' },
  medicine: { label: 'Medicine', ability: 'wis' },
  nature: { label: 'Nature', ability: 'int' },
  perception: { label: 'Perception', ability: 'wis' },
  performance: { label: 'Performance', ability: 'cha' },
  persuasion: { label: 'Persuasion', ability: 'cha' },
  religion: { label: 'Religion', ability: 'int' },
  'sleight-of-hand': { label: 'Sleight of Hand', ability: 'dex' },
  stealth: { label: 'Stealth', ability: 'dex' },
  survival: { label: 'Survival', ability: 'wis' },
} as const satisfies Readonly<Record<string, { label: string; ability: AbilityName }>>;

export type Skill = keyof typeof skills;
export const skillNames = Object.keys(skills) as readonly Skill[];
