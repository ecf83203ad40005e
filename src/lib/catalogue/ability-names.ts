import { type Choice, choiceCodec } from './choice.ts';
import { type Parsed, parsed } from './codec.ts';

/** Reads and writes abilities: `Strength or Dexterity`, or `any ability` for the whole list. */
export function abilityNamesCodec<Ability extends string>(abilities: readonly Choice<Ability>[]) {
  const one = choiceCodec(abilities);
  const all = abilities.map(({ value }) => value);
  const any = 'any ability';
  return {
    format: (names: readonly Ability[]): string =>
      names.length === all.length && names.every((name, index) => name === all[index])
        ? any
        : names.map(one.format).join(' or '),
    parse: (text: string): Parsed<Ability[]> => {
      const plain = text.trim().toLowerCase();
      if (plain === any || plain === 'any') return parsed([...all]);
      const names: Ability[] = [];
      for (const part of text.split(/\s*(?:,|\/|\bor\b|\band\b)\s*/i)) {
        if (part.trim() === '') continue;
        const name = one.parse(part);
        if (!name.ok) return name;
        names.push(name.value);
      }
      return parsed(names);
    },
  };
}
