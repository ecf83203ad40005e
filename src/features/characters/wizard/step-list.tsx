import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '#src/ui/class-names.ts';
import type { WizardStep } from './steps.ts';

interface StepListProps {
  steps: readonly WizardStep[];
  current: WizardStep;
  onOpen: (step: WizardStep) => void;
}

/** All steps in their order; each can be opened at any time. */
export function StepList({ steps, current, onOpen }: StepListProps) {
  const position = steps.indexOf(current);
  return (
    <nav aria-label="Steps" className="mb-6">
      <p aria-hidden className="mb-2 text-sm text-muted md:hidden">
        {`Step ${position + 1} of ${steps.length}: ${current.label}`}
      </p>
      <ol className="flex justify-between gap-1 md:gap-2">
        {steps.map((step, index) => {
          const isCurrent = step === current;
          const isPast = index < position;
          return (
            <li key={step.id} className="min-w-0 md:flex-1">
              <Link
                to={{ search: `?step=${step.id}` }}
                preventScrollReset
                onClick={() => onOpen(step)}
                {...(isCurrent && { 'aria-current': 'step' as const })}
                className={classNames(
                  'flex min-h-11 flex-col justify-center gap-1.5 text-xs md:min-h-0 md:border-t-2 md:pt-2',
                  isCurrent ? 'border-gold text-fg' : 'border-hairline text-muted hover:text-fg',
                  isPast && 'md:border-gold-deep',
                )}
              >
                <span
                  aria-hidden
                  className={classNames(
                    'tabular grid size-9 place-items-center rounded-full border font-semibold md:hidden',
                    isCurrent ? 'border-gold bg-gold-wash' : 'border-hairline-strong',
                  )}
                >
                  {isPast ? <Check size={16} /> : index + 1}
                </span>
                <span className="sr-only md:not-sr-only md:flex md:items-center md:gap-1 md:truncate">
                  <span className="sr-only">{`Step ${index + 1}: `}</span>
                  {step.label}
                  {isPast && <Check aria-hidden size={13} className="hidden shrink-0 md:block" />}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
