import { choiceCodec, choicesOf } from '../choice.ts';
import { type Codec, parsed, plainSymbols, refused } from '../codec.ts';
import { quote } from '../number.ts';

const words = [
  'instantaneous',
  'until-dispelled',
  'until-dispelled-or-triggered',
  'special',
] as const;
const units = ['round', 'minute', 'hour', 'day'] as const;

interface TimeValue {
  amount: number;
  unit: (typeof units)[number];
  upTo: boolean;
  concentration: boolean;
}

type DurationValue = (typeof words)[number] | TimeValue;

const word = choiceCodec(choicesOf(words));

const pattern =
  /^(concentration[,:]? )?(up to )?(\d+) ?(r(?:ou)?n?d|min(?:ute)?|h(?:ou)?r|d(?:ay)?)s?\.?$/i;

/** `Instantaneous`, `8 hours`, `Concentration, up to 1 minute`. */
export const durationCodec: Codec<DurationValue> = {
  format: (duration) => {
    if (typeof duration === 'string') return word.format(duration);
    const { amount, unit, upTo, concentration } = duration;
    const time = `${upTo ? 'up to ' : ''}${amount} ${unit}${amount === 1 ? '' : 's'}`;
    if (concentration) return `Concentration, ${time}`;
    return time.charAt(0).toUpperCase() + time.slice(1);
  },
  parse: (text) => {
    const written = plainSymbols(text).replaceAll(/(?<=\d),(?=\d)/g, '');
    const [, concentration, upTo, amount, time = ''] = pattern.exec(written) ?? [];
    const unit = units.find((each) => each.startsWith(time.charAt(0).toLowerCase()));
    if (amount !== undefined && unit !== undefined) {
      return parsed({
        amount: Number(amount),
        unit,
        upTo: upTo !== undefined,
        concentration: concentration !== undefined,
      });
    }
    const read = word.parse(text);
    return read.ok
      ? read
      : refused(
          `${quote(text)} is not a duration. Write one such as Instantaneous, 8 hours, or Concentration, up to 1 minute.`,
          read.suggestion,
        );
  },
};
