import { type Codec, parsed, plainSymbols, refused } from './codec.ts';
import { isNegative, quote, readNumber, askWhich, writeNumber } from './number.ts';

const quarters: Readonly<Record<string, string>> = { '0.25': '1/4', '0.5': '1/2', '0.75': '3/4' };

/** Pounds as rulebooks print them: `3 lb.`, `1/4 lb.`, `1 1/2 lb.`. */
export const weightCodec: Codec<number> = {
  format: (pounds) => {
    const whole = Math.trunc(pounds);
    const fraction = quarters[String(pounds - whole)];
    if (fraction === undefined) return `${writeNumber(pounds)} lb.`;
    return whole === 0 ? `${fraction} lb.` : `${whole} ${fraction} lb.`;
  },
  parse: (text) => {
    const value = readNumber(plainSymbols(text).replace(/\s*(lbs?|pounds?)\.?$/i, ''));
    if (value === null || isNegative(value)) {
      return refused(`${quote(text)} is not a weight. Write pounds, such as 3 lb. or 1/4 lb.`);
    }
    return typeof value === 'object' ? askWhich(text, value) : parsed(value);
  },
};
