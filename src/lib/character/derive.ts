import {
  abilityLabels,
  abilityModifier,
  type AbilityName,
  type AbilityScores,
} from './abilities.ts';
import { armorClassOf, hinderingArmor, protectionParts, wornOf, type Worn } from './armor-class.ts';
import { attacksOf, type Attack } from './attacks.ts';
import { overridden, type CharacterChoices } from './choices.ts';
import { classesOf, haveFeature, totalLevel, type LevelsInClass } from './class-list.ts';
import { characterClasses, type CharacterClass } from './classes.ts';
import { classLevels, type ClassLevels } from './data/class-levels.ts';
import { featSlugs, takenFeats } from './feats.ts';
import { hitDicePoolsOf, hitPointsOf } from './hit-points.ts';
import { hasFeature, valueAt } from './level-values.ts';
import { species, type Species } from './origins.ts';
import { mapAbilities, scoreSums, valuesOf } from './scores.ts';
import { skillRows, type SkillRow } from './skill-rows.ts';
import { speedOf } from './speed.ts';
import { pactSlotsOf, slotsOf, type SpellSlots } from './spell-slots.ts';
import { spellcastingOf, type ClassSpellcasting } from './spellcasting.ts';
import { startingArms, startingGearWeight } from './starting-items.ts';
import { part, sumOf, type Sum } from './sum.ts';
import { armorInWords, trainedWith, weaponsInWords } from './training.ts';
import { weightOf } from './weight.ts';

export type { CharacterChoices };

/** A number with the reason why its rolls have Disadvantage; null if they have not. */
export type Rolled = Sum & { readonly disadvantage: string | null };

export interface DerivedCharacter {
  readonly classes: readonly LevelsInClass[];
  readonly scores: AbilityScores;
  /** What the scores are the sums of. */
  readonly abilities: Readonly<Record<AbilityName, Sum>>;
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  readonly proficiency: Sum;
  readonly hitPoints: Sum;
  /** `5d10` or `5d10 + 2d6` */
  readonly hitDice: string;
  readonly hitDicePools: readonly { readonly faces: number; readonly count: number }[];
  readonly armorClass: Sum;
  readonly initiative: Rolled;
  /** Feet. */
  readonly speed: Sum;
  readonly saves: Readonly<Record<AbilityName, Rolled & { readonly proficient: boolean }>>;
  readonly skills: readonly SkillRow[];
  readonly passivePerception: Sum;
  /** Pounds. */
  readonly carryingCapacity: Sum;
  /** The pounds that the character carries. */
  readonly weight: Sum;
  readonly attacks: readonly Attack[];
  readonly spellcasting: readonly ClassSpellcasting[];
  /** Why the character cannot cast spells now; null if it can. */
  readonly castingRefusal: string | null;
  /** The slots of all classes together, without Pact Magic. */
  readonly slots: readonly SpellSlots[];
  readonly pactSlots: SpellSlots | null;
  readonly proficiencies: {
    readonly armor: readonly string[];
    readonly weapons: readonly string[];
    readonly tools: readonly string[];
    readonly languages: readonly string[];
  };
  /** Feet; 0 for none. */
  readonly senses: { readonly darkvision: number };
  readonly resistances: readonly string[];
}

export const proficiencyBonus = (level: number): number => 2 + Math.floor((level - 1) / 4);

/** The saving throws that a class adds at later levels. */
const laterSaves: readonly { readonly feature: string; readonly saves: readonly AbilityName[] }[] =
  [
    { feature: 'Slippery Mind', saves: ['wis', 'cha'] },
    { feature: 'Disciplined Survivor', saves: ['str', 'dex', 'con', 'int', 'wis', 'cha'] },
  ];

const unarmoredWays = (classes: readonly LevelsInClass[]) =>
  classes.flatMap(({ class: name }) => {
    const { unarmored }: CharacterClass = characterClasses[name];
    return unarmored
      ? [{ label: 'Without armor', ability: unarmored, withShield: unarmored === 'con' }]
      : [];
  });

/** The Martial Arts die, which a monk has without armor and shield. */
function martialArtsDie(classes: readonly LevelsInClass[], worn: Worn): string | null {
  if (worn.bodies.length > 0 || worn.shields.length > 0) return null;
  const monk = classes.find(({ class: name }) => name === 'monk');
  const { resources }: ClassLevels = classLevels.monk;
  const die = monk && resources.martialArtsDie && valueAt(resources.martialArtsDie, monk.level);
  return typeof die === 'string' ? die : null;
}

function proficientSaves(classes: readonly LevelsInClass[]): ReadonlySet<AbilityName> {
  const [first] = classes;
  return new Set([
    ...(first ? characterClasses[first.class].saves : []),
    ...laterSaves
      .filter(({ feature }) => haveFeature(classes, feature))
      .flatMap(({ saves }) => saves),
  ]);
}

export interface DeriveOptions {
  /** The coins of the state in play, which have a weight. */
  readonly coins?: Readonly<Record<string, number>>;
}

/** Computes the values of a character sheet by the rules of SRD 5.2.1. */
export function deriveCharacter(
  character: CharacterChoices,
  { coins = {} }: DeriveOptions = {},
): DerivedCharacter {
  const level = totalLevel(character);
  const classes = classesOf(character);
  const feats = takenFeats(character, classes);
  const slugs = featSlugs(character, feats);
  const abilities = scoreSums(character, classes, feats);
  const scores = valuesOf(abilities);
  const modifiers = mapAbilities((name) => abilityModifier(scores[name]));
  const proficiency = overridden(
    sumOf([part(`Level ${level}`, proficiencyBonus(level))]),
    'proficiency-bonus',
    character,
  );
  const bonus = proficiency.value;
  const {
    label: speciesLabel,
    speed,
    hitPointsPerLevel,
    carriesDouble,
  }: Species = species[character.species];
  const fromAbility = (name: AbilityName) => part(abilityLabels[name], modifiers[name]);
  const proficiencyPart = part('Proficiency', bonus);

  const hasKit = !character.items && character.equipment === 'kit';
  const items =
    character.items ?? (hasKit ? startingArms(character.class, character.background) : []);
  const worn = wornOf(items);
  const trained = trainedWith(classes);
  const hinderedBy = hinderingArmor(worn, trained);
  const hindrance = hinderedBy === null ? null : `${hinderedBy} without training`;
  const hindered = (ability: AbilityName) =>
    ability === 'str' || ability === 'dex' ? hindrance : null;

  const skills = skillRows({
    character,
    classes,
    modifiers,
    proficiencyBonus: bonus,
    stealthHindrance: worn.bodies.find(({ armor }) => armor.stealthDisadvantage)?.name ?? null,
    hindrance: hindered,
  });
  const perception = skills.find((row) => row.name === 'perception');
  const saves = proficientSaves(classes);
  const aura = haveFeature(classes, 'Aura of Protection')
    ? part('Aura of Protection', Math.max(1, modifiers.cha))
    : null;
  const hitDicePools = hitDicePoolsOf(classes);

  return {
    classes,
    scores,
    abilities,
    modifiers,
    proficiencyBonus: bonus,
    proficiency,
    hitPoints: overridden(
      hitPointsOf(
        classes,
        modifiers.con,
        hitPointsPerLevel ? [part('Dwarven Toughness', level * hitPointsPerLevel)] : [],
      ),
      'hit-points',
      character,
    ),
    hitDice: hitDicePools.map(({ faces, count }) => `${count}d${faces}`).join(' + '),
    hitDicePools,
    armorClass: overridden(
      armorClassOf({
        worn,
        modifiers,
        trained,
        ways: unarmoredWays(classes),
        added: protectionParts(items),
        inArmor: slugs.has('defense') ? [part('Defense', 1)] : [],
      }),
      'armor-class',
      character,
    ),
    initiative: {
      ...overridden(
        sumOf([fromAbility('dex'), slugs.has('alert') ? part('Alert', bonus) : null]),
        'initiative',
        character,
      ),
      disadvantage: hindrance,
    },
    speed: overridden(
      speedOf([part(speciesLabel, speed)], classes, scores.str, worn),
      'speed',
      character,
    ),
    saves: mapAbilities((name) => {
      const proficient = saves.has(name);
      return {
        ...sumOf([fromAbility(name), proficient ? proficiencyPart : null, aura]),
        proficient,
        disadvantage: hindered(name),
      };
    }),
    skills,
    passivePerception: overridden(
      sumOf([part('Base', 10), ...(perception?.parts ?? [])]),
      'passive-perception',
      character,
    ),
    carryingCapacity: overridden(
      sumOf([
        part('Strength × 15', scores.str * 15),
        carriesDouble ? part('Powerful Build', scores.str * 15) : null,
      ]),
      'carrying-capacity',
      character,
    ),
    weight: weightOf(
      hasKit
        ? [
            ...items,
            { quantity: 1, weightLb: startingGearWeight(character.class, character.background) },
          ]
        : items,
      coins,
    ),
    attacks: attacksOf(items, {
      scores,
      modifiers,
      proficiencyBonus: bonus,
      trained,
      martialArtsDie: martialArtsDie(classes, worn),
      hasMastery: classes.some(({ class: name, level: of }) =>
        hasFeature(name, of, 'Weapon Mastery'),
      ),
      hasArchery: slugs.has('archery'),
      fightsWithTwoWeapons: slugs.has('two-weapon-fighting'),
      hinderedBy,
    }),
    spellcasting: spellcastingOf(character, classes, {
      modifiers,
      proficiencyBonus: bonus,
      furtherCantrips: () => 0,
    }),
    castingRefusal:
      hinderedBy === null ? null : `Nothing can be cast in ${hinderedBy} without training.`,
    slots: slotsOf(classes),
    pactSlots: pactSlotsOf(classes),
    proficiencies: {
      armor: armorInWords(trained),
      weapons: weaponsInWords(trained),
      tools: character.tools ?? [],
      languages: character.languages ?? [],
    },
    senses: { darkvision: 0 },
    resistances: [],
  };
}
