import type { UseFormRegister } from 'react-hook-form';
import type { CampaignCreateRequest } from '#src/generated/zod/questwrightAPI.schemas.zod.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { campaignLabels, editionLabels, optionsOf, statusLabels } from './campaign-values.ts';

interface TableFieldsProps {
  register: UseFormRegister<CampaignCreateRequest>;
  field: (name: keyof CampaignCreateRequest) => object;
}

/** Fields for rules, level, tone and safety, collapsed at first, because all fields have defaults. */
export function TableFields({ register, field }: TableFieldsProps) {
  return (
    <details className="panel p-4 sm:p-5">
      <summary className="cursor-pointer font-semibold">
        The table: rules, level, tone and safety
      </summary>
      <div className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1 2xl:grid-cols-2">
        <SelectField
          {...field('status')}
          label={campaignLabels.status}
          options={optionsOf(statusLabels)}
        />
        <SelectField
          {...field('edition')}
          label={campaignLabels.edition}
          options={optionsOf(editionLabels)}
        />
        <TextField
          {...field('genre')}
          label={campaignLabels.genre}
          optional
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          {...field('tone')}
          label={campaignLabels.tone}
          optional
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          {...field('startingLevel')}
          {...register('startingLevel', { valueAsNumber: true })}
          label={campaignLabels.startingLevel}
          type="number"
          min={1}
          max={20}
        />
        <TextField
          {...field('partySize')}
          {...register('partySize', { valueAsNumber: true })}
          label={campaignLabels.partySize}
          type="number"
          min={1}
          max={12}
        />
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
