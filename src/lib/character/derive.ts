import { abilityLabels, abilityModifier, type AbilityName } from './abilities.ts';
import { advantagesOf } from './advantages.ts';
import { armorClassOf, hinderingArmor, itemWays, wornOf } from './armor-class.ts';
import { attackExtras } from './attack-extras.ts';
import { weaponCantrips } from './attack-variants.ts';
import { attacksOf } from './attacks.ts';
import { overridden, type CharacterChoices, type OverrideTarget } from './choices.ts';
import { classesOf, totalLevel } from './class-list.ts';
import { furtherCantrips, trainingOfOptions } from './class-options.ts';
import type { ClassName } from './classes.ts';
import {
  attacksPerAction,
  criticalFrom,
  furtherHitPoints,
  martialArtsDie,
  masteryOf,
  unarmoredWays,
} from './class-numbers.ts';
import { conditionEffects, joined } from './conditions.ts';
import { defensesOf } from './defenses.ts';
import type { DerivedCharacter } from './derived-character.ts';
import { featSlugs, hasOption, takenFeats } from './feats.ts';
import { hitDicePoolsOf, hitPointsOf } from './hit-points.ts';
import {
  activeItems,
  bowPart,
  itemAdvantage,
  itemParts,
  itemResistances,
  hitPointParts,
  protectionParts,
  type ActiveItem,
} from './item-effects.ts';
import { damageTypes, type CharacterItem } from './items.ts';
import { languagesOf, toolsOf } from './known.ts';
import { limitedUsesOf } from './limited-uses.ts';
import { species, type Species } from './origins.ts';
import type { Condition } from './condition-names.ts';
import { saveRows } from './saves.ts';
import { mapAbilities, scoreSums, valuesOf } from './scores.ts';
import { senseSums } from './senses.ts';
import { skillRows, type SkillRow } from './skill-rows.ts';
import { resistancesOf, speciesOptionOf, speciesSpeed } from './species-traits.ts';
import { slowed, specialSpeedSums, speedOf } from './speed.ts';
import { pactSlotSum, slotSums } from './spell-slots.ts';
import { innateCastingOf, spellcastingOf } from './spellcasting.ts';
import { startingArms, startingGearWeight } from './starting-items.ts';
import { srdSubclassLevel } from './subclass-levels.ts';
import { part, plus, sumOf, type Sum } from './sum.ts';
import { armorInWords, trainedWith, weaponsInWords } from './training.ts';
import { chosenMasteries, masteryAllowance } from './weapon-masteries.ts';
import { weightOf } from './weight.ts';

export type { CharacterChoices, DerivedCharacter };

/** What play adds to the choices. */
interface DeriveOptions {
  /** From 0 to 6. Each level takes 2 from every roll of a d20, and 5 feet from the speed. */
  readonly exhaustion?: number;
  readonly conditions?: readonly Condition[];
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

/** Why nothing can be cast: armor without training, or a condition. */
function castingRefusal(hinderedBy: string | null, noActions: string | null): string | null {
  if (hinderedBy !== null) return `Nothing can be cast in ${hinderedBy} without training.`;
  return noActions === null ? null : `Nothing can be cast with the condition ${noActions}.`;
}

/** 10 and the bonus of Perception, and 5 more or less with Advantage or Disadvantage. */
function passivePerception(perception: SkillRow | undefined): Sum {
  const { parts = [], value = 0, override = null, advantage, disadvantage } = perception ?? {};
  const hasAdvantage = (advantage ?? null) !== null;
  const hasDisadvantage = (disadvantage ?? null) !== null;
  const change = Number(hasAdvantage) - Number(hasDisadvantage);
  return sumOf([
    part('Base', 10),
    ...(override ? [part('Perception', value)] : parts),
    change === 0 ? null : part(change > 0 ? 'Advantage' : 'Disadvantage', 5 * change),
  ]);
}

/** Computes the values of a character sheet by the rules of SRD 5.2.1. */
export function deriveCharacter(
  character: CharacterChoices,
  { coins = {}, conditions = [], exhaustion = 0 }: DeriveOptions = {},
): DerivedCharacter {
  const replaced = (sum: Sum, target: OverrideTarget) => overridden(sum, target, character);
  const level = totalLevel(character);
  const classes = classesOf(character);
  const feats = takenFeats(character, classes);
  const slugs = featSlugs(character, feats);
  const { items, others } = carriedItems(character);
  const active = activeItems(items);
  const abilities = scoreSums(character, classes, feats, active);
  const scores = valuesOf(abilities);
  const modifiers = mapAbilities((name) => abilityModifier(scores[name]));
  const proficiency = replaced(
    sumOf([
      part(`Level ${level}`, proficiencyBonus(level)),
      ...itemParts(active, 'proficiency-bonus'),
    ]),
    'proficiency-bonus',
  );
  const bonus = proficiency.value;
  const { carriesDouble }: Species = species[character.species];

  const worn = wornOf(items);
  const trained = trainedWith(classes, trainingOfOptions(feats));
  const hinderedBy = hinderingArmor(worn, trained);
  const hindrance = hinderedBy === null ? null : `${hinderedBy} without training`;

  const effects = conditionEffects(conditions);
  const slowing = { exhaustion, noSpeed: effects.noSpeed };
  const advantages = advantagesOf(character, classes, effects);
  const d20Parts = exhaustion > 0 ? [part('Exhaustion', -2 * exhaustion)] : [];
  const rolls = {
    classes,
    modifiers,
    proficiencyBonus: bonus,
    d20Parts,
    hindrance: (ability: AbilityName) =>
      ability === 'str' || ability === 'dex' ? hindrance : null,
  };
  const checkHindrance = (ability: AbilityName) =>
    joined(rolls.hindrance(ability), effects.checkDisadvantage);
  const checkParts = itemParts(active, 'checks');
  const lastingSkills = skillRows({
    ...rolls,
    hindrance: checkHindrance,
    itemParts: (skill) => [...itemParts(active, skill), ...checkParts],
    character,
    feats,
    stealthHindrance: worn.bodies.find(({ armor }) => armor.stealthDisadvantage)?.name ?? null,
    advantage: (skill) => joined(advantages.skill(skill), itemAdvantage(active, skill)),
  }).map((row) => ({ ...row, ...replaced(row, `skill-${row.name}`) }));
  const skills = lastingSkills.map((row) => ({ ...row, ...plus(row, d20Parts) }));
  // Exhaustion lowers only rolls.
  const perception = lastingSkills.find((row) => row.name === 'perception');
  const caster = {
    ...rolls,
    attackParts: itemParts(active, 'spell-attack'),
    saveDcParts: itemParts(active, 'spell-save-dc'),
    advantage: effects.attackAdvantage,
    disadvantage: effects.attackDisadvantage,
    furtherCantrips: (name: ClassName) => furtherCantrips(feats, name),
  };
  const spellcasting = spellcastingOf(character, classes, caster);
  const innateCasting = innateCastingOf(character, caster);
  const lastingSpeed = replaced(
    speedOf({
      base: speciesSpeed(character),
      classes,
      strength: scores.str,
      worn,
      active,
    }),
    'speed',
  );
  const special = specialSpeedSums({ classes, feats, active, speed: lastingSpeed });
  const senses = senseSums({ character, classes, feats, slugs, active });
  const sensed = {
    darkvision: replaced(senses.darkvision, 'darkvision'),
    blindsight: replaced(senses.blindsight, 'blindsight'),
    tremorsense: replaced(senses.tremorsense, 'tremorsense'),
    truesight: replaced(senses.truesight, 'truesight'),
  };
  const saveParts = itemParts(active, 'saves');
  const saves = saveRows({
    ...rolls,
    hindrance: (ability) => joined(rolls.hindrance(ability), effects.saveDisadvantage(ability)),
    advantage: advantages.save,
    fails: effects.failedSave,
    noActions: effects.noActions,
    itemParts: saveParts,
  });
  const attunements = replaced(
    sumOf([
      part('Base', 3),
      srdSubclassLevel(classes, 'rogue') >= 13 ? part('Use Magic Device', 1) : null,
    ]),
    'attunements',
  );
  const hitDicePools = hitDicePoolsOf(classes);
  const hitPointsWith = (held: readonly ActiveItem[], constitution: number) =>
    hitPointsOf(classes, abilityModifier(constitution), [
      ...furtherHitPoints(character, classes),
      ...hitPointParts(held, level),
    ]);
  const ruledHitPoints = hitPointsWith(active, scores.con);
  const withoutItems = hitPointsWith([], scoreSums(character, classes, feats, []).con.value);
  // Rolled Hit Points are an override. They rise with what the character wears, as those of the rules do.
  const ownHitPoints = replaced(withoutItems, 'hit-points');
  const byItems = ruledHitPoints.value - withoutItems.value;

  return {
    classes,
    scores,
    abilities,
    modifiers,
    proficiencyBonus: bonus,
    proficiency,
    hitPoints: ownHitPoints.override
      ? plus(ownHitPoints, byItems === 0 ? [] : [part('Magic items', byItems)])
      : ruledHitPoints,
    hitDice: hitDicePools.map(({ faces, count }) => `${count}d${faces}`).join(' + '),
    hitDicePools,
    armorClass: replaced(
      armorClassOf({
        worn,
        modifiers,
        trained,
        ways: [...unarmoredWays(classes), ...itemWays(active)],
        added: protectionParts(active, worn.bodies.length + worn.shields.length === 0),
        inArmor: slugs.has('defense') ? [part('Defense', 1)] : [],
      }),
      'armor-class',
    ),
    initiative: {
      ...plus(
        replaced(
          sumOf([
            part(abilityLabels.dex, modifiers.dex),
            slugs.has('alert') ? part('Alert', bonus) : null,
            ...checkParts,
          ]),
          'initiative',
        ),
        d20Parts,
      ),
      advantage: joined(
        advantages.initiative,
        itemAdvantage(active, 'initiative'),
        effects.initiativeAdvantage,
      ),
      disadvantage: joined(hindrance, effects.initiativeDisadvantage),
    },
    speed: slowed(lastingSpeed, slowing),
    specialSpeeds: {
      climb: slowed(replaced(special.climb, 'climb-speed'), slowing),
      swim: slowed(replaced(special.swim, 'swim-speed'), slowing),
      fly: slowed(replaced(special.fly, 'fly-speed'), slowing),
    },
    saves: mapAbilities((name) => ({
      ...saves[name],
      ...plus(replaced(saves[name], `save-${name}`), d20Parts),
    })),
    deathSave: sumOf([...saveParts, ...d20Parts]),
    checks: mapAbilities((name) => ({
      ...sumOf([part(abilityLabels[name], modifiers[name]), ...checkParts, ...d20Parts]),
      advantage: null,
      disadvantage: checkHindrance(name),
    })),
    checkHindrances: mapAbilities(checkHindrance),
    skills,
    passivePerception: replaced(passivePerception(perception), 'passive-perception'),
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
      masteries: chosenMasteries(character, masteryAllowance(classes)),
      hasArchery: slugs.has('archery'),
      fightsWithTwoWeapons: slugs.has('two-weapon-fighting'),
      holdsShield: worn.shields.length > 0,
      hinderedBy,
      advantage: effects.attackAdvantage,
      disadvantage: effects.attackDisadvantage,
      bows: bowPart(active),
      hasPactWeapon: hasOption(feats, 'warlock', 'pact-of-the-blade'),
      attacks: attacksPerAction(classes, feats),
      hasGreatWeaponFighting: slugs.has('great-weapon-fighting'),
      isSavageAttacker: slugs.has('savage-attacker'),
      extras: attackExtras({
        classes,
        feats,
        scores,
        modifiers,
        speciesOption: speciesOptionOf(character)?.name ?? null,
      }),
      cantrips: weaponCantrips({ character, modifiers, spellcasting, innateCasting }),
    }),
    spellcasting,
    innateCasting,
    castingRefusal: castingRefusal(hinderedBy, effects.noActions),
    slots: slotSums(character, classes),
    pactSlots: pactSlotSum(character, classes),
    proficiencies: {
      armor: armorInWords(trained),
      weapons: weaponsInWords(trained),
      tools: toolsOf(character, classes),
      languages: languagesOf(character, classes),
    },
    senses: {
      darkvision: sensed.darkvision.value,
      blindsight: sensed.blindsight.value,
      tremorsense: sensed.tremorsense.value,
      truesight: sensed.truesight.value,
    },
    senseSums: sensed,
    resistances:
      effects.resistsAll === null
        ? [...new Set([...resistancesOf(character, classes, feats), ...itemResistances(active)])]
        : damageTypes,
    defenses: defensesOf({ character, classes, feats, active, noActions: effects.noActions }),
    limitedUses: limitedUsesOf(character, {
      modifiers,
      proficiencyBonus: bonus,
      classes,
      feats,
      items,
    }),
    attunements: attunements.value,
    attunementSum: attunements,
    conditions: effects,
  };
}
