import type { CharacterChoices } from '#src/lib/character/choices.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { featuresOf } from '#src/lib/character/feature-list.ts';
import { levelChoices } from '#src/lib/character/level-choices.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { caster } from './support/caster.ts';
import { fixed, median, percentile } from './support/numbers.ts';
import { printMachine, printResult } from './support/report.ts';

const runs = 1000;

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
