import type { CharacterChoices } from './choices.ts';
import type { LevelsInClass } from './class-list.ts';
import { characterClasses, type CharacterClass, type ClassName } from './classes.ts';
import type { TakenFeat } from './feats.ts';
import { backgrounds } from './origins.ts';
import type { Skill } from './skills.ts';
import { srdSubclassLevel } from './subclass-levels.ts';

/** Skills that something lets the player choose, besides those of the background. */
export interface SkillAllowance {
  /** Null for the species and for feats. */
  readonly class: ClassName | null;
  /** The level in the class, or of the character. */
  readonly level: number;
  readonly label: string;
  readonly count: number;
  /** Null for any skill. */
  readonly from: readonly Skill[] | null;
  /** Whether tools can be chosen instead, with the feat Skilled. */
  readonly isOptional?: true;
}

const laterSkills: Partial<Readonly<Record<ClassName, 'any' | 'class'>>> = {
  bard: 'any',
  ranger: 'class',
  rogue: 'class',
};

function classAllowances({ class: name, level }: LevelsInClass, isFirst: boolean) {
  const { label, skillCount, skills: offered }: CharacterClass = characterClasses[name];
  const own = { class: name, label: `${label} skills` };
  const later = laterSkills[name];
  const allowances: SkillAllowance[] = [];
  if (isFirst) allowances.push({ ...own, level: 1, count: skillCount, from: offered });
  else if (later) {
    allowances.push({ ...own, level: 1, count: 1, from: later === 'any' ? null : offered });
  }
  if (name === 'barbarian' && level >= 3) {
    allowances.push({ class: name, level: 3, label: 'Primal Knowledge', count: 1, from: offered });
  }
  return allowances;
}

const speciesAllowances: Partial<
  Readonly<Record<CharacterChoices['species'], Pick<SkillAllowance, 'label' | 'from'>>>
> = {
  human: { label: 'Skillful', from: null },
  elf: { label: 'Keen Senses', from: ['insight', 'perception', 'survival'] },
};

/** Everything that lets the player choose skills. */
export function skillAllowances(
  { species }: CharacterChoices,
  classes: readonly LevelsInClass[],
  feats: readonly TakenFeat[],
): SkillAllowance[] {
  const ofSpecies = speciesAllowances[species];
  return [
    ...classes.flatMap((levels, index) => classAllowances(levels, index === 0)),
    ...(srdSubclassLevel(classes, 'bard') > 0
      ? [{ class: 'bard' as const, level: 3, label: 'Bonus Proficiencies', count: 3, from: null }]
      : []),
    ...(ofSpecies ? [{ class: null, level: 1, count: 1, ...ofSpecies }] : []),
    ...feats
      .filter(({ slug }) => slug === 'skilled')
      .map(({ class: name, level }) => ({
        class: name,
        level,
        label: 'Skilled',
        count: 3,
        from: null,
        isOptional: true as const,
      })),
  ];
}

interface Slot {
  readonly allowance: SkillAllowance;
  skill: Skill | null;
}

/** Finds a slot for the skill, and moves skills that have a slot if that helps. */
function takeSlot(skill: Skill, slots: readonly Slot[], tried: Set<Slot>): boolean {
  for (const slot of slots) {
    const { from } = slot.allowance;
    if (tried.has(slot) || (from !== null && !from.includes(skill))) continue;
    tried.add(slot);
    if (slot.skill !== null && !takeSlot(slot.skill, slots, tried)) continue;
    slot.skill = skill;
    return true;
  }
  return false;
}

interface AssignedSkills {
  /** Skills that nothing lets the player choose. */
  readonly unassigned: ReadonlySet<Skill>;
  /** How many skills each allowance has. */
  readonly filled: ReadonlyMap<SkillAllowance, number>;
}

/** Assigns the chosen skills to what lets the player choose them. */
export function assignSkills(
  { skills, background }: CharacterChoices,
  allowances: readonly SkillAllowance[],
): AssignedSkills {
  const ofBackground: readonly Skill[] = backgrounds[background].skills;
  const slots = allowances.flatMap((allowance) =>
    Array.from({ length: allowance.count }, (): Slot => ({ allowance, skill: null })),
  );
  const unassigned = skills.filter(
    (skill) => !ofBackground.includes(skill) && !takeSlot(skill, slots, new Set()),
  );
  const filled = new Map(
    allowances.map((allowance) => [
      allowance,
      slots.filter((slot) => slot.allowance === allowance && slot.skill !== null).length,
    ]),
  );
  return { unassigned: new Set(unassigned), filled };
}
