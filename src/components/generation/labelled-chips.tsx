import type { ReactNode } from 'react';
import { FilterChips } from '#src/ui/filter-chips.tsx';

interface LabelledChipsProps<Value extends string> {
  label: string;
  labels: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** Chips to choose one of a few options, with a visible label. */
export function LabelledChips<Value extends string>({
  label,
  labels,
  value,
  onChange,
}: LabelledChipsProps<Value>): ReactNode {
  // The keys of the record are its values.
  const values = Object.keys(labels) as Value[];
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden className="text-sm font-semibold">
        {label}
      </p>
      <FilterChips
        label={label}
        value={value}
        onChange={onChange}
        chips={values.map((one) => ({ value: one, label: labels[one] }))}
      />
    </div>
  );
}
