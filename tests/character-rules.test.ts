import { describe, expect, it } from 'vitest';
import { abilityNames } from '#src/lib/character/abilities.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { characterClassNames } from '#src/lib/character/classes.ts';
import { expectedCharacters, type ExpectedCharacter } from './support/character-rows.ts';

/** The values of the sheet in the form of the table. */
function numbersOf(character: ExpectedCharacter['character']): ExpectedCharacter['expected'] {
  const derived = deriveCharacter(character);
  const byAbility = <T>(values: Readonly<Record<(typeof abilityNames)[number], T>>) =>
    abilityNames.map((name) => values[name]);
  const slots = Array.from({ length: 9 }, () => 0);
  for (const { spellLevel, count } of derived.slots) slots[spellLevel - 1] = count;
  return {
    scores: byAbility(derived.scores),
    proficiency: derived.proficiencyBonus,
    hitPoints: derived.hitPoints.value,
    armorClass: derived.armorClass.value,
    initiative: derived.initiative.value,
    speed: derived.speed.value,
    saves: byAbility(derived.saves).map(({ value }) => value),
    skills: derived.skills.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ value }) => value),
    passivePerception: derived.passivePerception.value,
    slots,
    pact: derived.pactSlots ? [derived.pactSlots.count, derived.pactSlots.spellLevel] : null,
    casting: derived.spellcasting.map((one) => [
      one.class,
      one.saveDc.value,
      one.attackBonus.value,
      one.cantrips,
      one.prepared,
      one.maxSpellLevel,
    ]),
    attacks: derived.attacks.map((one) => [
      one.name,
      one.bonus.value,
      one.dice,
      one.damage.value,
      one.disadvantage !== null,
      one.mastery,
    ]),
    carries: derived.carryingCapacity.value,
    weight: derived.weight.value,
  };
}

const rows = expectedCharacters();

describe('the numbers of the tables of SRD 5.2.1', () => {
  // A script without our code has computed the table from the class, species and item tables of the SRD.
  it.each(rows)('are those of a $name', ({ character, expected }) => {
    expect(numbersOf(character)).toEqual(expected);
  });

  it('are tested at levels from 1 to 20 of every class, and with several classes', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    for (const name of characterClassNames) {
      const levels = rows
        .filter(({ character }) => character.class === name && !character.otherClasses)
        .map(({ character }) => character.level);
      expect(levels).toEqual(expect.arrayContaining([1, 20]));
    }
    expect(rows.filter(({ character }) => character.otherClasses).length).toBeGreaterThan(15);
  });
});
