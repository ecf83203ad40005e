import { type Codec, optional, parsed, plainSymbols, refused } from './codec.ts';
import { quote, wholeNumberCodec } from './number.ts';

/** The keys of other fields that armor tables print in the same cell. */
interface OtherFields {
  dex: string;
  mostDex: string;
}

const withDex =
  /^(?<base>\d+) ?\+ ?(?:your )?dex(?:terity)?\b\.?(?: (?:modifier|mod\.?))?(?: ?\(max(?:imum)?(?: of)? ?\+?(?<most>\d+)\))?$/i;

/** Armor class as rulebooks print it: `18`, `+2` for a shield, `12 + Dex modifier (max 2)`. */
export function armorClassCodec({ dex, mostDex }: OtherFields): Codec<number> {
  return {
    format: wholeNumberCodec.format,
    parse: (text) => {
      const { base, most } = withDex.exec(plainSymbols(text))?.groups ?? {};
      if (base !== undefined) {
        const otherFields = { [dex]: true, [mostDex]: most === undefined ? null : Number(most) };
        return parsed(Number(base), { otherFields });
      }
      const read = wholeNumberCodec.parse(text);
      return read.ok || !/dex/i.test(text)
        ? read
        : refused(`${quote(text)} is not an armor class. Write 18 or 12 + Dex modifier (max 2).`);
    },
  };
}

/** The required Strength, as tables print it: `13`, `Str 13`. */
export const strengthCodec = optional<number>({
  format: wholeNumberCodec.format,
  parse: (text) =>
    wholeNumberCodec.parse(plainSymbols(text).replace(/^str(?:ength)?\.? (?=\d)/i, '')),
});
