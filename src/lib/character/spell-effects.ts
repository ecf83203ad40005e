import type { CharacterChoices, ChosenSpell } from './choices.ts';
import type { ClassName } from './classes.ts';
import type { DerivedCharacter } from './derived-character.ts';
import { hasOption, takenFeats, type TakenFeat } from './feats.ts';
import { slugIn } from './slug.ts';
import { srdSubclassLevel } from './subclass-levels.ts';

/** What a feature adds to a spell. */
export interface SpellBonus {
  readonly label: string;
  readonly to: 'damage' | 'healing' | 'range';
  /** Feet for a range. */
  readonly amount: number;
  /** What each level of the slot adds. */
  readonly perSlotLevel: number;
  /** Whether it is added to one damage roll of the spell, and not to each. */
  readonly once: boolean;
}

/** What features change of a spell as the character casts it. */
export interface SpellEffects {
  readonly bonuses: readonly SpellBonus[];
  /** The feature with which healing is not rolled: each die has its highest number; null for none. */
  readonly healsMost: string | null;
  /** The feature with which a missed attack or a saved throw deals half of the damage; null for none. */
  readonly halfOnMiss: string | null;
  /** What is decided at the table. */
  readonly notes: readonly string[];
}

type Spell = ChosenSpell;

interface SpellFacts {
  readonly spell: Spell;
  readonly damage: string;
  readonly heals: boolean;
  readonly isCantrip: boolean;
}

const healingText = /hit points/iu;

function factsOf(spell: Spell): SpellFacts {
  const { level, damage = '' } = spell.facts;
  const heals = healingText.test(damage);
  return { spell, damage: heals ? '' : damage, heals, isCantrip: level === 0 };
}

const bonus = (
  label: string,
  to: SpellBonus['to'],
  amount: number,
  more: Partial<SpellBonus> = {},
): SpellBonus => ({ label, to, amount, perSlotLevel: 0, once: false, ...more });

const isOf = ({ spell, damage, isCantrip }: SpellFacts, name: ClassName): boolean =>
  spell.class === name && isCantrip && damage !== '';

/**
 * The cantrips that an invocation is for. The sheet does not store which ones are chosen: they are Eldritch Blast
 * first, and then the others in the order of the list.
 */
function invokedCantrips(
  { spells = [] }: Pick<CharacterChoices, 'spells'>,
  feats: readonly TakenFeat[],
  invocation: string,
): ReadonlySet<string> {
  const times = feats.filter(
    ({ class: of, slug }) => of === 'warlock' && slug === invocation,
  ).length;
  const eldritchBlast = 'eldritch-blast';
  const slugs = spells
    .map(factsOf)
    .filter((facts) => isOf(facts, 'warlock'))
    .map(({ spell }) => slugIn(spell))
    .toSorted((a, b) => Number(b === eldritchBlast) - Number(a === eldritchBlast));
  return new Set([...new Set(slugs)].slice(0, times));
}

type Derived = Pick<DerivedCharacter, 'classes' | 'modifiers'>;

function cantripBonuses(
  character: CharacterChoices,
  { classes, modifiers }: Derived,
  feats: readonly TakenFeat[],
  facts: SpellFacts,
): SpellBonus[] {
  const slug = slugIn(facts.spell);
  const levelIn = (name: ClassName) => classes.find((one) => one.class === name)?.level ?? 0;
  const invoked = (name: string) => invokedCantrips(character, feats, name).has(slug);
  const found: SpellBonus[] = [];
  if (isOf(facts, 'warlock')) {
    if (invoked('agonizing-blast')) {
      found.push(bonus('Agonizing Blast', 'damage', modifiers.cha));
    }
    if (invoked('eldritch-spear')) {
      found.push(bonus('Eldritch Spear', 'range', 30 * levelIn('warlock')));
    }
  }
  for (const name of ['cleric', 'druid'] as const) {
    if (!isOf(facts, name) || !hasOption(feats, name, 'potent-spellcasting')) continue;
    found.push(bonus('Potent Spellcasting', 'damage', modifiers.wis));
    if (name === 'druid' && levelIn('druid') >= 15) {
      found.push(bonus('Improved Elemental Fury', 'range', 300));
    }
  }
  return found;
}

const affinities = ['acid', 'cold', 'fire', 'lightning', 'poison'] as const;

function leveledBonuses(
  { classes, modifiers }: Derived,
  feats: readonly TakenFeat[],
  { spell, damage, heals, isCantrip }: SpellFacts,
): SpellBonus[] {
  const found: SpellBonus[] = [];
  const types = damage.toLowerCase();
  const isAffine = affinities.some(
    (type) => types.includes(type) && hasOption(feats, 'sorcerer', type),
  );
  if (isAffine && srdSubclassLevel(classes, 'sorcerer') >= 6) {
    found.push(bonus('Elemental Affinity', 'damage', modifiers.cha, { once: true }));
  }
  const evoker = srdSubclassLevel(classes, 'wizard');
  const isEvocation = spell.class === 'wizard' && spell.facts.school === 'evocation';
  if (evoker >= 10 && isEvocation && damage !== '') {
    found.push(bonus('Empowered Evocation', 'damage', modifiers.int, { once: true }));
  }
  if (heals && !isCantrip && srdSubclassLevel(classes, 'cleric') > 0) {
    found.push(bonus('Disciple of Life', 'healing', 2, { perSlotLevel: 1 }));
  }
  return found;
}

function notesOf(
  { classes, modifiers }: Derived,
  feats: readonly TakenFeat[],
  facts: SpellFacts,
): string[] {
  const { spell, damage, heals, isCantrip } = facts;
  const cleric = classes.find((one) => one.class === 'cleric')?.level ?? 0;
  const isPotent = isOf(facts, 'cleric') && hasOption(feats, 'cleric', 'potent-spellcasting');
  const evoker = srdSubclassLevel(classes, 'wizard');
  return [
    ...(isPotent && cleric >= 14
      ? [
          `Improved Blessed Strikes: you or a creature within 60 feet gains ${Math.max(0, 2 * modifiers.wis)} Temporary Hit Points.`,
        ]
      : []),
    ...(heals && !isCantrip && srdSubclassLevel(classes, 'cleric') >= 6
      ? ['Blessed Healer: when it heals others, you regain 2 Hit Points and the level of the slot.']
      : []),
    ...(evoker >= 14 && spell.class === 'wizard' && !isCantrip && damage !== ''
      ? ['Overchannel: with a slot of level 5 or lower, it can deal its maximum damage.']
      : []),
    ...(spell.class === 'sorcerer'
      ? ['Innate Sorcery, while it is active: save DC 1 higher, and Advantage on its attacks.']
      : []),
  ];
}

/** What the features of the character change of one of its spells (SRD 5.2.1). */
export function spellEffectsOf(
  character: CharacterChoices,
  derived: Derived,
  spell: Spell,
): SpellEffects {
  const { classes } = derived;
  const feats = takenFeats(character, classes);
  const facts = factsOf(spell);
  const { damage, heals, isCantrip } = facts;
  const isPotentCantrip = isCantrip && damage !== '' && srdSubclassLevel(classes, 'wizard') > 0;
  return {
    bonuses: [
      ...cantripBonuses(character, derived, feats, facts),
      ...leveledBonuses(derived, feats, facts),
    ].filter(({ amount, perSlotLevel }) => amount !== 0 || perSlotLevel !== 0),
    healsMost: heals && srdSubclassLevel(classes, 'cleric') >= 17 ? 'Supreme Healing' : null,
    halfOnMiss: isPotentCantrip ? 'Potent Cantrip' : null,
    notes: notesOf(derived, feats, facts),
  };
}
