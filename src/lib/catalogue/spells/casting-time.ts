import { type Codec, parsed, plainSymbols, refused, tidy } from '../codec.ts';
import { quote } from '../number.ts';

const units = ['action', 'bonus-action', 'reaction', 'minute', 'hour'] as const;

type Unit = (typeof units)[number];

interface TimeValue {
  amount: number;
  unit: Unit;
}

interface CastingTimeValue extends TimeValue {
  ritual: boolean;
  alternate: TimeValue | null;
  trigger: string;
}

const write = ({ amount, unit }: TimeValue): string =>
  `${amount} ${unit.replace('-', ' ')}${amount === 1 ? '' : 's'}`;

const pattern = /^(?:(\d+) ?)?(bonus[- ]action|action|reaction|min(?:ute)?|h(?:ou)?r)s?\.?$/i;

function read(text: string): TimeValue | null {
  const [, amount = '1', word] = pattern.exec(plainSymbols(text)) ?? [];
  const beginning = word?.toLowerCase().replace(' ', '-').replace('hr', 'hour');
  const unit = units.find((each) => beginning !== undefined && each.startsWith(beginning));
  return unit === undefined ? null : { amount: Number(amount), unit };
}

/** `1 minute or ritual`, `1 action or 8 hours`; what triggers it follows: `1 reaction, when you fall`. */
export const castingTimeCodec: Codec<CastingTimeValue> = {
  format: ({ ritual, alternate, trigger, ...time }) =>
    [write(time), ...(ritual ? ['ritual'] : []), ...(alternate ? [write(alternate)] : [])].join(
      ' or ',
    ) + (trigger === '' ? '' : `, ${trigger}`),
  parse: (text) => {
    const [, times = '', trigger = ''] = /^([^,]*)(?:,(.*))?$/s.exec(tidy(text)) ?? [];
    const [first = '', ...others] = times.replace(/\s?\(ritual\)$/i, ' or ritual').split(/ or /i);
    const isRitual = (part: string): boolean => /^ritual$/i.test(part.trim());
    const time = read(first);
    const alternates = others.filter((part) => !isRitual(part)).map(read);
    const [alternate = null] = alternates;
    return time === null || alternates.length > 1 || alternates.includes(null)
      ? refused(
          `${quote(text)} is not a casting time. Write one such as 1 action, 10 minutes or ritual, or 1 reaction, when you fall.`,
        )
      : parsed({ ...time, ritual: others.some(isRitual), alternate, trigger: trigger.trim() });
  },
};
