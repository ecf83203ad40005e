import { type Choice, choiceCodec } from '../choice.ts';
import { type Codec, isBlank, meansNone, parsed, refused } from '../codec.ts';
import { quote } from '../number.ts';
import { plainAmounts, readAmount, withAmount, writeAmount, writeTimes } from './amount.ts';

interface DamageValue<Type extends string> {
  amount: string;
  types: Type[];
  times: number;
  later: boolean;
  toCaster: boolean;
}

const pattern = withAmount(
  ' ?(?<types>[a-z].*?)(?: damage)?(?<later> later)?(?<toCaster> to (?:the )?(?:caster|self))?',
);

/** Commas also stand between types, so they separate only before a number. */
const separator = /[;\n]|, ?(?=\d)|(?<=[a-z]) (?:and|plus|\+) (?=\d)/i;

const listed = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part !== '').join(' or ');

/** `4d4 acid; 2d4 acid later`, `3 × 2d6 fire`, `1d8 + mod fire or cold`, `4d6 force to the caster`. */
export function spellDamageCodec<Type extends string>(
  types: readonly Choice<Type>[],
): Codec<DamageValue<Type>[]> {
  const typeCodec = choiceCodec(types);
  return {
    format: (damage) =>
      damage
        .map((part) => {
          const words = `${writeTimes(part.times)}${writeAmount(part.amount)} ${listed(part.types)}`;
          return `${words}${part.later ? ' later' : ''}${part.toCaster ? ' to the caster' : ''}`;
        })
        .join('; '),
    parse: (text) => {
      if (isBlank(text) || meansNone(text)) return parsed([]);
      const damage: DamageValue<Type>[] = [];
      for (const part of plainAmounts(text).split(separator)) {
        const found = pattern.exec(part.trim())?.groups;
        const amount = readAmount(found?.['amount'] ?? '');
        if (found === undefined || amount === null) {
          return refused(
            `${quote(part)} is not damage. Write dice and type, such as 8d6 fire; 2d4 acid later; or 1d8 + mod force.`,
          );
        }
        const read: Type[] = [];
        for (const word of (found['types'] ?? '').split(/ ?, ?(?:or )?| or | ?\/ ?/)) {
          const type = typeCodec.parse(word);
          if (!type.ok) return type;
          if (!read.includes(type.value)) read.push(type.value);
        }
        damage.push({
          amount,
          types: read,
          times: Number(found['times'] ?? 1),
          later: found['later'] !== undefined,
          toCaster: found['toCaster'] !== undefined,
        });
      }
      return parsed(damage);
    },
  };
}
