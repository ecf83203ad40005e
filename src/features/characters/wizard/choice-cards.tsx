import { useId } from 'react';
import { classNames } from '#src/ui/class-names.ts';

interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What the choice means, in one sentence. */
  readonly text: string;
  /** A few facts in small letters. */
  readonly facts?: string;
}

interface ChoiceCardsProps<Value extends string> {
  id?: string;
  legend: string;
  /** Whether the legend is only for screen readers, because a heading says the same. */
  hidesLegend?: boolean;
  value: Value;
  options: readonly ChoiceCard<Value>[];
  onChange: (value: Value) => void;
}

/** Radio buttons as cards, for choices that need a sentence. */
export function ChoiceCards<Value extends string>({
  id,
  legend,
  hidesLegend = false,
  value,
  options,
  onChange,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className={hidesLegend ? 'sr-only' : 'mb-3 text-lg font-semibold'}>{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => {
          const optionId = `${name}-${option.value}`;
          const chosen = option.value === value;
          return (
            <label
              key={option.value}
              htmlFor={optionId}
              className={classNames(
                'flex cursor-pointer items-start gap-3 rounded-md border px-4 py-3 transition-colors',
                chosen
                  ? 'border-gold bg-gold-wash'
                  : 'border-hairline bg-surface-1 hover:border-hairline-strong hover:bg-surface-2',
              )}
            >
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                className="radio mt-0.5"
                checked={chosen}
                aria-labelledby={`${optionId}-label`}
                aria-describedby={`${optionId}-text`}
                onChange={() => onChange(option.value)}
              />
              <span className="min-w-0">
                <span id={`${optionId}-label`} className="block font-semibold">
                  {option.label}
                </span>
                <span id={`${optionId}-text`} className="block text-sm">
                  {option.text}
                  {option.facts !== undefined && (
                    <span className="mt-1 block text-xs text-muted">{option.facts}</span>
                  )}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
