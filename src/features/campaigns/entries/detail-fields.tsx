import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { EntryDetails, EntryType, Member } from '#src/generated/model/index.ts';
import { entryLimits } from '#src/lib/entries/entry-limits.ts';
import { detailsOfType } from '#src/lib/entries/entry-types.ts';
import { NumberField } from '#src/ui/number-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { ChoiceField, type ControlledFieldProps } from './choice-field.tsx';
import { lifeLabels, questStatusLabels } from './entry-labels.ts';
import { EntryTextField } from './entry-text-field.tsx';
import { type EntryValues, fieldLabels } from './entry-values.ts';
import { MembersField } from './members-field.tsx';
import { CoinsField, RewardItemsField, StepsField } from './quest-fields.tsx';

interface DetailFieldsProps extends ControlledFieldProps {
  type: EntryType;
  field: (name: keyof EntryValues) => object;
  members: readonly Member[];
  /** The player who reads all of the entry, as in `readingAuthor`. */
  author: string | undefined;
  /** A button beside the recap, which writes it. */
  recapAction: ReactNode;
}

type DetailName = keyof EntryDetails;

interface DetailField {
  /** Whether the field needs the whole width. */
  readonly wide?: true;
  readonly render: (props: Omit<DetailFieldsProps, 'type'>, name: DetailName) => ReactNode;
}

const limits = entryLimits.details;

const textField = ({ maxLength }: { readonly maxLength: number }, hint: string): DetailField => ({
  render: ({ field }, name) => (
    <TextField
      {...field(name)}
      label={fieldLabels[name]}
      optional
      maxLength={maxLength}
      hint={hint}
      autoComplete="off"
    />
  ),
});

const fields: Readonly<Record<DetailName, DetailField>> = {
  number: { render: ({ id, control }) => <SessionNumber id={id} control={control} /> },
  date: {
    render: ({ field }) => (
      <TextField {...field('date')} type="date" label={fieldLabels.date} optional />
    ),
  },
  attendance: {
    wide: true,
    render: ({ id, control, members }) => (
      <MembersField id={id} control={control} name="attendance" members={members} />
    ),
  },
  recap: {
    wide: true,
    render: ({ id, control, members, author, recapAction }) => (
      <EntryTextField
        id={id}
        control={control}
        members={members}
        author={author}
        action={recapAction}
        name="recap"
        hint="What happened, as the table will want to remember it."
      />
    ),
  },
  questStatus: {
    render: ({ id, control }) => (
      <ChoiceField id={id} control={control} name="questStatus" labels={questStatusLabels} />
    ),
  },
  giver: textField(limits.giver, 'Who asks for it.'),
  steps: { wide: true, render: ({ id, control }) => <StepsField id={id} control={control} /> },
  rewardItems: {
    wide: true,
    render: ({ id, control }) => <RewardItemsField id={id} control={control} />,
  },
  rewardCoins: {
    wide: true,
    render: ({ id, control }) => <CoinsField id={id} control={control} />,
  },
  role: textField(limits.role, 'Lighthouse keeper, smuggler, queen.'),
  disposition: textField(limits.disposition, 'Friendly, wary, in debt to them.'),
  life: {
    render: ({ id, control }) => (
      <ChoiceField id={id} control={control} name="life" labels={lifeLabels} />
    ),
  },
  placeKind: textField(limits.placeKind, 'City, ruin, inn.'),
  goal: { ...textField(limits.goal, 'What it wants, in one sentence.'), wide: true },
  rarity: textField(limits.rarity, 'Common, rare, one of a kind.'),
  holder: textField(limits.holder, 'Who has it now.'),
};

/** The fields that entries of this type have besides the common ones. */
export function DetailFields({ type, ...props }: DetailFieldsProps) {
  const names: readonly DetailName[] = detailsOfType[type];
  if (names.length === 0) return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {names.map((name) => {
        const { wide = false, render } = fields[name];
        return (
          <div key={name} className={wide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
            {render(props, name)}
          </div>
        );
      })}
    </div>
  );
}

function SessionNumber({ id, control }: ControlledFieldProps) {
  const { field, fieldState } = useController({ control, name: 'number' });
  return (
    <NumberField
      id={`${id}number`}
      label={fieldLabels.number}
      optional
      error={fieldState.error?.message}
      value={field.value}
      min={limits.number.minimum}
      max={limits.number.maximum}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
