import { type Codec, parsed, refused, tidy } from './codec.ts';
import { quote } from './number.ts';

const yes = new Set(['yes', 'y', 'true', 't', '1', 'x', '✓', '✔', '☑', '✅', 'on']);
const no = new Set(['no', 'n', 'false', 'f', '0', '', '-', '–', '—', '✗', '✘', '☐', '❌', 'off']);

export const flagCodec: Codec<boolean> = {
  format: (value) => (value ? 'yes' : 'no'),
  parse: (text) => {
    const plain = tidy(text).toLowerCase();
    if (yes.has(plain)) return parsed(true);
    return no.has(plain) ? parsed(false) : refused(`Write yes or no instead of ${quote(text)}.`);
  },
};
