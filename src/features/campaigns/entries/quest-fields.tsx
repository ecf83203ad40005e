import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { get, useController } from 'react-hook-form';
import { firstMessage } from '#src/components/forms/first-message.ts';
import type { QuestCoins } from '#src/generated/model/index.ts';
import { entryLimits } from '#src/lib/entries/entry-limits.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckboxField } from '#src/ui/checkbox-field.tsx';
import { GroupError } from '#src/ui/field-frame.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { NumberField } from '#src/ui/number-field.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { ControlledFieldProps } from './choice-field.tsx';
import { fieldLabels } from './entry-values.ts';
import { RewardItemField } from './reward-item-field.tsx';

const limits = entryLimits.details;

interface RowsProps<Row> {
  id: string;
  label: string;
  /** What one row is: "step". */
  what: string;
  rows: readonly Row[];
  blank: Row;
  maxRows: number;
  onChange: (rows: Row[]) => void;
  error: string | undefined;
  render: (row: Row, change: (row: Row) => void, name: string) => ReactNode;
}

/** Rows that can be added and removed. They have no keys of their own, and are never reordered. */
function Rows<Row>({
  id,
  label,
  what,
  rows,
  blank,
  maxRows,
  onChange,
  error,
  render,
}: RowsProps<Row>) {
  return (
    <fieldset id={id}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        <span className="ml-1.5 font-normal text-muted">(optional)</span>
      </legend>
      <ol className="flex flex-col gap-2">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index} className="flex flex-wrap items-center gap-2">
            {render(
              row,
              (changed) => onChange(rows.map((one, at) => (at === index ? changed : one))),
              `${what} ${index + 1}`,
            )}
            <IconButton
              label={`Remove ${what} ${index + 1}`}
              icon={<X aria-hidden size={18} />}
              onClick={() => onChange(rows.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
      <GroupError error={error} />
      {rows.length < maxRows && (
        <Button
          size="small"
          className="mt-2"
          icon={<Plus aria-hidden size={16} />}
          onClick={() => onChange([...rows, blank])}
        >
          {`Add ${what}`}
        </Button>
      )}
    </fieldset>
  );
}

export function StepsField({ id, control }: ControlledFieldProps) {
  const { field, fieldState } = useController({ control, name: 'steps' });
  return (
    <Rows
      id={`${id}steps`}
      label={fieldLabels.steps}
      what="step"
      rows={field.value}
      blank={{ text: '', done: false }}
      maxRows={limits.steps.maxItems}
      onChange={field.onChange}
      error={firstMessage(fieldState.error)}
      render={({ text, done }, change, name) => (
        <>
          <CheckboxField
            label={<VisuallyHidden>{`${name} is done`}</VisuallyHidden>}
            checked={done}
            onChange={(isDone) => change({ text, done: isDone })}
          />
          <input
            aria-label={name}
            value={text}
            maxLength={limits.steps.items.text.maxLength}
            onChange={({ target }) => change({ text: target.value, done })}
            className="control min-w-0 flex-1"
          />
        </>
      )}
    />
  );
}

export function RewardItemsField({ id, control }: ControlledFieldProps) {
  const { field, fieldState } = useController({ control, name: 'rewardItems' });
  return (
    <Rows
      id={`${id}rewardItems`}
      label={fieldLabels.rewardItems}
      what="reward"
      rows={field.value}
      blank={{ name: '', quantity: 1 }}
      maxRows={limits.rewardItems.maxItems}
      onChange={field.onChange}
      error={firstMessage(fieldState.error)}
      render={({ quantity, ...item }, change, name) => (
        <>
          <RewardItemField
            label={name}
            item={item}
            onChange={(changed) => change({ ...changed, quantity })}
          />
          <NumberField
            label={<VisuallyHidden>{`Quantity of ${name}`}</VisuallyHidden>}
            value={Number.isNaN(quantity) ? null : quantity}
            min={limits.rewardItems.items.quantity.minimum}
            max={limits.rewardItems.items.quantity.maximum}
            // The schema refuses NaN, so an empty field shows a message.
            onChange={(count) => change({ ...item, quantity: count ?? Number.NaN })}
            className="w-36 shrink-0 gap-0!"
          />
        </>
      )}
    />
  );
}

const coins: readonly (readonly [keyof QuestCoins, string])[] = [
  ['pp', 'Platinum'],
  ['gp', 'Gold'],
  ['ep', 'Electrum'],
  ['sp', 'Silver'],
  ['cp', 'Copper'],
];

export function CoinsField({ id, control }: ControlledFieldProps) {
  const { field, fieldState } = useController({ control, name: 'rewardCoins' });
  return (
    <fieldset id={`${id}rewardCoins`}>
      <legend className="mb-1.5 text-sm font-semibold">
        {fieldLabels.rewardCoins}
        <span className="ml-1.5 font-normal text-muted">(optional)</span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {coins.map(([coin, label]) => (
          <NumberField
            key={coin}
            id={`${id}rewardCoins.${coin}`}
            label={label}
            error={firstMessage(get(fieldState.error, coin))}
            value={field.value[coin] ?? null}
            min={limits.rewardCoins[coin].minimum}
            max={limits.rewardCoins[coin].maximum}
            onChange={(count) => {
              const { [coin]: _, ...others } = field.value;
              field.onChange(count === null ? others : { ...others, [coin]: count });
            }}
            onBlur={field.onBlur}
          />
        ))}
      </div>
      <GroupError error={fieldState.error?.message} />
    </fieldset>
  );
}
