import { abilityLabels, type AbilityName, type AbilityScores } from './abilities.ts';
import {
  isInUse,
  type CharacterItem,
  type DamageType,
  type ItemWeapon,
  type WeaponProperty,
  type WeaponRange,
} from './items.ts';
import {
  extrasFor,
  type AttackExtra,
  type AttackShape,
  type ShapedExtra,
} from './attack-extras.ts';
import type { WeaponCantrip } from './attack-variants.ts';
import { joined } from './conditions.ts';
import { magicBonusOf } from './item-effects.ts';
import { part, sumOf, type Part, type Sum } from './sum.ts';
import { isChosenKind } from './weapon-masteries.ts';
import { isProficientWith, type TrainedWith } from './training.ts';

/** One way to hit something. */
export interface Attack {
  /** Distinguishes attacks with the same name: the id of the item. */
  readonly id: string;
  readonly name: string;
  /** How many of the weapon the character has. */
  readonly count: number;
  readonly proficient: boolean;
  readonly bonus: Sum;
  /** Null if the damage has no die. */
  readonly dice: string | null;
  /** The dice with two hands; null while a Shield takes one of them. */
  readonly versatile: string | null;
  /** What is added to the dice. */
  readonly damage: Sum;
  /** What is added to the dice in the extra attack with a second Light weapon; null without two of them. */
  readonly extraDamage: Sum | null;
  /** Null for a weapon without damage, such as a net. */
  readonly damageType: DamageType | null;
  /** In feet; null for an attack that only reaches. */
  readonly range: WeaponRange | null;
  readonly properties: readonly WeaponProperty[];
  /** The lowest number of the d20 that is a critical hit. */
  readonly criticalFrom: number;
  /** Against Grapple and Shove of the Unarmed Strike; null for weapons. */
  readonly saveDc: Sum | null;
  /** The weapon's mastery, if the character has chosen its kind. */
  readonly mastery: string | null;
  /** Why the attack has Advantage or Disadvantage; null if it has not. */
  readonly advantage: string | null;
  readonly disadvantage: string | null;
  /** How many such attacks one Attack action gives. */
  readonly perAction: number;
  /** A damage die that shows less counts as this number (Great Weapon Fighting); null without it. */
  readonly leastDie: number | null;
  /** The same for the dice of `versatile`. */
  readonly versatileLeastDie: number | null;
  /** The feat with which the dice of the weapon can be rolled twice, once per turn; null without it. */
  readonly rollsTwice: string | null;
  /** What features add, such as Sneak Attack. */
  readonly extras: readonly AttackExtra[];
  /** The attack with a cantrip, such as Shillelagh. */
  readonly variants: readonly AttackVariant[];
}

/** The numbers of an attack that a cantrip replaces. */
interface AttackVariant {
  readonly label: string;
  readonly bonus: Sum;
  readonly dice: string | null;
  /** What it deals besides, of the type `damageType`; null for nothing. */
  readonly extraDice: string | null;
  readonly damage: Sum;
  /** What can be chosen instead of the type of the weapon. */
  readonly damageType: DamageType;
}

export interface Attacker {
  readonly scores: AbilityScores;
  readonly modifiers: AbilityScores;
  readonly proficiencyBonus: number;
  /** What is added to each roll of a d20, such as exhaustion. */
  readonly d20Parts: readonly Part[];
  readonly trained: TrainedWith;
  /** The Martial Arts die of a monk without armor and shield; null for others. */
  readonly martialArtsDie: string | null;
  /** The lowest number of the d20 that is a critical hit. */
  readonly criticalFrom: number;
  /** The weapons whose mastery the character can use. */
  readonly mastery: 'all' | 'melee' | 'none';
  /** The slugs of the kinds of weapons that are chosen for it. */
  readonly masteries: ReadonlySet<string>;
  /** The feats Archery and Two-Weapon Fighting. */
  readonly hasArchery: boolean;
  readonly fightsWithTwoWeapons: boolean;
  readonly holdsShield: boolean;
  /** The armor without training; null without any. */
  readonly hinderedBy: string | null;
  /** The conditions that give Advantage or Disadvantage; null without any. */
  readonly advantage: string | null;
  readonly disadvantage: string | null;
  /** Whether the character has the Pact of the Blade: a melee weapon in use can be the pact weapon. */
  readonly hasPactWeapon: boolean;
  /** How many attacks the Attack action gives, and how many with the pact weapon. */
  readonly attacks: { readonly any: number; readonly withPactWeapon: number };
  readonly hasGreatWeaponFighting: boolean;
  readonly isSavageAttacker: boolean;
  readonly extras: readonly ShapedExtra[];
  readonly cantrips: readonly WeaponCantrip[];
  /** What Bracers of Archery add to the damage of bows; null without them. */
  readonly bows: Part | null;
}

type WeaponItem = CharacterItem & { readonly weapon: ItemWeapon };

const isWeapon = (item: CharacterItem): item is WeaponItem => item.weapon !== null;

/** Heavy weapons need this score. */
const heavyScore = 13;

/** Dice such as `2d6`, or a number such as the 1 of a blowgun. */
function averageOf(dice: string): number {
  const [count, faces] = dice.split('d').map(Number);
  return (count ?? 0) * (faces === undefined ? 1 : (faces + 1) / 2);
}

const isMelee = ({ category }: ItemWeapon): boolean =>
  category === 'simple-melee' || category === 'martial-melee';

const canMaster = (item: WeaponItem, { mastery, masteries }: Attacker): boolean =>
  (mastery === 'all' || (mastery === 'melee' && isMelee(item.weapon))) &&
  isChosenKind(item, masteries);

/** A monk uses Dexterity and the Martial Arts die with these weapons. */
const isMonkWeapon = (weapon: ItemWeapon): boolean =>
  weapon.category === 'simple-melee' ||
  (weapon.category === 'martial-melee' && weapon.properties.includes('light'));

/** Every melee weapon in the hand can be the pact weapon, because the bond takes a Bonus Action. */
const isPactWeapon = (weapon: ItemWeapon, { hasPactWeapon }: Attacker): boolean =>
  hasPactWeapon && isMelee(weapon);

function abilityOf(weapon: ItemWeapon, attacker: Attacker): AbilityName {
  const usual = usualAbility(weapon, attacker);
  const { modifiers } = attacker;
  const isByCharisma = isPactWeapon(weapon, attacker) && modifiers.cha > modifiers[usual];
  return isByCharisma ? 'cha' : usual;
}

function usualAbility(weapon: ItemWeapon, attacker: Attacker): AbilityName {
  const { str, dex } = attacker.modifiers;
  const hasChoice =
    weapon.properties.includes('finesse') ||
    (attacker.martialArtsDie !== null && isMonkWeapon(weapon));
  if (!hasChoice) return isMelee(weapon) ? 'str' : 'dex';
  return dex > str ? 'dex' : 'str';
}

function disadvantageOf(weapon: ItemWeapon, attacker: Attacker): string | null {
  const needed = isMelee(weapon) ? 'str' : 'dex';
  const score = attacker.scores[needed];
  const isTooHeavy = weapon.properties.includes('heavy') && score < heavyScore;
  return joined(
    isTooHeavy ? `Heavy: ${abilityLabels[needed]} ${score} is below ${heavyScore}` : null,
    generalDisadvantage(attacker),
  );
}

/** Why every attack has Disadvantage; null if it has not. */
const generalDisadvantage = ({ hinderedBy, disadvantage }: Attacker): string | null =>
  joined(hinderedBy === null ? null : `${hinderedBy} without training`, disadvantage);

const isLight = ({ weapon }: WeaponItem): boolean =>
  weapon.damage !== null && weapon.properties.includes('light');

/** The extra attack needs a different Light weapon, which can be a second piece of the same sort. */
const haveTwoLight = (weapons: readonly WeaponItem[]): boolean =>
  weapons.filter(isLight).reduce((sum, { quantity }) => sum + quantity, 0) >= 2;

/** The extra attack with a Light weapon adds no positive modifier without Two-Weapon Fighting. */
function extraDamageOf(fromAbility: Part, magic: Part | null, attacker: Attacker): Sum {
  const isAdded = fromAbility.amount < 0 || attacker.fightsWithTwoWeapons;
  return sumOf([isAdded ? fromAbility : null, magic]);
}

/** Great Weapon Fighting counts a 1 or 2 as a 3. */
const greatWeaponDie = 3;

const shapeOf = (weapon: ItemWeapon, ability: AbilityName, attacker: Attacker): AttackShape => ({
  isUnarmed: false,
  isMelee: isMelee(weapon),
  isFinesse: weapon.properties.includes('finesse'),
  usesStrength: ability === 'str',
  isPactWeapon: isPactWeapon(weapon, attacker),
});

/** The attack with each cantrip that fits the weapon. `others` are the parts of attack and damage besides the ability. */
function variantsOf(
  item: WeaponItem,
  attacker: Attacker,
  others: { readonly bonus: readonly (Part | null)[]; readonly damage: readonly (Part | null)[] },
): AttackVariant[] {
  return attacker.cantrips
    .filter(({ kinds }) => kinds === null || isChosenKind(item, kinds))
    .map(({ label, ability, dice, extraDice, damageType }) => ({
      label,
      bonus: sumOf([ability, ...others.bonus]),
      dice: dice ?? item.weapon.damage?.dice ?? null,
      extraDice,
      damage: sumOf([ability, ...others.damage]),
      damageType,
    }));
}

/** Bracers of Archery are for these. */
const bows: ReadonlySet<string> = new Set(['longbow', 'shortbow']);

function attackWith(item: WeaponItem, hasSecondLight: boolean, attacker: Attacker): Attack {
  const { weapon } = item;
  const ability = abilityOf(weapon, attacker);
  const fromAbility = part(abilityLabels[ability], attacker.modifiers[ability]);
  const bonus = magicBonusOf(item);
  const magic = bonus === 0 ? null : part('Magic', bonus);
  const ofBow = isChosenKind(item, bows) ? attacker.bows : null;
  const isPact = isPactWeapon(weapon, attacker);
  const proficient = ofBow !== null || isPact || isProficientWith(weapon, attacker.trained);
  const { martialArtsDie } = attacker;
  const usesMartialArts =
    martialArtsDie !== null &&
    weapon.damage !== null &&
    isMonkWeapon(weapon) &&
    averageOf(martialArtsDie) > averageOf(weapon.damage.dice);
  const hasArchery = attacker.hasArchery && !isMelee(weapon);
  const others = {
    bonus: [
      proficient ? part('Proficiency', attacker.proficiencyBonus) : null,
      hasArchery ? part('Archery', 2) : null,
      magic,
      ...attacker.d20Parts,
    ],
    damage: [magic, ofBow],
  };
  const leastDie = attacker.hasGreatWeaponFighting && isMelee(weapon) ? greatWeaponDie : null;
  return {
    id: item.itemId,
    name: item.name,
    count: item.quantity,
    proficient,
    bonus: sumOf([fromAbility, ...others.bonus]),
    dice: usesMartialArts ? martialArtsDie : (weapon.damage?.dice ?? null),
    // With the Martial Arts die, two hands give no larger die.
    versatile: usesMartialArts || attacker.holdsShield ? null : weapon.versatile,
    damage: sumOf(weapon.damage ? [fromAbility, ...others.damage] : []),
    extraDamage:
      hasSecondLight && isLight(item) ? extraDamageOf(fromAbility, magic, attacker) : null,
    damageType: weapon.damage?.type ?? null,
    range: weapon.range,
    properties: weapon.properties,
    criticalFrom: attacker.criticalFrom,
    saveDc: null,
    mastery: proficient && canMaster(item, attacker) ? weapon.mastery : null,
    advantage: attacker.advantage,
    disadvantage: disadvantageOf(weapon, attacker),
    perAction: isPact ? attacker.attacks.withPactWeapon : attacker.attacks.any,
    leastDie: weapon.properties.includes('two-handed') ? leastDie : null,
    versatileLeastDie: leastDie,
    rollsTwice: attacker.isSavageAttacker ? 'Savage Attacker' : null,
    extras: extrasFor(attacker.extras, shapeOf(weapon, ability, attacker)),
    variants: proficient && weapon.damage ? variantsOf(item, attacker, others) : [],
  };
}

/** A punch, kick or butt. Everyone is proficient with it; a monk's uses the Martial Arts die. */
function unarmedStrike(attacker: Attacker): Attack {
  const { modifiers, martialArtsDie } = attacker;
  const ability = martialArtsDie !== null && modifiers.dex > modifiers.str ? 'dex' : 'str';
  const fromAbility = part(abilityLabels[ability], modifiers[ability]);
  const proficiency = part('Proficiency', attacker.proficiencyBonus);
  return {
    id: 'unarmed-strike',
    name: 'Unarmed Strike',
    count: 1,
    proficient: true,
    bonus: sumOf([fromAbility, proficiency, ...attacker.d20Parts]),
    dice: martialArtsDie,
    versatile: null,
    damage: sumOf([martialArtsDie === null ? part('Unarmed Strike', 1) : null, fromAbility]),
    extraDamage: null,
    damageType: 'bludgeoning',
    range: null,
    properties: [],
    criticalFrom: attacker.criticalFrom,
    saveDc: sumOf([part('Base', 8), fromAbility, proficiency]),
    mastery: null,
    advantage: attacker.advantage,
    disadvantage: generalDisadvantage(attacker),
    perAction: attacker.attacks.any,
    leastDie: null,
    versatileLeastDie: null,
    rollsTwice: null,
    extras: extrasFor(attacker.extras, {
      isUnarmed: true,
      isMelee: true,
      isFinesse: false,
      usesStrength: ability === 'str',
      isPactWeapon: false,
    }),
    variants: [],
  };
}

export function attacksOf(items: readonly CharacterItem[], attacker: Attacker): Attack[] {
  const weapons = items.filter(isInUse).filter(isWeapon);
  const hasSecondLight = haveTwoLight(weapons);
  return [
    ...weapons.map((item) => attackWith(item, hasSecondLight, attacker)),
    unarmedStrike(attacker),
  ];
}
