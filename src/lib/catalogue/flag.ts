import { type Codec, isBlank, parsed, plainSymbols, refused } from './codec.ts';
import { quote } from './number.ts';

const yes = new Set(['yes', 'y', 'true', 't', '1', 'x', '✓', '✔', '☑', '✅', 'on']);
const no = new Set(['no', 'n', 'false', 'f', '0', '✗', '✘', '☐', '❌', 'off']);

/** `otherYes`: another word for yes that tables use in this column. */
export const flagCodecWith = (otherYes?: string): Codec<boolean> => ({
  format: (value) => (value ? 'yes' : 'no'),
  parse: (text) => {
    const word = plainSymbols(text).toLowerCase();
    if (yes.has(word) || word === otherYes) return parsed(true);
    return no.has(word) || isBlank(text)
      ? parsed(false)
      : refused(`Write yes or no instead of ${quote(text)}.`);
  },
});

export const flagCodec = flagCodecWith();
