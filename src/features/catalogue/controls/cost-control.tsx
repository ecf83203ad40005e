import { useId, useState } from 'react';
import { coinNames, coins, costCodec } from '#src/lib/catalogue/cost.ts';
import { wholeNumberCodec } from '#src/lib/catalogue/number.ts';
import { isBlank } from '#src/lib/catalogue/codec.ts';
import type { CoinName, Price } from '#src/lib/coins.ts';
import { Select } from '#src/ui/select-field.tsx';
import { readText, UnreadableText } from '../values.ts';
import type { ControlProps } from './control-props.ts';
import { FieldSet } from './field-set.tsx';

const unitOf = (text: string): CoinName => coins.find((coin) => coin === text) ?? 'gp';

/** An input for the amount and a list of coins. An empty amount means no price. */
export function CostControl({
  label,
  hint,
  value,
  onChange,
  onBlur,
  inputRef,
  errors,
}: ControlProps<Price | null>) {
  const price = value instanceof UnreadableText ? undefined : (value ?? undefined);
  const [unit, setUnit] = useState<CoinName>(price?.unit ?? 'gp');
  const [typed, setTyped] = useState<string | null>(null);
  const amount =
    typed ?? (value instanceof UnreadableText ? value.text : String(price?.amount ?? ''));
  const id = useId();
  const error = errors[''] ?? errors['amount'] ?? errors['unit'];

  function change(nextAmount: string, nextUnit: CoinName) {
    if (isBlank(nextAmount)) return onChange(null);
    // A text with letters may be a complete price: `1 gp 5 sp`.
    if (/[a-z]/i.test(nextAmount)) return onChange(readText(costCodec, nextAmount));
    const read = readText(wholeNumberCodec, nextAmount);
    return onChange(read instanceof UnreadableText ? read : { amount: read, unit: nextUnit });
  }

  return (
    <FieldSet id={id} legend={label} hint={hint} error={error} optional>
      <div className="flex gap-2">
        <input
          ref={inputRef}
          className="control tabular min-w-0 flex-1 text-right"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${label}: amount`}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          value={amount}
          onChange={({ target }) => {
            setTyped(target.value);
            change(target.value, unit);
          }}
          onBlur={() => {
            setTyped(null);
            onBlur();
          }}
        />
        <Select
          className="w-auto! shrink-0"
          aria-label={`${label}: coin`}
          value={price?.unit ?? unit}
          options={coins.map((coin) => ({ value: coin, label: `${coin} · ${coinNames[coin]}` }))}
          onChange={(chosen) => {
            const next = unitOf(chosen);
            setUnit(next);
            change(amount, next);
          }}
          onBlur={onBlur}
        />
      </div>
    </FieldSet>
  );
}
