import type { CharacterOverride } from '#src/generated/model/index.ts';
import { abilityLabels, abilityNames } from '#src/lib/character/abilities.ts';
import { skillNames, skills } from '#src/lib/character/skills.ts';

type Target = CharacterOverride['target'];
type SaveTarget = Extract<Target, `save-${string}`>;
type SkillTarget = Extract<Target, `skill-${string}`>;
type SlotTarget = Extract<Target, `slots-${string}`>;

/** The labels of targets that are numbered or named in the same way. */
// Each key is a target of its group, and the table below is complete.
const labelled = <Name extends Target>(entries: readonly (readonly [Name, string])[]) =>
  Object.fromEntries(entries) as Record<Name, string>;

const saveLabels = labelled(
  abilityNames.map((name): [SaveTarget, string] => [
    `save-${name}`,
    `${abilityLabels[name]} saving throw`,
  ]),
);

const skillLabels = labelled(
  skillNames.map((name): [SkillTarget, string] => [`skill-${name}`, skills[name].label]),
);

const slotLabels: Readonly<Record<SlotTarget, string>> = {
  'slots-1': 'Spell slots of level 1',
  'slots-2': 'Spell slots of level 2',
  'slots-3': 'Spell slots of level 3',
  'slots-4': 'Spell slots of level 4',
  'slots-5': 'Spell slots of level 5',
  'slots-6': 'Spell slots of level 6',
  'slots-7': 'Spell slots of level 7',
  'slots-8': 'Spell slots of level 8',
  'slots-9': 'Spell slots of level 9',
};

/** The numbers that can be replaced. */
export const overrideLabels: Readonly<Record<Target, string>> = {
  'armor-class': 'Armor Class',
  'hit-points': 'Hit Points',
  initiative: 'Initiative',
  speed: 'Speed',
  'proficiency-bonus': 'Proficiency Bonus',
  'passive-perception': 'Passive Perception',
  'carrying-capacity': 'Carrying capacity',
  'spell-save-dc': 'Spell save DC',
  'spell-attack': 'Spell attack',
  ...abilityLabels,
  ...saveLabels,
  ...skillLabels,
  'climb-speed': 'Climb Speed',
  'swim-speed': 'Swim Speed',
  'fly-speed': 'Fly Speed',
  darkvision: 'Darkvision',
  blindsight: 'Blindsight',
  tremorsense: 'Tremorsense',
  truesight: 'Truesight',
  attunements: 'Attuned items',
  ...slotLabels,
  'pact-slots': 'Pact Magic slots',
};
