import type { RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { FormActions, nextButton } from '#src/components/forms/form-actions.tsx';
import type { ClassName } from '#src/lib/character/classes.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { firstOrigin } from '../first-origin.ts';
import { NumbersPlace } from '../numbers-place.tsx';
import { castsSpells, ClassCards } from './class-cards.tsx';
import { stepsFor } from './steps.ts';
import { StepHeading, WizardFrame } from './wizard-frame.tsx';

/** What the user has done before the form was loaded. */
export interface EarlyChoice {
  /** The chosen class; null without a choice. */
  readonly class: ClassName | null;
  /** Whether the focus was in the first step when the form replaced it. */
  readonly hadFocus: RefObject<boolean>;
}

interface FirstStepProps {
  early: EarlyChoice;
  onChoose: (chosen: ClassName) => void;
}

/**
 * The first step of the wizard without the form, whose code and rules are ten times as large. It is there at the
 * first paint; the form takes its place with what was chosen meanwhile.
 */
export function FirstStep({ early, onChoose }: FirstStepProps) {
  const [, setSearch] = useSearchParams();
  const value = early.class ?? firstOrigin.class;
  const steps = stepsFor({ hasSpells: castsSpells(value) });
  const [current, next] = steps;
  if (current === undefined || next === undefined) return null;
  return (
    <WizardFrame
      steps={steps}
      current={current}
      onOpen={() => undefined}
      numbers={
        <NumbersPlace>
          <Skeleton className="mx-4 my-2 h-9 sm:mx-6 lg:m-0 lg:h-96" />
        </NumbersPlace>
      }
    >
      <div
        aria-busy
        className="flex min-w-0 flex-col gap-5"
        ref={(element) => () => {
          early.hadFocus.current = element?.contains(document.activeElement) ?? false;
        }}
      >
        <StepHeading steps={steps} current={current} />
        {/* The place of the storyteller. */}
        <div className="min-h-9" />
        <ClassCards value={value} onChange={onChoose} />
        <FormActions sticky back={null}>
          <Button
            variant="primary"
            className={nextButton}
            onClick={() => setSearch({ step: next.id }, { preventScrollReset: true })}
          >{`Next: ${next.label}`}</Button>
        </FormActions>
      </div>
    </WizardFrame>
  );
}
