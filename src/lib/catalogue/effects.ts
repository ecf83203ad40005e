import { type Choice, choiceCodec } from './choice.ts';
import { type Codec, parsed, plainSymbols, refused } from './codec.ts';
import { joinList, splitLoosely } from './list-text.ts';
import { quote } from './number.ts';

interface EffectValue<Target extends string, Condition extends string> {
  target: Target;
  bonus: string;
  condition: Condition | null;
}

const pattern =
  /^(.+?):? ([+-]?\d+|PB)(?: ?[(,]?(?:only )?(in armou?r|if armou?red|armou?red)\)?)?$/i;

/** Reads and writes effects: `Armor class +1 in armor; Initiative PB`. */
export function effectsCodec<Target extends string, Condition extends string>(
  targets: readonly Choice<Target>[],
  condition: { value: Condition; words: string },
): Codec<EffectValue<Target, Condition>[]> {
  const target = choiceCodec(targets);
  return {
    format: (effects) =>
      joinList(
        effects.map((effect) =>
          [
            target.format(effect.target),
            effect.bonus,
            ...(effect.condition === null ? [] : [condition.words]),
          ].join(' '),
        ),
        ';',
      ),
    parse: (text) => {
      const effects: EffectValue<Target, Condition>[] = [];
      for (const part of splitLoosely(text)) {
        const [, name, bonus = '', when] = pattern.exec(plainSymbols(part)) ?? [];
        if (name === undefined) {
          return refused(
            `${quote(part)} is not an effect. Write a target and a bonus, for example: Armor class +1 in armor.`,
          );
        }
        const changes = target.parse(name);
        if (!changes.ok) return changes;
        effects.push({
          target: changes.value,
          bonus: bonus.toUpperCase(),
          condition: when === undefined ? null : condition.value,
        });
      }
      return parsed(effects);
    },
  };
}
