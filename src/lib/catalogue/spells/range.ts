import { choiceCodec, choicesOf } from '../choice.ts';
import { type Codec, parsed, plainSymbols, refused } from '../codec.ts';
import { quote } from '../number.ts';

const words = ['self', 'touch', 'sight', 'unlimited', 'special'] as const;

type RangeValue = (typeof words)[number] | { amount: number; unit: 'feet' | 'miles' };

const word = choiceCodec(choicesOf(words));

const pattern = /^(\d+)[ -]?(?:(ft\.?|feet|foot|['’′])|mi(?:les?|\.)?)$/i;

/** The range of a spell: `60 ft.`, `1 mile`, `Touch`. */
export const spellRangeCodec: Codec<RangeValue> = {
  format: (range) => {
    if (typeof range === 'string') return word.format(range);
    const { amount, unit } = range;
    return unit === 'feet' ? `${amount} ft.` : `${amount} ${amount === 1 ? 'mile' : 'miles'}`;
  },
  parse: (text) => {
    const [, amount, feet] = pattern.exec(plainSymbols(text).replaceAll(',', '')) ?? [];
    if (amount !== undefined) {
      return parsed({ amount: Number(amount), unit: feet === undefined ? 'miles' : 'feet' });
    }
    const read = word.parse(text);
    return read.ok
      ? read
      : refused(
          `${quote(text)} is not a range. Write one such as 60 ft., 1 mile, Touch or Self.`,
          read.suggestion,
        );
  },
};
