import type {
  Armor,
  CharacterItem,
  CharacterSpell,
  Gear,
  Spell,
  SpellFacts,
  Tool,
  Weapon,
} from '#src/generated/model/index.ts';
import { capitalized } from '#src/lib/capitalized.ts';
import { effectOf } from '#src/lib/character/item-effects.ts';

/** What is copied from the catalogue: the rest of an item is what the player does with it. */
export type ItemCopy = Pick<
  CharacterItem,
  'kind' | 'key' | 'catalogueVersion' | 'name' | 'weightLb' | 'armor' | 'weapon'
>;

const plain = { armor: null, weapon: null };

/** The weight of one piece. A row of ammunition is a bundle. */
const pieceWeight = (weightLb: number | null, quantity = 1): number =>
  Math.round(((weightLb ?? 0) / Math.max(1, quantity)) * 1000) / 1000;

export const copyOfGear = ({ gearSk, version, name, weightLb, quantity }: Gear): ItemCopy => ({
  ...plain,
  kind: 'gear',
  key: gearSk,
  catalogueVersion: version,
  name,
  weightLb: pieceWeight(weightLb, quantity),
});

export const copyOfTool = ({ toolSk, version, name, weightLb }: Tool): ItemCopy => ({
  ...plain,
  kind: 'tools',
  key: toolSk,
  catalogueVersion: version,
  name,
  weightLb: pieceWeight(weightLb),
});

export const copyOfArmor = (armor: Armor): ItemCopy => ({
  ...plain,
  kind: 'armor',
  key: armor.armorSk,
  catalogueVersion: armor.version,
  name: armor.name,
  weightLb: pieceWeight(armor.weightLb),
  armor: {
    category: armor.category,
    base: armor.acBase,
    strength: armor.strengthRequired,
    stealthDisadvantage: armor.stealthDisadvantage,
  },
});

export const copyOfWeapon = (weapon: Weapon): ItemCopy => ({
  ...plain,
  kind: 'weapons',
  key: weapon.weaponSk,
  catalogueVersion: weapon.version,
  name: weapon.name,
  weightLb: pieceWeight(weapon.weightLb),
  weapon: {
    category: weapon.category,
    damage: weapon.damage,
    versatile: weapon.versatileDamage,
    properties: weapon.properties,
    range: weapon.range,
    mastery: weapon.mastery,
  },
});

/** An item that is not in the catalogue, or the start of one that is. */
export const newItem = (
  itemId: string,
  copy: Partial<ItemCopy> & { name: string },
): CharacterItem => ({
  itemId,
  kind: null,
  key: null,
  catalogueVersion: null,
  quantity: 1,
  weightLb: 0,
  equipped: false,
  attuned: false,
  needsAttunement: effectOf({ key: copy.key ?? null, name: copy.name })?.attunement === true,
  bonus: 0,
  notes: '',
  ...plain,
  ...copy,
});

const counted = (amount: number, unit: string): string => {
  const word = unit.replaceAll('-', ' ');
  return `${amount} ${word}${amount === 1 || word === 'feet' ? '' : 's'}`;
};

function castingTimeOf({ amount, unit, ritual }: Spell['castingTime']): string {
  const isAction = ['action', 'bonus-action', 'reaction'].includes(unit) && amount === 1;
  const time = isAction ? capitalized(unit.replaceAll('-', ' ')) : counted(amount, unit);
  return ritual ? `${time} or Ritual` : time;
}

const rangeOf = (range: Spell['range']): string =>
  typeof range === 'string'
    ? capitalized(range)
    : `${range.amount} ${range.amount === 1 && range.unit === 'miles' ? 'mile' : range.unit}`;

function componentsOf({ verbal, somatic, material }: Spell['components']): string {
  const letters = [verbal && 'V', somatic && 'S', material && 'M'].filter(Boolean).join(', ');
  return material && material.text !== '' ? `${letters} (${material.text})` : letters;
}

function durationOf(duration: Spell['duration']): string {
  if (typeof duration === 'string') return capitalized(duration.replaceAll('-', ' '));
  const time = counted(duration.amount, duration.unit);
  const upTo = duration.upTo || duration.concentration ? `up to ${time}` : time;
  return duration.concentration ? `Concentration, ${upTo}` : upTo;
}

/** `8d6 fire; +1d6 per higher slot`, `3 × 1d4+1 force`; the healing of a spell without damage. */
function damageOf(spell: Pick<Spell, 'damage' | 'healing' | 'higherLevels'>): string {
  const parts = damageParts(spell);
  const added = spell.higherLevels.perSlot.find(
    ({ unit, appliesTo }) => unit === 'points' && appliesTo !== 'later',
  );
  const base = parts.join(', ');
  if (base === '' || !added) return base;
  const places = added.appliesTo === 'all' && parts.length > 1 ? ' to each' : '';
  return `${base}; +${added.amount}${places} per higher slot`;
}

function damageParts({ damage, healing }: Pick<Spell, 'damage' | 'healing'>): string[] {
  const hurt = damage
    .filter(({ toCaster }) => !toCaster)
    .map(({ amount, types, times, later }) => {
      const dealt = `${amount} ${types.length > 3 ? 'chosen type' : types.join(' or ')}`;
      return `${times > 1 ? `${times} × ` : ''}${dealt}${later ? ' later' : ''}`;
    });
  if (hurt.length > 0) return hurt;
  if (!healing) return [];
  return [healing.amount === 'all' ? 'all hit points' : `${healing.amount} hit points`];
}

/** Cuts a text to the length that the contract allows. */
const atMost = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;

export function factsOfSpell(spell: Spell): SpellFacts {
  const { category, school, castingTime, duration, attack, save } = spell;
  return {
    level: category === 'cantrip' ? 0 : Number(category.slice('level-'.length)),
    school,
    castingTime: atMost(castingTimeOf(castingTime), 80),
    range: rangeOf(spell.range),
    components: atMost(componentsOf(spell.components), 160),
    duration: atMost(durationOf(duration), 80),
    concentration: typeof duration !== 'string' && duration.concentration,
    ritual: castingTime.ritual,
    attack,
    save: save?.abilities[0] ?? null,
    damage: atMost(damageOf(spell), 120),
  };
}

/** A spell without what the player does with it. */
export type SpellCopy = Omit<CharacterSpell, 'prepared'>;

export const copyOfSpell = (spell: Spell, className: CharacterSpell['class']): SpellCopy => ({
  class: className,
  key: spell.spellSk,
  catalogueVersion: spell.version,
  name: spell.name,
  facts: factsOfSpell(spell),
});

/** Facts of a spell that is typed by hand. */
export const typedFacts = (level: number): SpellFacts => ({
  level,
  school: 'evocation',
  castingTime: '',
  range: '',
  components: '',
  duration: '',
  concentration: false,
  ritual: false,
  attack: null,
  save: null,
  damage: '',
});
