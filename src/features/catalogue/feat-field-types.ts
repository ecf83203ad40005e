import type {
  AbilityIncrease,
  FeatBenefit,
  FeatEffect,
  FeatPrerequisites,
} from '../../generated/model/index.ts';
import {
  AbilityIncrease as AbilityIncreaseSchema,
  FeatBenefits as BenefitsSchema,
  FeatEffects as EffectsSchema,
  FeatPrerequisites as PrerequisitesSchema,
} from '../../generated/zod/questwrightAPI.schemas.zod.ts';
import { type Codec, optional, refused } from '../../lib/catalogue/codec.ts';
import { jsonCodec } from '../../lib/catalogue/json-text.ts';
import {
  abilities,
  AbilityIncreaseControl,
  EffectsControl,
  PrerequisitesControl,
} from './controls/feat-controls.tsx';
import { BenefitsControl } from './controls/list-controls.tsx';
import type { FieldType } from './field.ts';

interface Schema<Value> {
  safeParse: (value: unknown) => { success: true; data: Value } | { success: false };
}

/** JSON in files, and only such that the contract knows. */
function deepCodec<Value>(schema: Schema<Value>, empty: unknown): Codec<Value> {
  const json = jsonCodec(empty);
  return {
    format: json.format,
    parse: (text) => {
      const read = json.parse(text);
      if (!read.ok) return read;
      const checked = schema.safeParse(read.value);
      return checked.success
        ? { ok: true, value: checked.data }
        : refused('This JSON has not the parts it needs. Copy the form of an exported row.');
    },
  };
}

const short = (name: string): string =>
  abilities.find((ability) => ability.value === name)?.label ?? name;

const either = (names: readonly string[]): string =>
  names.length === abilities.length ? 'any ability' : names.map(short).join(' or ');

function prerequisitesInWords({ minLevel, feature, text, ...rest }: FeatPrerequisites): string {
  const parts = [
    ...(minLevel === null ? [] : [`Level ${minLevel}+`]),
    ...rest.abilities.map(({ anyOf, min }) => `${either(anyOf)} ${min}+`),
    ...(feature === null ? [] : [feature]),
  ];
  return parts.length === 0 ? text : parts.join('; ');
}

const increaseInWords = ({ modes, from, max }: AbilityIncrease): string =>
  `${modes.map(({ choose, amount }) => (choose === 1 ? `+${amount}` : `${choose} × +${amount}`)).join(' or ')} to ${either(from)}, up to ${max}`;

const shown = { editor: null, width: 230, wide: true } as const;

export const prerequisitesType: FieldType<FeatPrerequisites> = {
  ...shown,
  codec: deepCodec(PrerequisitesSchema, undefined),
  Control: PrerequisitesControl,
  summary: prerequisitesInWords,
};

export const abilityIncreaseType: FieldType<AbilityIncrease | null> = {
  ...shown,
  codec: optional(deepCodec(AbilityIncreaseSchema, undefined)),
  Control: AbilityIncreaseControl,
  summary: (value) => (value === null ? '' : increaseInWords(value)),
};

export const benefitsType: FieldType<FeatBenefit[]> = {
  ...shown,
  codec: deepCodec(BenefitsSchema, []),
  Control: BenefitsControl,
  summary: (benefits) => benefits.map(({ name }) => name).join('; '),
};

export const effectsType: FieldType<FeatEffect[]> = {
  ...shown,
  codec: deepCodec(EffectsSchema, []),
  Control: EffectsControl,
  summary: (effects) => effects.map(({ target, bonus }) => `${target} ${bonus}`).join('; '),
};
