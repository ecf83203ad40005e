import { priceArithmetic, numberArithmetic } from '#src/lib/catalogue/arithmetic.ts';
import { armorClassCodec, strengthCodec } from '#src/lib/catalogue/armor-class.ts';
import { capacityCodec } from '#src/lib/catalogue/capacity.ts';
import { type Choice, choiceCodec, choiceListCodec, inOrder } from '#src/lib/catalogue/choice.ts';
import { type Codec, type Lookup, optional } from '#src/lib/catalogue/codec.ts';
import { contentsCodec, contentsNames } from '#src/lib/catalogue/contents.ts';
import { costCodec, printedPrice } from '#src/lib/catalogue/cost.ts';
import type { Price } from '#src/lib/coins.ts';
import { damageCodec } from '#src/lib/catalogue/damage.ts';
import { diceCodec } from '#src/lib/catalogue/dice.ts';
import { flagCodec, flagCodecWith } from '#src/lib/catalogue/flag.ts';
import { namesCodec, tasksCodec } from '#src/lib/catalogue/lists.ts';
import { numberCodec, wholeNumberCodec } from '#src/lib/catalogue/number.ts';
import { propertiesCodec } from '#src/lib/catalogue/properties.ts';
import { rangeCodec } from '#src/lib/catalogue/range.ts';
import { referenceCodec, referenceName } from '#src/lib/catalogue/reference.ts';
import { lineCodec, proseCodec } from '#src/lib/catalogue/text.ts';
import { printedWeight, weightCodec } from '#src/lib/catalogue/weight.ts';
import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { GridEditor } from '#src/components/grid/grid-types.ts';

/** The form control for a value. It is data, because workers load the kinds without React. */
export type ControlSpec =
  | { type: 'text'; placeholder?: string; inputMode?: 'decimal' | 'numeric' }
  | { type: 'choice' | 'choices'; choices: readonly Choice[] }
  | {
      type:
        | 'prose'
        | 'flag'
        | 'cost'
        | 'reference'
        | 'contents'
        | 'names'
        | 'tasks'
        | 'prerequisites'
        | 'ability-increase'
        | 'benefits'
        | 'effects';
    };

/** The items that a field can refer to; all categories if `category` is null. */
export interface ReferenceSpec {
  kind: CatalogueKind;
  category: string | null;
}

/** How a bulk change calculates with a value. */
interface Arithmetic<Value> {
  /** The unit of the number that is added: `gp`, `lb.`, or an empty text. */
  unit: string;
  add: (value: Value, by: number) => Value;
  multiply: (value: Value, by: number) => Value;
}

/** How values of one type are read and written as text, edited in a form and shown in a grid. */
export interface FieldType<Value> {
  codec: Codec<Value>;
  control: ControlSpec;
  /** Null for values that only the form can edit. */
  editor: GridEditor | null;
  width: number;
  numeric?: boolean;
  /** Writes the text that is only shown. Without it, the text of `codec.format` is shown. */
  summary?: (value: Value, lookup?: Lookup) => string;
  /** The field takes the whole width of the form. */
  wide?: boolean;
  /** The codec reads every text. */
  acceptsAnyText?: boolean;
  arithmetic?: Arithmetic<Value>;
  /** Returns the normal form of a value, such as a list that is sorted in the order of the choices. */
  normalize?: (value: Value) => Value;
  reference?: ReferenceSpec;
}

const line = { type: 'line' } as const;

/** Values that are edited as one line of text, which `codec` reads and writes. */
export function textual<Value>(
  codec: Codec<Value>,
  width: number,
  placeholder?: string,
): FieldType<Value> {
  return {
    codec,
    control: { type: 'text', ...(placeholder !== undefined && { placeholder }) },
    editor: line,
    width,
  };
}

function numeric<Value>(
  codec: Codec<Value>,
  width: number,
  arithmetic: Arithmetic<Value>,
): FieldType<Value> {
  return {
    codec,
    control: { type: 'text', inputMode: 'decimal' },
    editor: line,
    width,
    numeric: true,
    arithmetic,
  };
}

const optionsWithEmpty = (choices: readonly Choice[]) => ['', ...choices.map(({ label }) => label)];

export const lineType: FieldType<string> = { ...textual(lineCodec, 200), acceptsAnyText: true };

export const proseType: FieldType<string> = {
  codec: proseCodec,
  control: { type: 'prose' },
  editor: { type: 'prose' },
  width: 260,
  wide: true,
  acceptsAnyText: true,
};

const whole = numberArithmetic('', 0);

export const wholeType = numeric<number>(wholeNumberCodec, 90, whole);
/** A whole number. It also reads the sums in armor tables, such as `11 + Dex modifier`. */
export const armorClassType: FieldType<number> = {
  ...wholeType,
  codec: armorClassCodec({ dex: 'acAddDex', mostDex: 'acMaxDex' }),
};
export const optionalWholeType = numeric<number | null>(optional(wholeNumberCodec), 100, whole);
export const strengthType = numeric<number | null>(strengthCodec, 100, whole);
export const optionalNumberType = numeric<number | null>(
  optional(numberCodec),
  100,
  numberArithmetic('', 2),
);
export const weightType: FieldType<number | null> = {
  ...numeric<number | null>(optional(weightCodec), 100, numberArithmetic('lb.', 2)),
  summary: (pounds) => (pounds === null ? '' : printedWeight(pounds)),
};
export const diceType = textual(optional(diceCodec), 100, '1d10');
export const rangeType = textual(optional(rangeCodec), 110, '20/60 ft.');
export const capacityType = textual(optional(capacityCodec), 150, '60 lb.; 5 cu. ft.');

export const costType: FieldType<Price | null> = {
  codec: optional(costCodec),
  control: { type: 'cost' },
  editor: line,
  width: 100,
  numeric: true,
  summary: (price) => (price === null ? '' : printedPrice(price)),
  arithmetic: priceArithmetic,
};

export const flagType: FieldType<boolean> = {
  codec: flagCodec,
  control: { type: 'flag' },
  editor: { type: 'choice', options: ['yes', 'no'] },
  width: 110,
};

/** Armor tables write `Disadvantage` or nothing, so the word is read as yes. */
export const disadvantageType: FieldType<boolean> = {
  ...flagType,
  codec: flagCodecWith('disadvantage'),
};

export function choiceType<Value extends string>(
  choices: readonly Choice<Value>[],
): FieldType<Value> {
  return {
    codec: choiceCodec(choices),
    control: { type: 'choice', choices },
    editor: { type: 'choice', options: choices.map(({ label }) => label) },
    width: 150,
  };
}

export function optionalChoiceType<Value extends string>(
  choices: readonly Choice<Value>[],
): FieldType<Value | null> {
  return {
    codec: optional(choiceCodec(choices)),
    control: { type: 'choice', choices },
    editor: { type: 'choice', options: optionsWithEmpty(choices) },
    width: 120,
  };
}

/** Several choices, each at most once. */
export function choiceListType<Value extends string>(
  choices: readonly Choice<Value>[],
): FieldType<Value[]> {
  return {
    codec: choiceListCodec(choices),
    control: { type: 'choices', choices },
    editor: { type: 'combobox', options: choices.map(({ label }) => label), separator: ', ' },
    width: 200,
    wide: true,
    normalize: inOrder(choices),
  };
}

export function damageType<Type extends string>(types: readonly Choice<Type>[]) {
  return textual(optional(damageCodec(types)), 150, '1d8 slashing');
}

/**
 * Properties as rulebooks print them. Their brackets can contain values of other fields:
 * `Thrown (range 20/60)`.
 */
export function propertiesType<Value extends string>(
  choices: readonly Choice<Value>[],
  ammunition: ReferenceSpec,
): FieldType<Value[]> {
  return {
    codec: propertiesCodec(choices, {
      range: 'range',
      dice: 'versatileDamage',
      name: { key: 'ammunitionSk', of: 'ammunition' },
      remarks: 'notes',
    }),
    control: { type: 'choices', choices },
    editor: {
      type: 'combobox',
      options: choices.map(({ label }) => label),
      separator: ', ',
    },
    width: 200,
    wide: true,
    normalize: inOrder(choices),
    reference: ammunition,
  };
}

/** The key of another item. Grid cells show the name of that item. */
export function referenceType(reference: ReferenceSpec): FieldType<string | null> {
  return {
    codec: referenceCodec,
    control: { type: 'reference' },
    editor: line,
    width: 180,
    summary: referenceName,
    reference,
  };
}

export const namesType: FieldType<string[]> = {
  codec: namesCodec,
  control: { type: 'names' },
  editor: line,
  width: 220,
  wide: true,
};

export const tasksType: FieldType<{ task: string; dc: number }[]> = {
  codec: tasksCodec,
  control: { type: 'tasks' },
  editor: line,
  width: 240,
  wide: true,
};

export function contentsType(
  reference: ReferenceSpec,
): FieldType<{ gearSk: string; quantity: number }[]> {
  return {
    codec: contentsCodec,
    control: { type: 'contents' },
    editor: line,
    width: 220,
    wide: true,
    summary: contentsNames,
    reference,
  };
}
