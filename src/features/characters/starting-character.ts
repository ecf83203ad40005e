import type { CharacterInput } from '#src/generated/model/index.ts';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { backgrounds, type BackgroundName } from '#src/lib/character/origins.ts';

/** +2 to the first and +1 to the second ability of a background. */
export function usualIncreases(background: BackgroundName) {
  const [first, second] = backgrounds[background].abilities;
  return [
    { ability: first, amount: 2 },
    { ability: second, amount: 1 },
  ];
}

/**
 * The first skills of a class that the background does not give. A class that may choose any skill gets
 * skills from a short list.
 */
export function usualSkills(className: ClassName, background: BackgroundName) {
  const { skills, skillCount } = characterClasses[className];
  const backgroundSkills = new Set<string>(backgrounds[background].skills);
  const choices = skills ?? (['acrobatics', 'perception', 'performance', 'persuasion'] as const);
  return choices.filter((skill) => !backgroundSkills.has(skill)).slice(0, skillCount);
}

/** The default values of a new character. They follow the rules, except that the name is empty. */
export const startingCharacter = {
  name: '',
  class: 'fighter',
  species: 'human',
  background: 'soldier',
  level: 1,
  abilityMethod: 'standard-array',
  abilities: characterClasses.fighter.array,
  increases: usualIncreases('soldier'),
  skills: usualSkills('fighter', 'soldier'),
  equipment: 'kit',
  concept: '',
  otherClasses: [],
  subclasses: [],
  feats: [],
  expertise: [],
  tools: [],
  languages: [],
  speciesOption: '',
  size: 'medium',
  spells: [],
  items: null,
  overrides: [],
  advancement: 'milestones',
  experience: 0,
  appearance: '',
  backstory: '',
  notesForMe: '',
  notesForGameMaster: '',
  notesForEveryone: '',
} satisfies CharacterInput;
