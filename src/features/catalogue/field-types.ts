import { capacityCodec } from '../../lib/catalogue/capacity.ts';
import { type Choice, choiceCodec, choiceSetCodec } from '../../lib/catalogue/choice.ts';
import { type Codec, optional } from '../../lib/catalogue/codec.ts';
import { costCodec, type CostValue } from '../../lib/catalogue/cost.ts';
import { damageCodec } from '../../lib/catalogue/damage.ts';
import { diceCodec } from '../../lib/catalogue/dice.ts';
import { flagCodec } from '../../lib/catalogue/flag.ts';
import { contentsCodec, namesCodec, tasksCodec } from '../../lib/catalogue/lists.ts';
import { numberCodec, wholeNumberCodec } from '../../lib/catalogue/number.ts';
import { rangeCodec } from '../../lib/catalogue/range.ts';
import { lineCodec, proseCodec } from '../../lib/catalogue/text.ts';
import { weightCodec } from '../../lib/catalogue/weight.ts';
import { choiceControl, choiceSetControl, FlagControl } from './controls/choice-controls.tsx';
import { CostControl } from './controls/cost-control.tsx';
import { contentsControl, NamesControl, TasksControl } from './controls/list-controls.tsx';
import { type ChoicesQuery, referenceControl } from './controls/reference-control.tsx';
import { codecControl, ProseControl } from './controls/text-control.tsx';
import type { FieldType } from './field.ts';

const line = { type: 'line' } as const;

function textual<Value>(
  codec: Codec<Value>,
  width: number,
  placeholder?: string,
): FieldType<Value> {
  return {
    codec,
    Control: codecControl(codec, placeholder === undefined ? {} : { placeholder }),
    editor: line,
    width,
  };
}

function numeric<Value>(codec: Codec<Value>, width: number): FieldType<Value> {
  return {
    codec,
    Control: codecControl(codec, { inputMode: 'decimal' }),
    editor: line,
    width,
    numeric: true,
  };
}

const orNothing = <Value extends string>(choices: readonly Choice<Value>[]) => [
  '',
  ...choices.map(({ label }) => label),
];

export const lineType = textual(lineCodec, 200);

export const proseType: FieldType<string> = {
  codec: proseCodec,
  Control: ProseControl,
  editor: { type: 'prose' },
  width: 260,
  wide: true,
};

export const wholeType = numeric(wholeNumberCodec, 90);
export const optionalWholeType = numeric(optional(wholeNumberCodec), 100);
export const optionalNumberType = numeric(optional(numberCodec), 100);
export const weightType = numeric(optional(weightCodec), 100);
export const diceType = textual(optional(diceCodec), 100, '1d10');
export const rangeType = textual(optional(rangeCodec), 110, '20/60 ft.');
export const capacityType = textual(optional(capacityCodec), 150, '60 lb.; 5 cu. ft.');

export const costType: FieldType<CostValue | null> = {
  codec: optional(costCodec),
  Control: CostControl,
  editor: line,
  width: 100,
  numeric: true,
};

export const flagType: FieldType<boolean> = {
  codec: flagCodec,
  Control: FlagControl,
  editor: { type: 'choice', options: ['yes', 'no'] },
  width: 110,
};

export function choiceType<Value extends string>(
  choices: readonly Choice<Value>[],
): FieldType<Value> {
  return {
    codec: choiceCodec(choices),
    Control: choiceControl(choices),
    editor: { type: 'choice', options: choices.map(({ label }) => label) },
    width: 150,
  };
}

export function optionalChoiceType<Value extends string>(
  choices: readonly Choice<Value>[],
): FieldType<Value | null> {
  return {
    codec: optional(choiceCodec(choices)),
    Control: choiceControl(choices),
    editor: { type: 'choice', options: orNothing(choices) },
    width: 120,
  };
}

export function choiceSetType<Value extends string>(
  choices: readonly Choice<Value>[],
): FieldType<Value[]> {
  return {
    codec: choiceSetCodec(choices),
    Control: choiceSetControl(choices),
    editor: line,
    width: 200,
    wide: true,
  };
}

export function damageType<Type extends string>(types: readonly Choice<Type>[]) {
  return textual(optional(damageCodec(types)), 150, '1d8 slashing');
}

/** The key of another item; the form offers the items by name. */
export function referenceType(query: () => ChoicesQuery): FieldType<string | null> {
  return {
    codec: optional(lineCodec),
    Control: referenceControl(query),
    editor: line,
    width: 180,
  };
}

export const namesType: FieldType<string[]> = {
  codec: namesCodec,
  Control: NamesControl,
  editor: line,
  width: 220,
  wide: true,
};

export const tasksType: FieldType<{ task: string; dc: number }[]> = {
  codec: tasksCodec,
  Control: TasksControl,
  editor: line,
  width: 240,
  wide: true,
};

export function contentsType(
  query: () => ChoicesQuery,
): FieldType<{ gearSk: string; quantity: number }[]> {
  return {
    codec: contentsCodec,
    Control: contentsControl(query),
    editor: line,
    width: 220,
    wide: true,
  };
}
