import { abilityNamesCodec } from './ability-names.ts';
import type { Choice } from './choice.ts';
import { type Codec, isBlank, parsed, plainSymbols, refused } from './codec.ts';
import { joinList, splitList } from './list-text.ts';
import { quote } from './number.ts';

interface PrerequisitesValue<Ability extends string> {
  minLevel: number | null;
  abilities: { anyOf: Ability[]; min: number }[];
  feature: string | null;
  /** The text as printed in the book. */
  text: string;
}

const level = /^(?:level (\d+)|(\d+)(?:st|nd|rd|th)[ -]level)(?:\+| or (?:higher|more))?$/i;
const score = /^(.+?) (?:of )?(\d+)(\+| or (?:higher|more))?$/i;
const feature = /^feature: ?([^]*)$/i;
const words = /^in words: ?([^]*)$/i;

const needsNoPrefix = (text: string): boolean =>
  text !== '' &&
  text === text.trim() &&
  ![level, score].some((pattern) => pattern.test(plainSymbols(text))) &&
  ![feature, words].some((pattern) => pattern.test(text)) &&
  !isBlank(text);

/**
 * Reads and writes prerequisites: `Level 4+; Strength or Dexterity 13+; Spellcasting`. A sentence
 * as printed in the book follows `In words:`.
 */
export function prerequisitesCodec<Ability extends string>(
  abilities: readonly Choice<Ability>[],
): Codec<PrerequisitesValue<Ability>> {
  const names = abilityNamesCodec(abilities);

  return {
    format: (value) =>
      joinList(
        [
          ...(value.minLevel === null ? [] : [`Level ${value.minLevel}+`]),
          ...value.abilities.map(({ anyOf, min }) => `${names.format(anyOf)} ${min}+`),
          ...(value.feature === null
            ? []
            : [needsNoPrefix(value.feature) ? value.feature : `Feature: ${value.feature}`]),
          ...(value.text === '' ? [] : [`In words: ${value.text}`]),
        ],
        ';',
      ),
    parse: (text) => {
      const value: PrerequisitesValue<Ability> = {
        minLevel: null,
        abilities: [],
        feature: null,
        text: '',
      };
      if (isBlank(text)) return parsed(value);
      const parts = splitList(text, /[;\n]/);
      for (const part of parts) {
        const [, levelNumber, ordinal] = level.exec(plainSymbols(part)) ?? [];
        const minLevel = levelNumber ?? ordinal;
        const [, featureName] = feature.exec(part) ?? [];
        const [, bookText] = words.exec(part) ?? [];
        const [, list, min, orHigher] = score.exec(plainSymbols(part)) ?? [];
        const anyOf = list === undefined ? null : names.parse(list);
        if (minLevel !== undefined) value.minLevel = Number(minLevel);
        else if (featureName !== undefined) value.feature = featureName;
        else if (bookText !== undefined) value.text = bookText;
        else if (anyOf !== null && (anyOf.ok || orHigher !== undefined)) {
          if (!anyOf.ok) return anyOf;
          value.abilities.push({ anyOf: anyOf.value, min: Number(min) });
        } else if (value.feature === null) value.feature = part;
        else {
          return refused(
            `There is room for one feature, and ${quote(part)} is a second. Write Level 4+; Strength 13+; a feature; In words: the rest.`,
          );
        }
      }
      return parsed(value);
    },
  };
}
