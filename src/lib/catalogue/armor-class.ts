import { type Codec, optional, parsed, refused, tidy } from './codec.ts';
import { wholeNumberCodec } from './number.ts';

/** The fields of which armor tables tell in the same cell. */
interface OtherFields {
  dex: string;
  mostDex: string;
}

const withDex =
  /^(?<base>\d+) ?\+ ?(?:your )?dex(?:terity)?\b\.?(?: (?:modifier|mod\.?))?(?: ?\(max(?:imum)?(?: of)? ?\+?(?<most>\d+)\))?$/i;

/** Armor class as rule books print it: `18`, `+2` of a shield, `12 + Dex modifier (max 2)`. */
export function armorClassCodec({ dex, mostDex }: OtherFields): Codec<number> {
  return {
    format: wholeNumberCodec.format,
    parse: (text) => {
      const { base, most } = withDex.exec(tidy(text))?.groups ?? {};
      if (base !== undefined) {
        const also = { [dex]: true, [mostDex]: most === undefined ? null : Number(most) };
        return parsed(Number(base), { also });
      }
      const read = wholeNumberCodec.parse(text);
      return read.ok || !/dex/i.test(text)
        ? read
        : refused(`${read.message.replace(/\.$/, '')} or 12 + Dex modifier (max 2).`);
    },
  };
}

/** The strength that armor asks for, as tables print it: `13`, `Str 13`. */
export const strengthCodec = optional<number>({
  format: wholeNumberCodec.format,
  parse: (text) => wholeNumberCodec.parse(tidy(text).replace(/^str(?:ength)?\.? (?=\d)/i, '')),
});
