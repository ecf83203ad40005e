import type { ReactNode } from 'react';
import type { WizardStep } from './steps.ts';
import { StepList } from './step-list.tsx';

interface WizardFrameProps {
  steps: readonly WizardStep[];
  current: WizardStep;
  onOpen: (step: WizardStep) => void;
  /** The numbers beside the form, or above it in a narrow window. */
  numbers: ReactNode;
  children: ReactNode;
}

/** The list of steps, and below it the numbers so far beside the fields of a step. */
export const WizardFrame = ({ steps, current, onOpen, numbers, children }: WizardFrameProps) => (
  <>
    <StepList steps={steps} current={current} onOpen={onOpen} />
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start lg:gap-8">
      {numbers}
      {children}
    </div>
  </>
);

/** The heading of the step, which gets the focus when the step changes. */
export const stepHeadingId = 'wizard-step';

/** What a step asks. */
export const StepHeading = ({ steps, current }: Pick<WizardFrameProps, 'steps' | 'current'>) => (
  <header>
    <h2 id={stepHeadingId} tabIndex={-1} className="text-xl">
      <span className="sr-only">{`Step ${steps.indexOf(current) + 1} of ${steps.length}: `}</span>
      {current.title}
    </h2>
    <p className="mt-1 max-w-prose text-muted">{current.lead}</p>
  </header>
);
