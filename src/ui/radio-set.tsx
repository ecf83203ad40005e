import { useId } from 'react';

interface RadioSetProps<Value extends string> {
  legend: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; hint?: string }[];
}

/** Radio buttons to choose one of a few options. */
export function RadioSet<Value extends string>({
  legend,
  value,
  onChange,
  options,
}: RadioSetProps<Value>) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {options.map((option) => (
        <div key={option.value} className="flex items-start gap-3">
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={id}
            className="radio mt-0.5"
            checked={option.value === value}
            {...(option.hint !== undefined && { 'aria-describedby': `${id}-${option.value}-hint` })}
            onChange={() => onChange(option.value)}
          />
          <div>
            <label htmlFor={`${id}-${option.value}`} className="cursor-pointer">
              {option.label}
            </label>
            {option.hint !== undefined && (
              <p id={`${id}-${option.value}-hint`} className="text-sm text-muted">
                {option.hint}
              </p>
            )}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
