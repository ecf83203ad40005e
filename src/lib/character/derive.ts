import {
  abilityLabels,
  abilityModifier,
  type AbilityName,
  type AbilityScores,
} from './abilities.ts';
import { advantagesOf } from './advantages.ts';
import { armorClassOf, hinderingArmor, protectionParts, wornOf } from './armor-class.ts';
import { attacksOf, type Attack } from './attacks.ts';
import { overridden, type CharacterChoices, type OverrideTarget } from './choices.ts';
import { classesOf, totalLevel, type LevelsInClass } from './class-list.ts';
import { haveFeature } from './level-values.ts';
import { furtherCantrips, trainingOfOptions } from './class-options.ts';
import type { ClassName } from './classes.ts';
import {
  criticalFrom,
  furtherHitPoints,
  martialArtsDie,
  masteryOf,
  unarmoredWays,
} from './class-numbers.ts';
import { featSlugs, takenFeats } from './feats.ts';
import { hitDicePoolsOf, hitPointsOf } from './hit-points.ts';
import type { CharacterItem, DamageType } from './items.ts';
import { languagesOf, toolsOf } from './known.ts';
import { limitedUsesOf, type LimitedUse } from './limited-uses.ts';
import { species, type Species } from './origins.ts';
import { saveRows, type SaveRow } from './saves.ts';
import { mapAbilities, scoreSums, valuesOf } from './scores.ts';
import { skillRows, type SkillRow } from './skill-rows.ts';
import { darkvisionOf, resistancesOf, speciesSpeed } from './species-traits.ts';
import { speedOf } from './speed.ts';
import { pactSlotsOf, slotsOf, type SpellSlots } from './spell-slots.ts';
import {
  innateCastingOf,
  spellcastingOf,
  type Casting,
  type ClassSpellcasting,
} from './spellcasting.ts';
import { startingArms, startingGearWeight } from './starting-items.ts';
import { srdSubclassLevel } from './subclass-levels.ts';
import { part, sumOf, type Rolled, type Sum } from './sum.ts';
import { armorInWords, trainedWith, weaponsInWords } from './training.ts';
import { weightOf } from './weight.ts';

export type { CharacterChoices };

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
  readonly saves: Readonly<Record<AbilityName, SaveRow>>;
  /** Why checks with an ability have Disadvantage; null if they have not. */
  readonly checkHindrances: Readonly<Record<AbilityName, string | null>>;
  readonly skills: readonly SkillRow[];
  readonly passivePerception: Sum;
  /** Pounds. */
  readonly carryingCapacity: Sum;
  /** The pounds that the character carries. */
  readonly weight: Sum;
  readonly attacks: readonly Attack[];
  readonly spellcasting: readonly ClassSpellcasting[];
  /** For spells of the species and of feats, whose `class` is null. */
  readonly innateCasting: Casting;
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
  readonly senses: {
    readonly darkvision: number;
    readonly blindsight: number;
    readonly truesight: number;
  };
  readonly resistances: readonly DamageType[];
  /** What can be used a few times besides the resources of the classes. */
  readonly limitedUses: readonly LimitedUse[];
  /** How many magic items the character can be attuned to. */
  readonly attunements: number;
}

/** What play adds to the choices. */
interface DeriveOptions {
  /** From 0 to 6. Each level takes 2 from every roll of a d20, and 5 feet from the speed. */
  readonly exhaustion?: number;
  /** They have a weight. */
  readonly coins?: Readonly<Record<string, number>>;
}

export const proficiencyBonus = (level: number): number => 2 + Math.floor((level - 1) / 4);

/** What the character carries: the starting equipment until the list is first written. */
function carriedItems({ items, equipment, class: name, background }: CharacterChoices) {
  if (items) return { items, others: [] };
  const arms: readonly CharacterItem[] = equipment === 'kit' ? startingArms(name, background) : [];
  const gear = { quantity: 1, weightLb: startingGearWeight(name, background) };
  return { items: arms, others: equipment === 'kit' ? [gear] : [] };
}

/** Computes the values of a character sheet by the rules of SRD 5.2.1. */
export function deriveCharacter(
  character: CharacterChoices,
  { coins = {}, exhaustion = 0 }: DeriveOptions = {},
): DerivedCharacter {
  const replaced = (sum: Sum, target: OverrideTarget) => overridden(sum, target, character);
  const level = totalLevel(character);
  const classes = classesOf(character);
  const feats = takenFeats(character, classes);
  const slugs = featSlugs(character, feats);
  const abilities = scoreSums(character, classes, feats);
  const scores = valuesOf(abilities);
  const modifiers = mapAbilities((name) => abilityModifier(scores[name]));
  const proficiency = replaced(
    sumOf([part(`Level ${level}`, proficiencyBonus(level))]),
    'proficiency-bonus',
  );
  const bonus = proficiency.value;
  const { carriesDouble }: Species = species[character.species];

  const { items, others } = carriedItems(character);
  const worn = wornOf(items);
  const trained = trainedWith(classes, trainingOfOptions(feats));
  const hinderedBy = hinderingArmor(worn, trained);
  const hindrance = hinderedBy === null ? null : `${hinderedBy} without training`;

  const advantages = advantagesOf(character, classes);
  const d20Parts = exhaustion > 0 ? [part('Exhaustion', -2 * exhaustion)] : [];
  const rolls = {
    classes,
    modifiers,
    proficiencyBonus: bonus,
    d20Parts,
    hindrance: (ability: AbilityName) =>
      ability === 'str' || ability === 'dex' ? hindrance : null,
  };
  const skills = skillRows({
    ...rolls,
    character,
    feats,
    stealthHindrance: worn.bodies.find(({ armor }) => armor.stealthDisadvantage)?.name ?? null,
    advantage: advantages.skill,
  });
  const perception = skills.find((row) => row.name === 'perception');
  const caster = {
    ...rolls,
    furtherCantrips: (name: ClassName) => furtherCantrips(feats, name),
  };
  const hitDicePools = hitDicePoolsOf(classes);

  return {
    classes,
    scores,
    abilities,
    modifiers,
    proficiencyBonus: bonus,
    proficiency,
    hitPoints: replaced(
      hitPointsOf(classes, modifiers.con, furtherHitPoints(character, classes)),
      'hit-points',
    ),
    hitDice: hitDicePools.map(({ faces, count }) => `${count}d${faces}`).join(' + '),
    hitDicePools,
    armorClass: replaced(
      armorClassOf({
        worn,
        modifiers,
        trained,
        ways: unarmoredWays(classes),
        added: protectionParts(items),
        inArmor: slugs.has('defense') ? [part('Defense', 1)] : [],
      }),
      'armor-class',
    ),
    initiative: {
      ...replaced(
        sumOf([
          part(abilityLabels.dex, modifiers.dex),
          slugs.has('alert') ? part('Alert', bonus) : null,
          ...d20Parts,
        ]),
        'initiative',
      ),
      advantage: advantages.initiative,
      disadvantage: hindrance,
    },
    speed: replaced(
      speedOf({
        base: speciesSpeed(character),
        classes,
        strength: scores.str,
        worn,
        exhaustion,
      }),
      'speed',
    ),
    saves: saveRows({ ...rolls, advantage: advantages.save }),
    checkHindrances: mapAbilities(rolls.hindrance),
    skills,
    passivePerception: replaced(
      // Exhaustion lowers rolls, and this is none.
      sumOf([
        part('Base', 10),
        ...(perception?.parts ?? []).filter((one) => !d20Parts.includes(one)),
      ]),
      'passive-perception',
    ),
    carryingCapacity: replaced(
      sumOf([
        part('Strength × 15', scores.str * 15),
        carriesDouble ? part('Powerful Build', scores.str * 15) : null,
      ]),
      'carrying-capacity',
    ),
    weight: weightOf([...items, ...others], coins),
    attacks: attacksOf(items, {
      ...rolls,
      scores,
      trained,
      martialArtsDie: martialArtsDie(classes, worn),
      criticalFrom: criticalFrom(classes),
      mastery: masteryOf(classes),
      hasArchery: slugs.has('archery'),
      fightsWithTwoWeapons: slugs.has('two-weapon-fighting'),
      holdsShield: worn.shields.length > 0,
      hinderedBy,
    }),
    spellcasting: spellcastingOf(character, classes, caster),
    innateCasting: innateCastingOf(character, caster),
    castingRefusal:
      hinderedBy === null ? null : `Nothing can be cast in ${hinderedBy} without training.`,
    slots: slotsOf(classes),
    pactSlots: pactSlotsOf(classes),
    proficiencies: {
      armor: armorInWords(trained),
      weapons: weaponsInWords(trained),
      tools: toolsOf(character, classes),
      languages: languagesOf(character, classes),
    },
    senses: {
      darkvision: darkvisionOf(character),
      blindsight: haveFeature(classes, 'Feral Senses') ? 30 : 0,
      truesight: slugs.has('boon-of-truesight') ? 60 : 0,
    },
    resistances: resistancesOf(character, classes, feats),
    limitedUses: limitedUsesOf(character, {
      modifiers,
      proficiencyBonus: bonus,
      classes,
      feats,
      items,
    }),
    attunements: srdSubclassLevel(classes, 'rogue') >= 13 ? 4 : 3,
  };
}
