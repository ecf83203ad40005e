import { type Codec, parsed, plainSymbols, refused } from './codec.ts';
import { type Choice, choiceCodec } from './choice.ts';
import { diceCodec } from './dice.ts';
import { quote } from './number.ts';

interface DamageValue<Type extends string> {
  dice: string;
  type: Type;
}

/** Matches only whole dice, so that a part of them such as `d4` is not read as the type. */
const diceAndType = /^(\d*\s?d\s?\d+(?!\d)|\d+(?!\d|\s?d\s?\d))\s?([a-z].*)$/i;

/** `1d8 slashing` ⇄ {dice: '1d8', type: 'slashing'}. */
export function damageCodec<Type extends string>(
  types: readonly Choice<Type>[],
): Codec<DamageValue<Type>> {
  const typeCodec = choiceCodec(types);
  return {
    format: ({ dice, type }) => `${dice} ${type}`,
    parse: (text) => {
      const whole = plainSymbols(text);
      const onlyDice = diceCodec.parse(whole);
      if (onlyDice.ok) {
        return refused(
          `${quote(text)} lacks its type. Write it behind the dice, such as ${onlyDice.value} slashing.`,
        );
      }
      const [, written, word] = diceAndType.exec(whole) ?? [];
      if (written === undefined || word === undefined) {
        return refused(
          `${quote(text)} is not a damage value. Write dice and type, such as 1d8 slashing.`,
        );
      }
      const dice = diceCodec.parse(written);
      if (!dice.ok) return dice;
      const type = typeCodec.parse(word.replace(/ damage$/i, ''));
      if (type.ok) return parsed({ dice: dice.value, type: type.value });
      return type.suggestion === undefined
        ? type
        : refused(type.message, `${dice.value} ${type.suggestion.toLowerCase()}`);
    },
  };
}
