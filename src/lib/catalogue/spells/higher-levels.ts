import { type Choice, choiceCodec, choicesOf } from '../choice.ts';
import { type Codec, isBlank, meansNone, parsed, refused } from '../codec.ts';
import { quote } from '../number.ts';
import { amountPattern, plainAmounts, readAmount, writeAmount } from './amount.ts';

interface UnitWords {
  readonly one: string;
  readonly many: string;
  /** Other words that are read as this unit. */
  readonly others?: readonly string[];
}

const units = {
  points: { one: '', many: '', others: ['points', 'damage', 'hp'] },
  targets: { one: 'target', many: 'targets', others: ['creature', 'creatures'] },
  bolts: {
    one: 'bolt',
    many: 'bolts',
    others: ['ray', 'rays', 'dart', 'darts', 'beam', 'beams'],
  },
  feet: { one: 'ft.', many: 'ft.', others: ['ft', 'foot', 'feet'] },
  rounds: { one: 'round', many: 'rounds' },
  minutes: { one: 'minute', many: 'minutes' },
  hours: { one: 'hour', many: 'hours' },
  days: { one: 'day', many: 'days' },
  bonus: { one: 'bonus', many: 'bonus' },
} satisfies Record<string, UnitWords>;

type Unit = keyof typeof units;

// `units` has exactly the keys that its type has.
const wordsOfUnits = Object.entries(units) as [Unit, UnitWords][];

interface QuantityValue {
  amount: string;
  unit: Unit;
}

interface IncreaseValue<Part extends string> extends QuantityValue {
  appliesTo: Part | null;
}

interface StepValue {
  level: number;
  value: QuantityValue | 'until-dispelled';
}

interface HigherLevelsValue<Part extends string> {
  perSlot: IncreaseValue<Part>[];
  steps: StepValue[];
  usesSlotLevel: boolean;
}

function quantityText({ amount, unit }: QuantityValue): string {
  const { one, many } = units[unit];
  return `${writeAmount(amount)} ${amount === '1' ? one : many}`.trim();
}

const quantity = new RegExp(`^\\+? ?(${amountPattern})(?: ([a-z]+\\.?))?$`, 'u');

function readQuantity(text: string): QuantityValue | null {
  const [, written = '', word = ''] = quantity.exec(text) ?? [];
  const amount = readAmount(written);
  const unit = wordsOfUnits.find(([, { one, many, others = [] }]) =>
    [one, many, ...others].includes(word),
  )?.[0];
  return amount === null || unit === undefined ? null : { amount, unit };
}

const perSlotPattern =
  /^(\+.*) (?:per|for each|each) (?:higher )?(?:spell )?(?:slot )?(?:level|slot)(?: \((.*)\))?$/;
const stepPattern = /^(?:level|slot|lvl\.?) ?(\d{1,3})\+?: ?(.*)$/;
const slotLevelPattern = /^(?:by |uses )?(?:the )?(?:slot(?:['’]s)? level|level of the slot)$/;
const slotLevelText = 'By the level of the slot';

const stepText = ({ level, value }: StepValue): string => {
  if (value === 'until-dispelled') return `Level ${level}: until dispelled`;
  return `Level ${level}: ${value.unit === 'bonus' ? '+' : ''}${quantityText(value)}`;
};

function readStep(level: string, text: string): StepValue | null {
  const value = text === 'until dispelled' ? 'until-dispelled' : readQuantity(text);
  return value === null ? null : { level: Number(level), value };
}

/**
 * What higher levels change: `+1d6 per slot`, `+1d6 per slot (cold)`, `+1 target per slot`, or for a
 * cantrip `Level 5: 2d10; Level 11: 3d10`.
 * @param parts the parts of an effect that only some increases apply to
 */
export function higherLevelsCodec<Part extends string>(
  parts: readonly Part[],
): Codec<HigherLevelsValue<Part>> {
  const partChoices: readonly Choice<Part>[] = choicesOf(parts);
  const partCodec = choiceCodec(partChoices);
  const increaseText = ({ appliesTo, ...each }: IncreaseValue<Part>): string =>
    `+${quantityText(each)} per slot${appliesTo === null ? '' : ` (${appliesTo})`}`;
  return {
    format: ({ perSlot, steps, usesSlotLevel }) =>
      [
        ...perSlot.map(increaseText),
        ...steps.map(stepText),
        ...(usesSlotLevel ? [slotLevelText] : []),
      ].join('; '),
    parse: (text) => {
      const value: HigherLevelsValue<Part> = { perSlot: [], steps: [], usesSlotLevel: false };
      if (isBlank(text) || meansNone(text)) return parsed(value);
      const wrong = (part: string) =>
        refused(
          `${quote(part)} is not read as a change at higher levels. Write +1d6 per slot, +1 target per slot, or Level 5: 2d10; put other words into the description.`,
        );
      for (const part of text.split(/[;\n]/)) {
        const plain = plainAmounts(part);
        const [, increase, of] = perSlotPattern.exec(plain) ?? [];
        const [, level, at = ''] = stepPattern.exec(plain) ?? [];
        if (increase !== undefined) {
          const read = readQuantity(increase);
          if (read === null) return wrong(part);
          const appliesTo = of === undefined ? null : partCodec.parse(of);
          if (appliesTo !== null && !appliesTo.ok) return appliesTo;
          value.perSlot.push({ ...read, appliesTo: appliesTo === null ? null : appliesTo.value });
        } else if (level !== undefined) {
          const step = readStep(level, at);
          if (step === null) return wrong(part);
          value.steps.push(step);
        } else if (slotLevelPattern.test(plain)) value.usesSlotLevel = true;
        else return wrong(part);
      }
      return parsed(value);
    },
  };
}
