import { type Codec, parsed, refused } from '../codec.ts';
import { quote } from '../number.ts';
import {
  amountPattern,
  plainAmounts,
  readAmount,
  timesPattern,
  writeAmount,
  writeTimes,
} from './amount.ts';

interface HealingValue {
  amount: string;
  times: number;
  temporary: boolean;
}

const pattern = new RegExp(
  `^${timesPattern}(?<amount>all|${amountPattern})(?<temporary> temp(?:orary)?)?(?: (?:hp|hit points))?$`,
  'u',
);

/** Hit points: `2d8 + mod`, `10 × 1`, `2d4 + 4 temporary`, or `all`. */
export const healingCodec: Codec<HealingValue> = {
  format: ({ amount, times, temporary }) =>
    `${writeTimes(times)}${writeAmount(amount)}${temporary ? ' temporary' : ''}`,
  parse: (text) => {
    const found = pattern.exec(plainAmounts(text))?.groups;
    const written = found?.['amount'] ?? '';
    const amount = written === 'all' ? written : readAmount(written);
    return found === undefined || amount === null
      ? refused(
          `${quote(text)} is not a number of hit points. Write 70, 2d8 + mod, or 2d4 + 4 temporary.`,
        )
      : parsed({
          amount,
          times: Number(found['times'] ?? 1),
          temporary: found['temporary'] !== undefined,
        });
  },
};
