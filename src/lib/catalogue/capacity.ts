import { type Codec, parsed, plainSymbols, type Refused, refused } from './codec.ts';
import { isNegative, quote, readNumber, askWhich, writeNumber } from './number.ts';

interface CapacityValue {
  weightLb: number | null;
  volumeCuFt: number | null;
}

/** The text for a container with an unknown capacity. */
const unstated = 'unstated';

const noCapacity = (text: string): Refused =>
  refused(`${quote(text)} is not a capacity. Write 60 lb.; 5 cu. ft., or one of the two.`);

/**
 * Separates weight and volume. A slash directly between two digits is part of a fraction, and a
 * comma without a space after it is part of a number, so neither separates.
 */
const separator = / ?; ?|, | ?(?<!\d)\/ ?| ?\/(?!\d) ?/;

const amountAndUnit = /^(.*?) ?(?:(cu(?:\.|bic)? ?(?:ft|feet|foot))|lbs?|pounds?)\.?$/i;

/** Reads and writes a capacity: `60 lb.; 5 cu. ft.`, or only one of these values. */
export const capacityCodec: Codec<CapacityValue> = {
  format: ({ weightLb, volumeCuFt }) =>
    [
      ...(weightLb === null ? [] : [`${writeNumber(weightLb)} lb.`]),
      ...(volumeCuFt === null ? [] : [`${writeNumber(volumeCuFt)} cu. ft.`]),
    ].join('; ') || unstated,
  parse: (text) => {
    const value: CapacityValue = { weightLb: null, volumeCuFt: null };
    if (plainSymbols(text).toLowerCase() === unstated) return parsed(value);
    for (const part of plainSymbols(text).split(separator)) {
      const [, written = '', volume] = amountAndUnit.exec(part) ?? [];
      const amount = readNumber(written);
      if (amount === null || isNegative(amount)) return noCapacity(text);
      if (typeof amount === 'object') return askWhich(part, amount);
      const key = volume === undefined ? 'weightLb' : 'volumeCuFt';
      if (value[key] !== null) return noCapacity(text);
      value[key] = amount;
    }
    return parsed(value);
  },
};
