import * as z from 'zod/mini';
import type { ShownField } from '#src/components/drafts/conflict-card.tsx';
import { showLabel, showText } from '#src/components/drafts/shown-values.ts';
import type { RecordVersion } from '#src/components/forms/form-draft.ts';
import type {
  ConfiguredModel,
  ModelConnectionRequest as Connection,
  ModelPart,
  ModelProvider,
  ModelSettings,
} from '#src/generated/model/index.ts';
import { ModelConnectionRequest } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { priceText, providerLabels } from './model-texts.ts';

/** The values of the form. The key is not among them, because they are kept on the device until they are saved. */
export interface ModelValues {
  provider: ModelProvider;
  /** Empty if the requests go to the address that the provider publishes. */
  baseUrl: string;
  model: string;
  inputPrice: number | null;
  outputPrice: number | null;
  picturePrice: number | null;
}

export const modelLabels: Readonly<Record<keyof ModelValues, string>> = {
  model: 'Model',
  provider: 'API',
  baseUrl: 'Address',
  inputPrice: 'Million tokens in',
  outputPrice: 'Million tokens out',
  picturePrice: 'One picture',
};

const showPrice = (value: unknown): string => priceText(typeof value === 'number' ? value : null);

const shows: Readonly<Record<keyof ModelValues, ShownField['show']>> = {
  model: showText,
  provider: showLabel(providerLabels),
  baseUrl: (value) => showText(value) || 'the own one of the provider',
  inputPrice: showPrice,
  outputPrice: showPrice,
  picturePrice: showPrice,
};

/** How the fields are shown in a conflict. */
export const modelFields: readonly ShownField[] = Object.entries(modelLabels).map(
  ([key, label]) => ({
    key,
    label,
    // `Object.entries` loses the type of the keys.
    show: shows[key as keyof ModelValues],
  }),
);

const noModel: ModelValues = {
  provider: 'openai-compatible',
  baseUrl: '',
  model: '',
  inputPrice: null,
  outputPrice: null,
  picturePrice: null,
};

const valuesOf = (model: ConfiguredModel | null): ModelValues => {
  if (model === null) return noModel;
  const { provider, baseUrl, model: name, inputPrice, outputPrice, picturePrice } = model;
  const prices = {
    inputPrice: inputPrice ?? null,
    outputPrice: outputPrice ?? null,
    picturePrice: picturePrice ?? null,
  };
  return { provider, baseUrl: baseUrl ?? '', model: name, ...prices };
};

/** The values of the stored model, or of an empty form if no model is stored. */
export const modelVersion = (
  settings: ModelSettings,
  part: ModelPart,
): RecordVersion<ModelValues> => ({
  values: valuesOf(settings[part]),
  version: settings.version,
});

/** Turns the values of the form into the connection of the contract, and checks them. */
export const modelSchema = z.pipe(
  z.transform((values: ModelValues): z.input<typeof ModelConnectionRequest> => ({
    ...values,
    baseUrl: values.baseUrl.trim() === '' ? null : values.baseUrl.trim(),
  })),
  ModelConnectionRequest,
);

/** What happens to the stored key: a new one takes its place, null removes it, and undefined keeps it. */
export type KeyChange = string | null | undefined;

/** The body of the request that saves the connection. */
export const withKey = (connection: Connection, key: KeyChange): Connection =>
  key === undefined ? connection : { ...connection, key };

/** Whether the provider refuses every request without a key. */
export const needsKey = (provider: ModelProvider): boolean => provider !== 'openai-compatible';

/** Why the connection cannot be saved with this key; undefined if it can. */
export function keyFault(
  key: KeyChange,
  { provider, hasKey }: { provider: ModelProvider; hasKey: boolean },
): string | undefined {
  if (key === null || (key === undefined && !hasKey)) {
    return needsKey(provider)
      ? `${providerLabels[provider]} answers only with a key. Enter one.`
      : undefined;
  }
  if (key === undefined) return undefined;
  if (key === '') return 'Enter the key, or keep the stored one.';
  return /^[\x21-\x7e]{1,500}$/.test(key)
    ? undefined
    : 'A key has no spaces and only plain letters, digits and signs. Copy it again.';
}
