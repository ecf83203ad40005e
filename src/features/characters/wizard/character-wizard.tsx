import { ChevronLeft } from 'lucide-react';
import { type SubmitEvent, Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { EntityForm } from '#src/components/forms/entity-form.tsx';
import { focusFirstProblem } from '#src/components/forms/focus-problem.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { useHeadingFocus } from '#src/components/navigation/use-heading-focus.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { characterFields } from '../character-fields.ts';
import { FittingQuestion } from '../fitting-question.tsx';
import { NumbersSoFar } from '../numbers-so-far.tsx';
import { spellSources } from '../spell-choices/spell-counts.ts';
import { StorytellerPart } from '../storyteller-part.tsx';
import type { CharacterForm } from '../use-character-form.ts';
import { openProblems, refusedFields } from './open-problems.ts';
import { ClassStep } from './class-step.tsx';
import type { EarlyChoice } from './first-step.tsx';
import { stepsFor, type WizardStep } from './steps.ts';
import { SummaryStep } from './summary-step.tsx';
import { StepHeading, stepHeadingId, WizardFrame } from './wizard-frame.tsx';

interface CharacterWizardProps {
  form: CharacterForm;
  draftOf: string;
  /** What the user has done in the first step before this was loaded. */
  early: EarlyChoice;
}

/** The first step appears without the code of the others, which is loaded while the user reads. */
const LaterStep = lazyPart(async () => (await import('./later-steps.tsx')).LaterStep);

/**
 * The form of a character, one question at a time. Everything is filled in as suggested, so each step can be
 * left as it is. The step is in the URL: Back leads to the step before.
 */
export function CharacterWizard({ form, draftOf, early }: CharacterWizardProps) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const steps = stepsFor({ hasSpells: spellSources(form.values).length > 0 });
  const [firstStep] = steps;
  const current = steps.find(({ id }) => id === search.get('step')) ?? firstStep;
  useHeadingFocus(current?.id ?? '', `#${stepHeadingId}`);
  // A failed preload is repeated when the step is opened.
  useEffect(() => void LaterStep.preload().catch(() => undefined), []);
  const takeOver = useEffectEvent(() => {
    if (early.class !== null) form.choose({ class: early.class });
    if (!early.hadFocus.current) return;
    const classes = document.querySelector(`#${CSS.escape(form.part('class').id)}`);
    const chosen = `input[value="${early.class ?? form.values.class}"]`;
    const place =
      classes?.querySelector<HTMLElement>(chosen) ?? document.getElementById(stepHeadingId);
    place?.focus({ preventScroll: true });
  });
  useEffect(() => takeOver(), []);
  if (current === undefined) return null;
  const position = steps.indexOf(current);
  const next = steps[position + 1];
  const before = steps[position - 1];
  // Only the last step shows them, and only from there a character is sent.
  const missing = next === undefined ? openProblems(form.values) : [];
  const problems = [...missing, ...refusedFields(form.errors, missing, form.values)];

  function open(step: WizardStep['id']) {
    form.remember({ step });
    setSearch({ step }, { preventScrollReset: true });
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (next !== undefined) {
      event.preventDefault();
      open(next.id);
      return;
    }
    const refused = missing.find(({ mustChange }) => mustChange);
    if (refused === undefined) {
      form.submit(event);
      return;
    }
    event.preventDefault();
    open(refused.step);
    void showProblems(event.currentTarget);
  }
  /** The fields of the step show what they need, and the first of them gets the focus after the heading. */
  async function showProblems(element: HTMLFormElement) {
    await form.form.trigger();
    setTimeout(() => focusFirstProblem(element));
  }

  return (
    <>
      <WizardFrame
        steps={steps}
        current={current}
        onOpen={({ id }) => form.remember({ step: id })}
        numbers={<NumbersSoFar character={form.values} />}
      >
        <EntityForm
          form={{ ...form, submit }}
          noun="character"
          fields={characterFields}
          submitLabel={next === undefined ? 'Create character' : `Next: ${next.label}`}
          cancel={null}
          stickyActions
          back={
            before === undefined ? null : (
              <Button
                icon={<ChevronLeft aria-hidden size={18} />}
                onClick={() => void navigate({ search: `?step=${before.id}` })}
              >
                Back
              </Button>
            )
          }
        >
          <StepHeading steps={steps} current={current} />
          {current.id === 'class' ? (
            <>
              <StorytellerPart form={form} draftOf={draftOf} />
              <ClassStep {...form} />
            </>
          ) : (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <LaterStep
                form={form}
                step={current.id}
                draftOf={draftOf}
                summary={
                  <SummaryStep
                    values={form.values}
                    problems={problems}
                    steps={steps}
                    onOpen={(step) => form.remember({ step })}
                  />
                }
              />
            </Suspense>
          )}
        </EntityForm>
      </WizardFrame>
      <FittingQuestion {...form} />
    </>
  );
}
