import { ChevronDown } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import type { CampaignCreateRequest } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { editionLabels, optionsOf, statusLabels } from './campaign-labels.ts';
import { campaignLabels } from './campaign-values.ts';
import {
  highestStartingLevel,
  largestParty,
  longestCampaignWord,
} from '#src/lib/contract-limits.ts';

interface TableFieldsProps {
  /** The beginning of the ids of the fields. */
  id: string;
  control: Control<CampaignCreateRequest, unknown, CampaignCreateRequest>;
  field: (name: keyof CampaignCreateRequest) => object;
}

/** Fields for rules, level, tone and safety, collapsed at first, because all fields have defaults. */
export function TableFields({ id, control, field }: TableFieldsProps) {
  return (
    <details className="panel group p-4 sm:p-5">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        The table: rules, level, tone and safety
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1 2xl:grid-cols-2">
        <ChoiceField id={id} control={control} name="status" labels={statusLabels} />
        <ChoiceField id={id} control={control} name="edition" labels={editionLabels} />
        <TextField
          {...field('genre')}
          label={campaignLabels.genre}
          optional
          maxLength={longestCampaignWord}
          autoComplete="off"
        />
        <TextField
          {...field('tone')}
          label={campaignLabels.tone}
          optional
          maxLength={longestCampaignWord}
          autoComplete="off"
        />
        <CountField id={id} control={control} name="startingLevel" max={highestStartingLevel} />
        <CountField id={id} control={control} name="partySize" max={largestParty} />
        <TextAreaField
          {...field('safetyLines')}
          label={campaignLabels.safetyLines}
          optional
          rows={3}
          hint="What never happens in this game, one to a line."
        />
        <TextAreaField
          {...field('safetyVeils')}
          label={campaignLabels.safetyVeils}
          optional
          rows={3}
          hint="What happens off screen, one to a line."
        />
      </div>
    </details>
  );
}

interface ChoiceFieldProps extends Pick<TableFieldsProps, 'id' | 'control'> {
  name: 'status' | 'edition';
  labels: Readonly<Record<string, string>>;
}

function ChoiceField({ id, control, name, labels }: ChoiceFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <SelectField
      id={id + name}
      label={campaignLabels[name]}
      error={fieldState.error?.message}
      options={optionsOf(labels)}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

interface CountFieldProps extends Pick<TableFieldsProps, 'id' | 'control'> {
  name: 'startingLevel' | 'partySize';
  max: number;
}

function CountField({ id, control, name, max }: CountFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <NumberField
      id={id + name}
      label={campaignLabels[name]}
      error={fieldState.error?.message}
      value={Number.isNaN(field.value) ? null : (field.value ?? null)}
      min={1}
      max={max}
      // The schema refuses NaN, so an empty field shows a message.
      onChange={(count) => field.onChange(count ?? Number.NaN)}
      onBlur={field.onBlur}
    />
  );
}
