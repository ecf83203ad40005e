import { type Choice, choiceCodec, inOrder } from './choice.ts';
import { type Codec, isBlank, type Lookup, parsed, refused, tidy } from './codec.ts';
import { diceCodec } from './dice.ts';
import { joinList } from './list-text.ts';
import { quote } from './number.ts';
import { rangeCodec } from './range.ts';
import { Remark } from './remark.ts';
import { readReference } from './reference.ts';
import { sameValue } from './same-value.ts';

/** The keys of the fields whose values books print in brackets after a property. */
interface OtherFields {
  range: string;
  dice: string;
  /** The item that the property `of` uses; its name can follow only this property. */
  name: { key: string; of: string };
  /** Other words, such as `unless mounted`. */
  remarks: string;
}

/** The name of an item that was not found, as the value of a field in `otherFields`. */
export class UnknownName {
  readonly text: string;
  readonly message: string;

  constructor(text: string, message: string) {
    this.text = text;
    this.message = message;
  }
}

/** Splits at commas, semicolons and line ends outside of brackets. */
function splitOutside(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (at === text.length || (depth === 0 && /[,;\n]/.test(character))) {
      const part = tidy(text.slice(from, at));
      if (part !== '') parts.push(part);
      from = at + 1;
    }
  }
  return parts;
}

/**
 * Splits at semicolons. Without a semicolon, the first comma separates the numbers from a name that
 * may contain commas.
 */
function detailsIn(inside: string): string[] {
  const [, numbers, name] = /^([^,;]*\d[^,;]*),([^;]*)$/.exec(inside) ?? [];
  const details = numbers === undefined ? inside.split(';') : [numbers, name ?? ''];
  return details.map(tidy).filter((detail) => detail !== '');
}

const withoutBrackets = /^(\D+?) ?(\d.*)$/;

/** Divides `Thrown (range 20/60)` into the property and its details. */
function takeApart(part: string): { word: string; details: string[] } {
  const [, word, inside] = /^([^()]+?) ?\(([^()]*)\)$/.exec(part) ?? [];
  if (word !== undefined && inside !== undefined) {
    return { word, details: detailsIn(inside) };
  }
  const [, name, numbers] = withoutBrackets.exec(part) ?? [];
  if (name !== undefined && numbers !== undefined) {
    return { word: name.replace(/ range$/i, ''), details: [numbers] };
  }
  return { word: part, details: [] };
}

/**
 * Properties as a weapon table prints them: `Finesse, Light, Thrown (range 20/60)`, `Ammunition
 * (Range 80/320; Arrow)`, `Versatile (1d10)`. The brackets contain values of other fields.
 */
export function propertiesCodec<Value extends string>(
  choices: readonly Choice<Value>[],
  others: OtherFields,
): Codec<Value[]> {
  const one = choiceCodec(choices);

  function readDetail(
    text: string,
    property: Value,
    names: Lookup | undefined,
    edition: string | undefined,
  ): [string, unknown] | null {
    const range = rangeCodec.parse(text);
    if (range.ok) return [others.range, range.value];
    const dice = diceCodec.parse(text);
    if (dice.ok && /d/i.test(text)) return [others.dice, dice.value];
    if (/\d/.test(text) && !text.includes('#')) return null;
    if (property !== others.name.of) {
      return [others.remarks, new Remark(`${one.format(property).toLowerCase()} ${text}`)];
    }
    const name = readReference(text, names, edition);
    return [others.name.key, name.ok ? name.value : new UnknownName(text, name.message)];
  }

  return {
    format: (values) => joinList(values.map(one.format), ','),
    parse: (text, names, edition) => {
      if (isBlank(text)) return parsed([]);
      const values: Value[] = [];
      const otherFields: Record<string, unknown> = {};
      const parts = splitOutside(text);
      for (const [index, part] of parts.entries()) {
        const { word, details } = takeApart(part);
        const value = one.parse(word);
        if (!value.ok) {
          return value.suggestion === undefined
            ? value
            : refused(
                value.message,
                parts.with(index, part.replace(word, value.suggestion)).join(', '),
              );
        }
        if (!values.includes(value.value)) values.push(value.value);
        for (const each of details) {
          const found = readDetail(each, value.value, names, edition);
          if (found === null) {
            return refused(
              `${quote(each)} behind ${one.format(value.value)} is neither a range such as 20/60 nor dice such as 1d10.`,
            );
          }
          const [key, detailValue] = found;
          const before = otherFields[key];
          if (before instanceof Remark && detailValue instanceof Remark) {
            otherFields[key] = new Remark(detailValue.addTo(before.text));
            continue;
          }
          if (key in otherFields && !sameValue(otherFields[key], detailValue)) {
            return refused(
              `${quote(text)} says two things in brackets that only one can be true of. Leave out ${quote(each)} or the other.`,
            );
          }
          otherFields[key] = detailValue;
        }
      }
      return parsed(inOrder(choices)(values), {
        otherFields: Object.keys(otherFields).length > 0 ? otherFields : undefined,
      });
    },
  };
}
