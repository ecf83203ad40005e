import { type Codec, parsed, plainSymbols, refused } from './codec.ts';
import { quote } from './number.ts';

interface RangeValue {
  normal: number;
  long: number;
}

const pattern =
  /^(?:range:? )?(\d+)(?: ?(?:ft|feet)\.?)? ?(?:\/|–|-| to ) ?(\d+)(?: ?(?:ft|feet)\.?|['’′])?$/i;

/** `20/60 ft.` ⇄ {normal: 20, long: 60}. */
export const rangeCodec: Codec<RangeValue> = {
  format: ({ normal, long }) => `${normal}/${long} ft.`,
  parse: (text) => {
    const written = plainSymbols(text).replace(/^\((.*)\)$/, '$1');
    const [, normal, long] = pattern.exec(written) ?? [];
    return normal === undefined || long === undefined
      ? refused(
          `${quote(text)} is not a range. Write the normal and the long one, such as 20/60 ft.`,
        )
      : parsed({ normal: Number(normal), long: Number(long) });
  },
};
