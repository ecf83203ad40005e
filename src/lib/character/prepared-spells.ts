import type { CharacterChoices } from './choices.ts';
import { classesOf, totalLevel, type LevelsInClass } from './class-list.ts';
import { characterClasses, type ClassName } from './classes.ts';
import type { ByLevel } from './data/class-levels.ts';
import {
  classSpells,
  landSpells,
  optionSpells,
  speciesSpells,
  subclassSpells,
} from './data/prepared-spells.ts';
import { takenFeats, type TakenFeat } from './feats.ts';
import { slugOf } from './slug.ts';
import { speciesOptionOf } from './species-traits.ts';
import { isSrdSubclass, subclassLevel } from './subclass-levels.ts';

/** A spell that is always prepared and does not count against the number of prepared spells. */
interface PreparedSpell {
  /** Null for a spell of the species. */
  readonly class: ClassName | null;
  readonly name: string;
  /** The key in the catalogue. */
  readonly key: string;
  /** What gives the spell, such as `Life Domain` or `High Elf`. */
  readonly source: string;
}

interface Giver {
  readonly class: ClassName | null;
  readonly source: string;
  readonly level: number;
  readonly spells: ByLevel<readonly string[]> | undefined;
}

const given = ({ class: className, source, level, spells = {} }: Giver): PreparedSpell[] =>
  Object.entries(spells)
    .filter(([from]) => Number(from) <= level)
    .flatMap(([, names]) =>
      names.map((name) => ({ class: className, name, key: `2024#${slugOf(name)}`, source })),
    );

function classGivers(levels: LevelsInClass, feats: readonly TakenFeat[]): Giver[] {
  const { class: name, level, subclass } = levels;
  const own = { class: name, level };
  const givers: Giver[] = [
    { ...own, source: characterClasses[name].label, spells: classSpells[name] },
    ...feats
      .filter((feat) => feat.class === name && Object.hasOwn(optionSpells, feat.slug))
      .map((feat) => ({ ...own, source: feat.name, spells: optionSpells[feat.slug] })),
  ];
  if (subclass === null || level < subclassLevel || !isSrdSubclass(levels)) return givers;
  givers.push({ ...own, source: subclass, spells: subclassSpells[name] });
  const land = name === 'druid' && feats.find(({ slug }) => slug in landSpells);
  if (land) {
    const spells = landSpells[land.slug];
    givers.push({ ...own, source: `${subclass}, ${land.name}`, spells });
  }
  return givers;
}

/** The spells that classes, subclasses and species always have prepared. */
export function alwaysPreparedOf(character: CharacterChoices): PreparedSpell[] {
  const classes = classesOf(character);
  const feats = takenFeats(character, classes);
  const level = totalLevel(character);
  const option = speciesOptionOf(character);
  const ofSpecies = { class: null, level };
  return [
    ...classes.flatMap((levels) => classGivers(levels, feats)),
    {
      ...ofSpecies,
      source: option?.name ?? '',
      spells: option ? speciesSpells[slugOf(option.name)] : undefined,
    },
    {
      ...ofSpecies,
      source: 'Otherworldly Presence',
      spells: character.species === 'tiefling' ? { 1: ['Thaumaturgy'] } : undefined,
    },
  ].flatMap(given);
}
