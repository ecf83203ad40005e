import { armorItem, weaponItem } from '#tests/support/character-rows.ts';
import type { CharacterChoices } from '#src/lib/character/choices.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { featuresOf } from '#src/lib/character/feature-list.ts';
import { levelChoices } from '#src/lib/character/level-choices.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { fixed, median, percentile } from './support/numbers.ts';
import { printMachine, printResult } from './support/report.ts';

const runs = 1000;
const times = 60;

const feat = (name: string, level: number) => ({
  class: 'wizard' as const,
  level,
  key: `2024#${name}`,
  name,
  increases: [{ ability: 'int' as const, amount: 1 }],
});

/** A caster of level 20 with three classes, 60 spells and 60 items. */
const caster: CharacterChoices = {
  class: 'wizard',
  species: 'elf',
  speciesOption: 'High Elf',
  background: 'sage',
  level: 20,
  otherClasses: [
    { class: 'cleric', level: 5 },
    { class: 'sorcerer', level: 3 },
  ],
  subclasses: [
    { class: 'wizard', name: 'Evoker' },
    { class: 'cleric', name: 'Life Domain' },
    { class: 'sorcerer', name: 'Draconic Sorcery' },
  ],
  abilities: { str: 10, dex: 14, con: 14, int: 17, wis: 15, cha: 13 },
  increases: [{ ability: 'int', amount: 2 }],
  skills: ['insight', 'medicine', 'perception'],
  expertise: ['arcana'],
  feats: [4, 8, 12].map((level) => feat('ability-score-improvement', level)),
  equipment: 'kit',
  spells: Array.from({ length: times }, (_, index) => ({
    class: index % 3 === 0 ? ('cleric' as const) : ('wizard' as const),
    key: '2024#fireball',
    name: `Spell ${index}`,
    prepared: index % 2 === 0,
    facts: { level: index % 10 },
  })),
  items: Array.from({ length: times }, (_, index) =>
    index % 2 === 0
      ? armorItem('2024#chain-mail', { itemId: `${index}`, bonus: 1 })
      : weaponItem('2024#longsword', { itemId: `${index}`, bonus: 1 }),
  ),
};

function measure(
  name: string,
  run: (character: CharacterChoices) => unknown,
  target: string,
): void {
  const measured: number[] = [];
  for (let count = 0; count < runs; count += 1) {
    // Another object each time, as after a press.
    const character = { ...caster };
    const start = performance.now();
    run(character);
    measured.push(performance.now() - start);
  }
  const first = measured[0] ?? NaN;
  printResult(
    `${name}, p95 of ${runs}`,
    `${fixed(percentile(measured, 0.95))} ms (median ${fixed(median(measured))} ms, the first ${fixed(first)} ms)`,
    target,
  );
}

printMachine();
measure('numbers of a caster of level 20', (character) => deriveCharacter(character), '≤ 2 ms');
measure('its marks', marksOf, 'none');
measure('its features and level choices', (one) => [featuresOf(one), levelChoices(one)], 'none');
