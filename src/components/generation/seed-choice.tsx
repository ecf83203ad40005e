import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { NumberField } from '#src/ui/number-field.tsx';

const seedFormat = { useGrouping: false, maximumFractionDigits: 0 };

interface SeedChoiceProps {
  /** What the seed gives again. */
  what: 'draft' | 'picture';
  /** Null for another one each time. */
  seed: number | null;
  onChange: (seed: number | null) => void;
}

/** The seed, behind a button: most people want another draft each time. */
export function SeedChoice({ what, seed, onChange }: SeedChoiceProps) {
  const [chosenOpen, setOpen] = useState<boolean>();
  const isOpen = chosenOpen ?? seed !== null;
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="text-link flex min-h-(--target) items-center gap-1 self-start text-sm"
      >
        <ChevronRight
          aria-hidden
          size={16}
          className={classNames('transition-transform', isOpen && 'rotate-90')}
        />
        More settings
      </button>
      <div id={id} hidden={!isOpen}>
        <NumberField
          label="Seed"
          optional
          value={seed}
          min={0}
          max={largestSeed}
          format={seedFormat}
          className="max-w-prose [&_.control]:max-w-60"
          onChange={(next) => {
            // It stays open when the number is deleted.
            setOpen(true);
            onChange(next);
          }}
          hint={`The number of an earlier ${what}. With its settings, it gives that ${what} again; with others, another one. Without a number, each ${what} is new.`}
        />
      </div>
    </div>
  );
}

const largestSeed = 2_147_483_647;
