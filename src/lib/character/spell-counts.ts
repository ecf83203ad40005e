import type { CharacterChoices, ChosenSpell } from './choices.ts';
import { classesOf, type LevelsInClass } from './class-list.ts';
import type { ClassName } from './classes.ts';
import { hasOption, takenFeats } from './feats.ts';
import { isInLists } from './listed-spells.ts';
import { alwaysPreparedOf } from './prepared-spells.ts';
import { slugIn, slugOf } from './slug.ts';
import type { SpellLimits } from './spell-limits.ts';
import { srdSubclassLevel } from './subclass-levels.ts';

/** The spells that count against the limits of a class, and those that a warlock has on top. */
interface CountedSpells {
  readonly cantrips: readonly ChosenSpell[];
  /** Spells of level 1 and above, also those that are not prepared. */
  readonly leveled: readonly ChosenSpell[];
  readonly prepared: readonly ChosenSpell[];
  /** One spell of each level of Mystic Arcanum. */
  readonly arcana: ReadonlySet<ChosenSpell>;
  /** What can only be in the Book of Shadows. Its cantrips count, because the limit includes them. */
  readonly inTome: ReadonlySet<ChosenSpell>;
}

/** The spells that a class, or with null the species, always has prepared, by the last parts of their keys. */
export const alwaysPreparedBy = (
  character: CharacterChoices,
  name: ClassName | null,
): ReadonlySet<string> =>
  new Set(
    alwaysPreparedOf(character)
      .filter((spell) => spell.class === name)
      .map((spell) => slugOf(spell.name)),
  );

/** The spells that are always prepared and that the list of spells lacks. */
export const missingSpells = (character: CharacterChoices) =>
  alwaysPreparedOf(character).filter(
    (always) =>
      !(character.spells ?? []).some(
        (spell) => spell.class === always.class && slugIn(spell) === slugIn(always),
      ),
  );

/** The spell levels of Mystic Arcanum: one spell of each. */
export function arcanaLevels({ class: name, level }: LevelsInClass): readonly number[] {
  if (name !== 'warlock') return [];
  return [6, 7, 8, 9].filter((spellLevel) => level >= spellLevel * 2 - 1);
}

/** The first spell of each level of Mystic Arcanum; one that is prepared comes first. */
function arcanum(spells: readonly ChosenSpell[], levels: LevelsInClass): Set<ChosenSpell> {
  const first = arcanaLevels(levels).map((level) => {
    const ofLevel = spells.filter(({ facts }) => facts.level === level);
    return ofLevel.find(({ prepared }) => prepared) ?? ofLevel[0];
  });
  return new Set(first.filter((spell) => spell !== undefined));
}

/** The spells of the Book of Shadows: first those that the list of the warlock lacks. */
function tomeSpells(spells: readonly ChosenSpell[]): Set<ChosenSpell> {
  const isForeign = (spell: ChosenSpell) => isInLists(spell, ['warlock']) !== true;
  const cantrips = spells.filter((spell) => spell.facts.level === 0 && isForeign(spell));
  const rituals = spells
    .filter(({ facts, prepared }) => facts.level === 1 && prepared && facts.ritual === true)
    .toSorted((one, other) => Number(isForeign(other)) - Number(isForeign(one)));
  return new Set([...cantrips.slice(0, 3), ...rituals.slice(0, 2)]);
}

export function countedSpells(character: CharacterChoices, name: ClassName | null): CountedSpells {
  const always = alwaysPreparedBy(character, name);
  const own = (character.spells ?? []).filter(
    (spell) => spell.class === name && !always.has(slugIn(spell)),
  );
  const classes = classesOf(character);
  const levels = classes.find((one) => one.class === name);
  const arcana = levels ? arcanum(own, levels) : new Set<ChosenSpell>();
  const hasTome =
    name === 'warlock' && hasOption(takenFeats(character, classes), name, 'pact-of-the-tome');
  const inTome = hasTome ? tomeSpells(own) : new Set<ChosenSpell>();
  const leveled = own.filter(
    (spell) => spell.facts.level > 0 && !arcana.has(spell) && !inTome.has(spell),
  );
  return {
    cantrips: own.filter(({ facts }) => facts.level === 0),
    leveled,
    prepared: leveled.filter(({ prepared }) => prepared),
    arcana,
    inTome,
  };
}

/** The spells that Magical Discoveries gives: cantrips or prepared spells. */
export const discoveries = (classes: readonly LevelsInClass[], name: ClassName): number =>
  name === 'bard' && srdSubclassLevel(classes, 'bard') >= 6 ? 2 : 0;

/** The spells that Spell Mastery and Signature Spells always have prepared. */
function masteredSpells(classes: readonly LevelsInClass[], name: ClassName): number {
  const level = classes.find((one) => one.class === name)?.level ?? 0;
  if (name !== 'wizard') return 0;
  return level >= 20 ? 4 : level >= 18 ? 2 : 0;
}

interface SpellUse {
  readonly count: number;
  /** The limit, with what features give on top of the table of the class. */
  readonly most: number;
}

/** How many spells of a class a character has, and how many it may have. */
export function spellUse(
  character: CharacterChoices,
  name: ClassName,
  limits: SpellLimits,
): { readonly cantrips: SpellUse; readonly prepared: SpellUse } {
  const { cantrips, prepared } = countedSpells(character, name);
  const classes = classesOf(character);
  const discovered = discoveries(classes, name);
  const asCantrips = Math.min(discovered, Math.max(0, cantrips.length - limits.cantrips));
  return {
    cantrips: { count: cantrips.length, most: limits.cantrips + asCantrips },
    prepared: {
      count: prepared.length,
      most: limits.prepared + masteredSpells(classes, name) + discovered - asCantrips,
    },
  };
}
