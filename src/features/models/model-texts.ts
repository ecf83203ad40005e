import type { ModelPart, ModelProvider } from '#src/generated/model/index.ts';

interface PartTexts {
  readonly title: string;
  /** What the part does. */
  readonly about: string;
  /** The built-in maker, as in “the storyteller writes”. */
  readonly builtIn: string;
  readonly does: string;
  /** How long the built-in maker works. */
  readonly takes: string;
  /** The beginning of the names of the variables that set this part. */
  readonly variable: string;
}

export const partTexts: Readonly<Record<ModelPart, PartTexts>> = {
  text: {
    title: 'Text',
    about: 'Settings, adventures, quests, people, places, recaps and characters.',
    builtIn: 'storyteller',
    does: 'writes',
    takes: 'answers at once',
    variable: 'TEXT_MODEL',
  },
  image: {
    title: 'Pictures',
    about: 'Covers of campaigns and portraits of characters.',
    builtIn: 'painter',
    does: 'paints',
    takes: 'needs a few seconds',
    variable: 'IMAGE_MODEL',
  },
};

export const providerLabels: Readonly<Record<ModelProvider, string>> = {
  'openai-compatible': 'OpenAI-compatible',
  anthropic: 'Anthropic',
  google: 'Google',
};

/** The name of the draft of a part. */
export const modelDraft = (part: ModelPart): string => `model/${part}`;

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

export const priceText = (amount: number | null): string =>
  amount === null ? 'not known' : dollars.format(amount);
