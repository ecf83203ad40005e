import { type Codec, parsed, refused, tidy } from './codec.ts';
import { quote, readNumber } from './number.ts';

interface CapacityValue {
  weightLb: number | null;
  volumeCuFt: number | null;
}

/** A container whose capacity nobody wrote down is still a container. */
const unstated = 'unstated';

/** `60 lb.; 5 cu. ft.`, or one of the two. */
export const capacityCodec: Codec<CapacityValue> = {
  format: ({ weightLb, volumeCuFt }) =>
    [
      ...(weightLb === null ? [] : [`${weightLb} lb.`]),
      ...(volumeCuFt === null ? [] : [`${volumeCuFt} cu. ft.`]),
    ].join('; ') || unstated,
  parse: (text) => {
    const value: CapacityValue = { weightLb: null, volumeCuFt: null };
    if (tidy(text).toLowerCase() === unstated) return parsed(value);
    for (const part of tidy(text).split(/\s?[;/]\s?/)) {
      const [, written = '', volume] =
        /^(.*?) ?(?:(cu\.? ?ft|cubic feet|cubic foot)|lbs?|pounds?)\.?$/i.exec(part) ?? [];
      const amount = readNumber(written);
      if (amount === null) {
        return refused(`${quote(text)} is no capacity. Write 60 lb.; 5 cu. ft., or one of both.`);
      }
      value[volume === undefined ? 'weightLb' : 'volumeCuFt'] = amount;
    }
    return parsed(value);
  },
};
