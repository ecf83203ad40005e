import { describe, expect, it } from 'vitest';
import { seedItem, weaponItem } from '#tests/support/character-rows.ts';
import { classesOf, soldier, subclass } from '#tests/support/worked-characters.ts';
import { conditions, type Condition } from './condition-names.ts';
import { deriveCharacter } from './derive.ts';
import { partsInWords } from './sum.ts';

const wizard = { ...soldier, ...classesOf(['wizard', 3]), items: [weaponItem('2024#dagger')] };

const withConditions = (...held: Condition[]) => deriveCharacter(wizard, { conditions: held });

/** The conditions for which a question is answered with yes. */
const those = (applies: (derived: ReturnType<typeof withConditions>) => boolean) =>
  conditions.filter((condition) => applies(withConditions(condition)));

describe('conditions of SRD 5.2.1', () => {
  it('that make every speed 0', () => {
    expect(those(({ speed }) => speed.value === 0)).toEqual([
      'grappled',
      'paralyzed',
      'petrified',
      'restrained',
      'unconscious',
    ]);
  });

  it('with which nothing can be done and nothing can be cast', () => {
    const inactive = ['incapacitated', 'paralyzed', 'petrified', 'stunned', 'unconscious'];
    expect(those(({ conditions: { noActions } }) => noActions !== null)).toEqual(inactive);
    expect(those(({ castingRefusal }) => castingRefusal !== null)).toEqual(inactive);
  });

  it('with which saving throws of Strength and Dexterity fail, and no others', () => {
    const failing = ['paralyzed', 'petrified', 'stunned', 'unconscious'];
    expect(those(({ saves }) => saves.str.fails !== null)).toEqual(failing);
    expect(those(({ saves }) => saves.dex.fails !== null)).toEqual(failing);
    expect(those(({ saves }) => saves.con.fails !== null)).toEqual([]);
  });

  it('that give Disadvantage or Advantage on attacks, also with spells', () => {
    const hindered = ['blinded', 'poisoned', 'prone', 'restrained', 'unconscious'];
    expect(those(({ attacks }) => attacks[0]?.disadvantage !== null)).toEqual(hindered);
    expect(those(({ attacks }) => attacks.at(-1)?.disadvantage !== null)).toEqual(hindered);
    expect(those(({ spellcasting }) => spellcasting[0]?.attackBonus.disadvantage !== null)).toEqual(
      hindered,
    );
    expect(those(({ attacks }) => attacks[0]?.advantage !== null)).toEqual(['invisible']);
  });

  it('that give Disadvantage on checks, Initiative and saving throws', () => {
    expect(those(({ checks }) => checks.int.disadvantage !== null)).toEqual(['poisoned']);
    expect(those(({ skills }) => skills.every((row) => row.disadvantage !== null))).toEqual([
      'poisoned',
    ]);
    expect(those(({ initiative }) => initiative.disadvantage !== null)).toEqual([
      'incapacitated',
      'paralyzed',
      'petrified',
      'poisoned',
      'stunned',
      'unconscious',
    ]);
    expect(those(({ initiative }) => initiative.advantage !== null)).toEqual(['invisible']);
    expect(those(({ saves }) => saves.dex.disadvantage !== null)).toEqual(['restrained']);
  });

  it('that give resistance to all damage', () => {
    expect(those(({ resistances }) => resistances.length === 13)).toEqual(['petrified']);
  });

  it('are named as the reason of each number that they change', () => {
    const { speed, attacks, saves, conditions: effects } = withConditions('prone', 'restrained');
    expect(partsInWords(speed)).toBe('Human 30 − Restrained 30');
    expect(attacks[0]?.disadvantage).toBe('Prone, Restrained');
    expect(saves.dex.disadvantage).toBe('Restrained');
    expect(effects.notes.map(({ condition }) => condition)).toEqual(['prone', 'restrained']);
  });

  it('lower Passive Perception by 5 with Disadvantage on its checks', () => {
    expect(partsInWords(withConditions('poisoned').passivePerception)).toBe(
      'Base 10 + Wisdom 0 − Disadvantage 5',
    );
    const sentinel = seedItem({ name: 'Sentinel Shield' });
    const seeing = deriveCharacter({ ...wizard, items: [sentinel] });
    expect(seeing.passivePerception.value).toBe(15);
  });
});

it('a condition with which nothing can be done ends the auras of a paladin and Danger Sense', () => {
  const paladin = {
    ...soldier,
    ...classesOf(['paladin', 10]),
    ...subclass('paladin', 'Oath of Devotion'),
  };
  const protectionOf = (...held: Condition[]) => {
    const { saves, defenses } = deriveCharacter(paladin, { conditions: held });
    const labels = saves.wis.parts.map(({ label }) => label);
    return [labels.includes('Aura of Protection'), defenses.map(({ source }) => source)];
  };
  expect(protectionOf('prone')).toEqual([true, ['Aura of Courage', 'Aura of Devotion']]);
  expect(protectionOf('incapacitated')).toEqual([false, []]);
  const dexterityOf = (...held: Condition[]) =>
    deriveCharacter({ ...soldier, ...classesOf(['barbarian', 2]) }, { conditions: held }).saves.dex;
  expect(dexterityOf('prone').advantage).toBe('Danger Sense');
  expect(dexterityOf('incapacitated').advantage).toBeNull();
});

describe('exhaustion', () => {
  it.each([
    [1, 25, 1],
    [3, 15, -3],
    [5, 5, -7],
    [6, 0, -9],
  ])(
    'of level %i leaves a speed of %i feet and a Strength check of %i',
    (exhaustion, feet, check) => {
      const { speed, checks } = deriveCharacter(wizard, { exhaustion });
      expect([speed.value, checks.str.value]).toEqual([feet, check]);
    },
  );
});
