import { abilityNamesCodec } from './ability-names.ts';
import type { Choice } from './choice.ts';
import { type Codec, parsed, plainSymbols, refused } from './codec.ts';
import { quote } from './number.ts';

interface ModeValue {
  choose: number;
  amount: number;
}

interface IncreaseValue<Ability extends string> {
  modes: ModeValue[];
  from: Ability[];
  max: number;
}

const wrong = (text: string) =>
  refused(
    `${quote(text)} is not an ability increase. Write one such as +1 to Strength or Dexterity, up to 20.`,
  );

const whole =
  /^(.+?) (?:to|in) (.+?)[,;]?(?: \(?(?:up to|to a maximum of|max(?:imum)?\.?) (\d+)\)?)?$/i;
const mode = /^(?:(\d+) ?[x×*] ?)?\+(\d+)$/i;

/** The highest possible score if the text does not say it. */
const defaultMax = 20;

const longestIncrease = 400;

function readModes(text: string): ModeValue[] | null {
  const modes = text.split(/ or |, /i).map((part) => {
    const [, choose = '1', amount] = mode.exec(part.trim()) ?? [];
    return amount === undefined ? null : { choose: Number(choose), amount: Number(amount) };
  });
  return modes.every((each) => each !== null) ? modes : null;
}

/** Reads and writes ability increases: `+2 or 2 × +1 to any ability, up to 20`. */
export function abilityIncreaseCodec<Ability extends string>(
  abilities: readonly Choice<Ability>[],
): Codec<IncreaseValue<Ability>> {
  const names = abilityNamesCodec(abilities);
  return {
    format: ({ modes, from, max }) => {
      const ways = modes.map(({ choose, amount }) =>
        choose === 1 ? `+${amount}` : `${choose} × +${amount}`,
      );
      return `${ways.join(' or ')} to ${names.format(from)}, up to ${max}`;
    },
    parse: (text) => {
      const written = plainSymbols(text);
      const [, ways, list, limit] =
        written.length > longestIncrease ? [] : (whole.exec(written) ?? []);
      const modes = ways === undefined ? null : readModes(ways);
      if (modes === null || list === undefined) return wrong(text);
      const from = names.parse(list);
      if (!from.ok) return from;
      return parsed({
        modes,
        from: from.value,
        max: limit === undefined ? defaultMax : Number(limit),
      });
    },
  };
}
