import { type Codec, parsed, refused, tidy } from './codec.ts';
import { quote } from './number.ts';

const yes = new Set(['yes', 'y', 'true', 't', '1', 'x', '✓', '✔', '☑', '✅', 'on']);
const no = new Set(['no', 'n', 'false', 'f', '0', '', '-', '–', '—', '✗', '✘', '☐', '❌', 'off']);

/** `also`: a word that tables write for yes under this heading. */
export const flagCodecWith = (also?: string): Codec<boolean> => ({
  format: (value) => (value ? 'yes' : 'no'),
  parse: (text) => {
    const plain = tidy(text).toLowerCase();
    if (yes.has(plain) || plain === also) return parsed(true);
    return no.has(plain) ? parsed(false) : refused(`Write yes or no instead of ${quote(text)}.`);
  },
});

export const flagCodec = flagCodecWith();
