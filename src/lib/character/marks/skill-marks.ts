import type { CharacterChoices } from '../choices.ts';
import type { DerivedCharacter } from '../derive.ts';
import { takenFeats } from '../feats.ts';
import { expertiseOf } from '../level-choices.ts';
import { assignSkills, skillAllowances, type SkillAllowance } from '../skill-allowance.ts';
import { skills, type Skill } from '../skills.ts';
import { counted, type RuleMark } from './mark.ts';

const allowanceInWords = ({ label, count, from }: SkillAllowance): string =>
  `${count} ${from === null ? 'of any kind' : 'of its list'} (${label})`;

function chosenMarks(character: CharacterChoices, { classes }: DerivedCharacter): RuleMark[] {
  const feats = takenFeats(character, classes);
  const allowances = skillAllowances(character, classes, feats);
  const { unassigned } = assignSkills(character, allowances);
  const allowed = allowances.map(allowanceInWords).join(', ');
  return character.skills.flatMap((skill, index) => {
    if (!unassigned.has(skill)) return [];
    const message = `Nothing gives ${skills[skill].label}. This character chooses skills: ${allowed}.`;
    return [{ path: `/skills/${index}`, message, rule: 'Skill Proficiencies' }];
  });
}

/** The skills from which Scholar, a feature of wizards, lets the player choose. */
const scholarSkills: readonly Skill[] = [
  'arcana',
  'history',
  'investigation',
  'medicine',
  'nature',
  'religion',
];

function expertiseMarks(character: CharacterChoices, derived: DerivedCharacter): RuleMark[] {
  const { expertise = [] } = character;
  const rule = 'Expertise';
  const grants = derived.classes.flatMap(expertiseOf);
  const most = grants.reduce((sum, { count }) => sum + count, 0);
  const ofScholar = grants.find(({ label }) => label === 'Scholar')?.count ?? 0;
  const others = expertise.filter((skill) => !scholarSkills.includes(skill));
  const proficient = new Set(derived.skills.filter((row) => row.proficient).map((row) => row.name));
  return [
    ...expertise.flatMap((skill, index) => {
      if (proficient.has(skill)) return [];
      const message = `Expertise needs proficiency. This character has none in ${skills[skill].label}, so it adds nothing.`;
      return [{ path: `/expertise/${index}`, message, rule }];
    }),
    ...(expertise.length > most
      ? [
          {
            path: '/expertise',
            message: `The classes of this character give Expertise in ${counted(most, 'skill')}; ${expertise.length} are chosen.`,
            rule,
          },
        ]
      : []),
    ...(ofScholar > 0 && expertise.length <= most && others.length > most - ofScholar
      ? [
          {
            path: '/expertise',
            message: `Scholar gives Expertise only in ${scholarSkills.map((name) => skills[name].label).join(', ')}.`,
            rule: 'Scholar',
          },
        ]
      : []),
  ];
}

export const skillMarks = (character: CharacterChoices, derived: DerivedCharacter): RuleMark[] => [
  ...chosenMarks(character, derived),
  ...expertiseMarks(character, derived),
];
