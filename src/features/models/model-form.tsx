import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { get, useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { EntityForm } from '#src/components/forms/entity-form.tsx';
import { firstMessage } from '#src/components/forms/first-message.ts';
import { useEntityForm } from '#src/components/forms/use-entity-form.ts';
import {
  getModelGetQueryKey,
  getModelGetSuspenseQueryOptions,
  useModelUpdate,
} from '#src/generated/endpoints/models/models.ts';
import type { ModelPart, ModelSettings } from '#src/generated/model/index.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { ConnectionTest, useConnectionTest } from './connection-test.tsx';
import { KeyField } from './key-field.tsx';
import {
  type KeyChange,
  keyFault,
  modelFields,
  modelLabels,
  modelSchema,
  type ModelValues,
  modelVersion,
  needsKey,
  withKey,
} from './model-values.ts';
import { modelDraft, partTexts, providerLabels } from './model-texts.ts';
import { presetsOf, presetWith } from './presets.ts';

interface ModelFormProps {
  part: ModelPart;
  settings: ModelSettings;
  onEnd: () => void;
}

const priceFormat = { minimumFractionDigits: 0, maximumFractionDigits: 4 };

const prices: Readonly<
  Record<ModelPart, readonly ('inputPrice' | 'outputPrice' | 'picturePrice')[]>
> = {
  text: ['inputPrice', 'outputPrice'],
  image: ['picturePrice', 'inputPrice', 'outputPrice'],
};

/** The form of one part. */
export function ModelForm({ part, settings, onEnd }: ModelFormProps) {
  const queryClient = useQueryClient();
  const update = useModelUpdate();
  const draftOf = modelDraft(part);
  const hasKey = settings[part]?.hasKey ?? false;
  const [key, setKey] = useState<KeyChange>();
  const [keyError, setKeyError] = useState<string>();
  const form = useEntityForm({
    draftOf,
    stored: modelVersion(settings, part),
    fetchStored: async () => {
      const current = getModelGetSuspenseQueryOptions();
      return modelVersion(await queryClient.query({ ...current, staleTime: 0 }), part);
    },
    savedAs: (saved) => ({ draftOf, stored: modelVersion(saved, part) }),
    schema: modelSchema,
    flattened: part,
    mutation: update,
    variables: (connection, { version }) => {
      const fault = keyFault(key, { provider: connection.provider, hasKey });
      setKeyError(fault);
      if (fault !== undefined) return Promise.resolve(null);
      return {
        data: { [part]: withKey(connection, key) },
        headers: { 'If-Match': `"${version}"` },
      };
    },
    onProblem: ({ fields }) => {
      // The key is not a value of the form, because the values are kept on the device.
      const problem = fields.find(({ path }) => path === `/${part}/key`);
      setKeyError(problem?.message);
      return problem !== undefined;
    },
    onDone: (saved, _, { closes }) => {
      queryClient.setQueryData(getModelGetQueryKey(), saved);
      toast.success(`${saved[part]?.model ?? 'The model'} ${partTexts[part].does} from now on.`);
      if (closes) onEnd();
    },
  });
  const { control, setValue, handleSubmit } = form.form;
  // Every field has a default value, so no value is undefined.
  const values = useWatch({ control }) as ModelValues;
  const preset = presetWith(part, values);
  const test = useConnectionTest(part, JSON.stringify([values, key]));

  function set<Name extends keyof ModelValues>(name: Name, value: ModelValues[Name]) {
    // Name and value belong to the same field, but the types of the form cannot express that.
    setValue(name, value as never, { shouldDirty: true });
    form.form.clearErrors(name);
    // Whether a key is needed depends on the provider.
    if (name === 'provider') setKeyError(undefined);
  }

  const controlled = (name: keyof ModelValues) => ({
    id: form.id + name,
    label: modelLabels[name],
    error: firstMessage(get(form.errors, name)),
  });

  function choosePreset(id: string) {
    const chosen = presetsOf(part).find((known) => known.id === id);
    if (!chosen) return;
    set('provider', chosen.provider);
    set('baseUrl', chosen.baseUrl);
  }

  const runTest = handleSubmit((connection) => {
    const fault = keyFault(key, { provider: connection.provider, hasKey });
    setKeyError(fault);
    if (fault === undefined) void test.run(withKey(connection, key));
  });

  return (
    <EntityForm
      form={form}
      noun="model"
      fields={modelFields}
      submitLabel="Save"
      cancel={onEnd}
      changed={key !== undefined}
    >
      <div className="grid gap-5 sm:grid-cols-2 lg:max-xl:grid-cols-1">
        <SelectField
          label="Service"
          value={preset?.id ?? ''}
          placeholder="Another one"
          options={presetsOf(part).map(({ id, label }) => ({ value: id, label }))}
          onChange={choosePreset}
        />
        <SelectField
          {...controlled('provider')}
          value={values.provider}
          options={Object.entries(providerLabels)
            .filter(([provider]) => part === 'text' || provider !== 'anthropic')
            .map(([value, label]) => ({ value, label }))}
          // The options are the providers.
          onChange={(provider) => set('provider', provider as ModelValues['provider'])}
        />
      </div>
      <TextField
        {...form.field('baseUrl')}
        label={modelLabels.baseUrl}
        optional={values.provider !== 'openai-compatible'}
        hint={<AddressHint {...values} />}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
      />
      <TextField
        {...form.field('model')}
        label={modelLabels.model}
        hint={preset && `For example: ${preset.examples[part]}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
      />
      <KeyField
        id={`${form.id}key`}
        hasKey={hasKey}
        isNeeded={needsKey(values.provider)}
        value={key}
        onChange={(change) => {
          setKey(change);
          setKeyError(undefined);
        }}
        error={keyError}
      />
      <fieldset>
        <legend className="text-sm font-semibold">
          Prices in US dollars <span className="font-normal text-muted">(optional)</span>
        </legend>
        <p className="mb-3 text-sm text-muted">
          Only for the figures below: the costs of what is made from now on.
        </p>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {prices[part].map((name) => (
            <NumberField
              key={name}
              {...controlled(name)}
              value={values[name]}
              min={0}
              max={100_000}
              step={0.05}
              format={priceFormat}
              onChange={(price) => set(name, price)}
            />
          ))}
        </div>
      </fieldset>
      <ConnectionTest test={test} onTest={() => void runTest()} />
    </EntityForm>
  );
}

function AddressHint({ provider, baseUrl }: Pick<ModelValues, 'provider' | 'baseUrl'>) {
  if (provider !== 'openai-compatible' && baseUrl === '') {
    return `Empty for the own address of ${providerLabels[provider]}.`;
  }
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (baseUrl === '') return 'An address like https://models.example/v1';
  if (url?.protocol !== 'http:') return null;
  return (
    <>
      The server calls it only if its environment has{' '}
      <code className="wrap-anywhere">{`MODEL_PRIVATE_HOSTS=${url.hostname}:${url.port || '80'}`}</code>
    </>
  );
}
