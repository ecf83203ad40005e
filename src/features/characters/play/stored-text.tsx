import { useState } from 'react';
import { TextField } from '#src/ui/text-field.tsx';

interface StoredTextProps {
  label: string;
  stored: string;
  maxLength: number;
  placeholder?: string;
  /** Only digits can be typed. */
  isNumber?: boolean;
  onChange: (text: string) => void;
}

/** A field that stores what is typed when it is left or at Enter, and otherwise shows what is stored. */
export function StoredText({
  label,
  stored,
  maxLength,
  placeholder,
  isNumber,
  onChange,
}: StoredTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function take() {
    if (typed !== null && typed !== stored) onChange(typed);
    setTyped(null);
  }
  return (
    <TextField
      label={label}
      value={typed ?? stored}
      maxLength={maxLength}
      autoComplete="off"
      {...(placeholder !== undefined && { placeholder })}
      {...(isNumber && { inputMode: 'numeric' as const })}
      onChange={({ target: { value } }) => setTyped(isNumber ? value.replaceAll(/\D/g, '') : value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}
