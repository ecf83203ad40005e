import { type Codec, parsed, plainSymbols, refused } from './codec.ts';
import { isNegative, quote, readNumber, askWhich, writeNumber } from './number.ts';

const quarters: Readonly<Record<string, string>> = { '0.25': '1/4', '0.5': '1/2', '0.75': '3/4' };

/** Pounds as rulebooks print them: `3 lb.`, `1/4 lb.`, `1 1/2 lb.`, `1.234 lb.`. */
export const printedWeight = (pounds: number): string => textWith(pounds, String);

function textWith(pounds: number, decimal: (value: number) => string): string {
  const whole = Math.trunc(pounds);
  const fraction = quarters[String(pounds - whole)];
  if (fraction === undefined) return `${decimal(pounds)} lb.`;
  return whole === 0 ? `${fraction} lb.` : `${whole} ${fraction} lb.`;
}

/** For files, inputs and the clipboard, where three decimals could be read as thousands: `1.2340 lb.`. */
export const weightCodec: Codec<number> = {
  format: (pounds) => textWith(pounds, writeNumber),
  parse: (text) => {
    const value = readNumber(plainSymbols(text).replace(/\s*(lbs?|pounds?)\.?$/i, ''));
    if (value === null || isNegative(value)) {
      return refused(`${quote(text)} is not a weight. Write pounds, such as 3 lb. or 1/4 lb.`);
    }
    return typeof value === 'object' ? askWhich(text, value) : parsed(value);
  },
};
