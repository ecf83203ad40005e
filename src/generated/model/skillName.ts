/**
 * Generated from openapi.yaml by `npm run generate`. Never edited.
 */

export type SkillName = typeof SkillName[keyof typeof SkillName];

export const SkillName = {
  acrobatics: 'acrobatics',
  'animal-handling': 'animal-handling',
  arcana: 'arcana',
  athletics: 'athletics',
  deception: 'deception',
  history: 'history',
  insight: 'insight',
  intimidation: 'intimidation',
  investigation: 'investigation',
  medicine: 'medicine',
  nature: 'nature',
  perception: 'perception',
  performance: 'performance',
  persuasion: 'persuasion',
  religion: 'religion',
  'sleight-of-hand': 'sleight-of-hand',
  stealth: 'stealth',
  survival: 'survival',
} as const;
