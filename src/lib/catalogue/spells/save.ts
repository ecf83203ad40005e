import { type Choice, choiceCodec } from '../choice.ts';
import { type Codec, parsed, plainSymbols } from '../codec.ts';

interface SaveValue<Ability extends string> {
  abilities: Ability[];
  half: boolean;
}

const half = / ?[(,;]? ?(?:for )?half(?: damage)?(?: on (?:an? )?(?:save|success))?\)?$/i;

/** A saving throw: `Dexterity (half)` if a success halves the damage. */
export function saveCodec<Ability extends string>(
  abilities: readonly Choice<Ability>[],
): Codec<SaveValue<Ability>> {
  const one = choiceCodec(abilities);
  return {
    format: (save) => `${save.abilities.map(one.format).join(', ')}${save.half ? ' (half)' : ''}`,
    parse: (text) => {
      const written = plainSymbols(text);
      const names = written.replace(half, '').replace(/ (?:saves?|saving throws?)$/i, '');
      const read: Ability[] = [];
      for (const part of names.split(/\s*(?:,|;|\/|\bor\b|\band\b)\s*/i)) {
        const ability = one.parse(part);
        if (!ability.ok) return ability;
        if (!read.includes(ability.value)) read.push(ability.value);
      }
      return parsed({ abilities: read, half: half.test(written) });
    },
  };
}
