import type { CharacterChoices, ChosenSpell } from '../choices.ts';
import type { LevelsInClass } from '../class-list.ts';
import { characterClasses } from '../classes.ts';
import { classLevels, type ClassLevels } from '../data/class-levels.ts';
import type { DerivedCharacter } from '../derive.ts';
import { takenFeats, type TakenFeat } from '../feats.ts';
import { furtherLists, isInLists } from '../listed-spells.ts';
import { slugIn } from '../slug.ts';
import { alwaysPreparedBy, countedSpells, spellUse } from '../spell-counts.ts';
import type { ClassSpellcasting } from '../spellcasting.ts';
import { counted, type RuleMark } from './mark.ts';

function countMarks(
  character: CharacterChoices,
  { classes }: DerivedCharacter,
  casting: ClassSpellcasting,
): RuleMark[] {
  const { class: name } = casting;
  const levels = classes.find((one) => one.class === name);
  if (!levels) return [];
  const { label } = characterClasses[name];
  const { cantrips, prepared } = spellUse(character, name, casting);
  const rule = `${label}: ${name === 'warlock' ? 'Pact Magic' : 'Spellcasting'}`;
  const markOf = ({ count: chosen, most }: typeof cantrips, noun: string): RuleMark[] =>
    chosen <= most
      ? []
      : [
          {
            path: '/spells',
            message: `A ${label} of level ${levels.level} has ${counted(most, noun)}; ${chosen} are chosen.`,
            rule,
          },
        ];
  return [...markOf(cantrips, 'cantrip'), ...markOf(prepared, 'prepared spell')];
}

function listMark(
  spell: ChosenSpell,
  levels: LevelsInClass,
  { classes }: DerivedCharacter,
  feats: readonly TakenFeat[],
): string | null {
  const lists = [levels.class, ...furtherLists(levels, classes, feats, spell.facts.level)];
  if (isInLists(spell, lists) !== false) return null;
  return `${spell.name} is not in the spell list of the ${characterClasses[levels.class].label}.`;
}

function levelMark(
  spell: ChosenSpell,
  levels: LevelsInClass,
  arcana: ReadonlySet<ChosenSpell>,
  highest: number,
): string | null {
  const { level } = spell.facts;
  if (!spell.prepared || level <= highest || arcana.has(spell)) return null;
  const { label } = characterClasses[levels.class];
  return `A ${label} of level ${levels.level} prepares spells up to level ${highest}; ${spell.name} is a spell of level ${level}.`;
}

function oneSpellMarks(
  character: CharacterChoices,
  derived: DerivedCharacter,
  feats: readonly TakenFeat[],
): RuleMark[] {
  const spells = character.spells ?? [];
  const byClass = new Map(
    derived.classes.map((levels) => [
      levels.class,
      {
        always: alwaysPreparedBy(character, levels.class),
        ...countedSpells(character, levels.class),
      },
    ]),
  );
  return spells.flatMap((spell, index) => {
    const { class: name } = spell;
    const path = `/spells/${index}`;
    if (name === null) return [];
    const { label } = characterClasses[name];
    const { spells: table }: ClassLevels = classLevels[name];
    const levels = derived.classes.find((one) => one.class === name);
    if (!levels || !table) {
      const message = levels
        ? `A ${label} casts no spells with its class, so ${spell.name} has no save DC.`
        : `This character has no ${label} levels, and so no ${label} spells such as ${spell.name}.`;
      return [{ path: `${path}/class`, message, rule: 'Spellcasting' }];
    }
    const rule = `${label}: ${name === 'warlock' ? 'Pact Magic' : 'Spellcasting'}`;
    const casting = derived.spellcasting.find((one) => one.class === name);
    const chosen = byClass.get(name);
    if (!chosen || chosen.always.has(slugIn(spell))) return [];
    return [
      chosen.inTome.has(spell) ? null : listMark(spell, levels, derived, feats),
      levelMark(spell, levels, chosen.arcana, casting?.maxSpellLevel ?? 0),
    ]
      .filter((message) => message !== null)
      .map((message) => ({ path, message, rule }));
  });
}

export const spellMarks = (character: CharacterChoices, derived: DerivedCharacter): RuleMark[] => [
  ...derived.spellcasting.flatMap((casting) => countMarks(character, derived, casting)),
  ...oneSpellMarks(character, derived, takenFeats(character, derived.classes)),
];
