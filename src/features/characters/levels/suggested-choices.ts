import { classesOf } from '#src/lib/character/class-list.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { takenFeats } from '#src/lib/character/feats.ts';
import { masteryOptions } from '#src/lib/character/marks/mastery-marks.ts';
import { skillMarks } from '#src/lib/character/marks/skill-marks.ts';
import { backgrounds } from '#src/lib/character/origins.ts';
import { assignSkills, skillAllowances } from '#src/lib/character/skill-allowance.ts';
import { type Skill, skillNames } from '#src/lib/character/skills.ts';
import { masteryAllowance } from '#src/lib/character/weapon-masteries.ts';
import type { CharacterValues } from '../character-fields.ts';
import { languageChoice, toolChoices } from '../data/origin-options.ts';
import { subclasses } from '../data/subclasses.ts';
import { bestSkills, goodWeapons } from '../starting-character.ts';
import { allChoices } from './all-choices.ts';
import { expertiseCount } from './expertise-count.ts';
import { withSuggestedFeats } from './suggested-feats.ts';

/** The subclasses of the SRD where none is chosen. */
const subclassesOf = (values: CharacterValues): CharacterValues['subclasses'] => [
  ...values.subclasses,
  ...allChoices(values).flatMap(({ class: name, kind, done }) =>
    name !== null && kind === 'subclass' && !done
      ? [{ class: name, name: subclasses[name].name }]
      : [],
  ),
];

/** The skills in the order in which the character has use for them. */
const skillOrder = ({ class: name }: CharacterValues): Skill[] => [
  ...new Set<Skill>([...bestSkills[name], 'perception', 'insight', ...skillNames]),
];

/** Further skills, as long as class, species and levels give them. */
function skillsOf(values: CharacterValues): Skill[] {
  const classes = classesOf(values);
  const allowances = skillAllowances(values, classes, takenFeats(values, classes)).filter(
    ({ isOptional }) => isOptional !== true,
  );
  const given: readonly Skill[] = backgrounds[values.background].skills;
  const unassigned = (skills: Skill[]) =>
    assignSkills({ ...values, skills }, allowances).unassigned.size;
  let chosen = values.skills;
  for (const skill of skillOrder(values)) {
    if (given.includes(skill) || chosen.includes(skill)) continue;
    const more = [...chosen, skill];
    if (unassigned(more) === unassigned(chosen)) chosen = more;
  }
  return chosen;
}

/** Expertise in further skills, without those in which a feature gives none. */
function expertiseOf(values: CharacterValues): Skill[] {
  const count = expertiseCount(values);
  const proficient = new Set<Skill>([...backgrounds[values.background].skills, ...values.skills]);
  const isMarked = (expertise: Skill[]) => {
    const character = { ...values, expertise };
    return skillMarks(character, deriveCharacter(character)).some(({ path }) =>
      path.startsWith('/expertise'),
    );
  };
  let chosen = values.expertise;
  for (const skill of skillOrder(values)) {
    if (chosen.length >= count) break;
    if (!proficient.has(skill) || chosen.includes(skill)) continue;
    const more = [...chosen, skill];
    if (!isMarked(more)) chosen = more;
  }
  return chosen;
}

/** The words with further ones, until as many are chosen as the choice gives. */
function filled(
  words: string[],
  { count, from }: { readonly count: number; readonly from: readonly string[] },
): string[] {
  const chosen = words.filter((word) => from.includes(word)).length;
  const free = from.filter((word) => !words.includes(word));
  return [...words, ...free.slice(0, Math.max(0, count - chosen))];
}

function masteriesOf(values: CharacterValues): string[] {
  const classes = classesOf(values);
  const options = masteryOptions(values, { classes });
  const from = [...new Set([...goodWeapons, ...options])].filter((name) => options.includes(name));
  const { count } = masteryAllowance(classes);
  return filled(values.weaponMasteries, { count, from });
}

/**
 * What the levels leave to choose, with a suggestion where nothing is chosen. What is chosen stays. Spells need the
 * catalogue (`withSuggestedSpells`), and what only the table knows stays open.
 */
export function suggestedChoices(values: CharacterValues): Partial<CharacterValues> {
  const levelIn = (name: CharacterValues['class']) =>
    classesOf(values).find((one) => one.class === name)?.level ?? 0;
  const withSubclasses = { ...values, subclasses: subclassesOf(values) };
  const withFeats = {
    ...withSubclasses,
    feats: withSuggestedFeats(withSubclasses, levelIn),
  };
  const withSkills = { ...withFeats, skills: skillsOf(withFeats) };
  return {
    subclasses: withSkills.subclasses,
    feats: withSkills.feats,
    skills: withSkills.skills,
    expertise: expertiseOf(withSkills),
    tools: toolChoices(values).reduce(filled, values.tools),
    languages: filled(values.languages, languageChoice(classesOf(values))),
    weaponMasteries: masteriesOf(withSkills),
  };
}
