import type {
  AbilityIncrease,
  FeatBenefit,
  FeatEffect,
  FeatPrerequisites,
} from '#src/generated/model/index.ts';
import { abilityIncreaseCodec } from '#src/lib/catalogue/ability-increase.ts';
import { benefitsCodec } from '#src/lib/catalogue/benefits.ts';
import { optional } from '#src/lib/catalogue/codec.ts';
import { effectsCodec } from '#src/lib/catalogue/effects.ts';
import { prerequisitesCodec } from '#src/lib/catalogue/prerequisites.ts';
import type { FieldType } from './field.ts';
import { abilities, effectTargets } from './kinds/shared.ts';

const line = { editor: { type: 'line' }, width: 230, wide: true } as const;

export const prerequisitesType: FieldType<FeatPrerequisites> = {
  ...line,
  codec: prerequisitesCodec(abilities),
  control: { type: 'prerequisites' },
};

export const abilityIncreaseType: FieldType<AbilityIncrease | null> = {
  ...line,
  codec: optional(abilityIncreaseCodec(abilities)),
  control: { type: 'ability-increase' },
};

export const benefitsType: FieldType<FeatBenefit[]> = {
  ...line,
  editor: { type: 'prose' },
  codec: benefitsCodec,
  control: { type: 'benefits' },
  summary: (benefits) => benefits.map(({ name }) => name).join('; '),
};

export const effectsType: FieldType<FeatEffect[]> = {
  ...line,
  codec: effectsCodec(effectTargets, { value: 'armored', words: 'in armor' }),
  control: { type: 'effects' },
};
