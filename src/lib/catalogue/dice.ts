import { type Codec, parsed, plainSymbols, refused } from './codec.ts';
import { quote } from './number.ts';

const dicePattern = /^[1-9]\d*(d(4|6|8|10|12))?$/;

/** Reads and writes dice: `2d6`, `d8` for `1d8`, or a number without dice. */
export const diceCodec: Codec<string> = {
  format: (value) => value,
  parse: (text) => {
    const written = plainSymbols(text).toLowerCase().replace(/ ?d ?/, 'd').replace(/^d/, '1d');
    return dicePattern.test(written)
      ? parsed(written)
      : refused(
          `${quote(text)} is not dice notation. Write 1d8, 2d6 or a number; dice have 4 to 12 sides.`,
        );
  },
};
