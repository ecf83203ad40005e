import { abilityLabels, type AbilityName, type AbilityScores } from './abilities.ts';
import type { CharacterChoices, ChosenSpell } from './choices.ts';
import { totalLevel } from './class-list.ts';
import type { DamageType } from './items.ts';
import { slugIn } from './slug.ts';
import type { Casting, ClassSpellcasting } from './spellcasting.ts';
import { part, type Part } from './sum.ts';

/** A cantrip with which a weapon is used. */
export interface WeaponCantrip {
  readonly label: 'Shillelagh' | 'True Strike';
  /** The slugs of the kinds of weapons; null for every weapon with which the character is proficient. */
  readonly kinds: ReadonlySet<string> | null;
  /** Instead of Strength or Dexterity. */
  readonly ability: Part;
  /** Instead of the dice of the weapon; null for these. */
  readonly dice: string | null;
  /** What the attack deals besides, such as `1d6`; null for nothing. */
  readonly extraDice: string | null;
  /** What can be chosen instead of the type of the weapon. */
  readonly damageType: DamageType;
}

/** From these levels of the character on, a cantrip is stronger. */
const byLevel = <T>(level: number, [first, second, third, fourth]: readonly [T, T, T, T]): T => {
  if (level >= 17) return fourth;
  if (level >= 11) return third;
  return level >= 5 ? second : first;
};

interface CantripFacts {
  readonly character: CharacterChoices;
  readonly modifiers: AbilityScores;
  readonly spellcasting: readonly ClassSpellcasting[];
  readonly innateCasting: Casting;
}

/** The ability with which the character casts the cantrip; the best one of several. */
function abilityFor(slug: string, facts: CantripFacts): AbilityName | null {
  const abilities = (facts.character.spells ?? [])
    .filter((spell: ChosenSpell) => slugIn(spell) === slug)
    .flatMap(({ class: name }) =>
      name === null
        ? [facts.innateCasting.ability]
        : facts.spellcasting.filter((one) => one.class === name).map(({ ability }) => ability),
    );
  return abilities.toSorted((a, b) => facts.modifiers[b] - facts.modifiers[a])[0] ?? null;
}

/** The cantrips of SRD 5.2.1 with which the character can use a weapon. */
export function weaponCantrips(facts: CantripFacts): WeaponCantrip[] {
  const level = totalLevel(facts.character);
  const abilityPart = (name: AbilityName) => part(abilityLabels[name], facts.modifiers[name]);
  const shillelagh = abilityFor('shillelagh', facts);
  const trueStrike = abilityFor('true-strike', facts);
  return [
    ...(shillelagh
      ? [
          {
            label: 'Shillelagh' as const,
            kinds: new Set(['club', 'quarterstaff']),
            ability: abilityPart(shillelagh),
            dice: byLevel(level, ['1d8', '1d10', '1d12', '2d6']),
            extraDice: null,
            damageType: 'force' as const,
          },
        ]
      : []),
    ...(trueStrike
      ? [
          {
            label: 'True Strike' as const,
            kinds: null,
            ability: abilityPart(trueStrike),
            dice: null,
            extraDice: byLevel(level, [null, '1d6', '2d6', '3d6']),
            damageType: 'radiant' as const,
          },
        ]
      : []),
  ];
}
