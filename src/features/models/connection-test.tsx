import { Plug } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { reasonText } from '#src/api/http-error.ts';
import { useModelTest } from '#src/generated/endpoints/models/models.ts';
import type { ModelConnectionRequest, ModelPart, ModelTest } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

type Outcome = { answer: ModelTest } | { problem: string };

/** Tests the stored connection, or one that is not saved yet. */
export function useConnectionTest(part: ModelPart) {
  const { mutateAsync, isPending } = useModelTest();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  return {
    isPending,
    outcome,
    /** Removes the answer, because it is about other values than the present ones. */
    forget: () => setOutcome(null),
    async run(connection?: ModelConnectionRequest) {
      setOutcome(null);
      const data = { part, ...(connection && { connection }) };
      try {
        setOutcome({ answer: await mutateAsync({ data }) });
      } catch (error) {
        setOutcome({ problem: reasonText(error) });
      }
    },
  };
}

interface ConnectionTestProps {
  test: Pick<ReturnType<typeof useConnectionTest>, 'isPending' | 'outcome'>;
  onTest: () => void;
  /** Other buttons beside the one that tests. */
  children?: ReactNode;
}

/** The button, and what the model has answered. */
export function ConnectionTest({
  test: { isPending, outcome },
  onTest,
  children,
}: ConnectionTestProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={<Plug aria-hidden size={18} />} pending={isPending} onClick={onTest}>
          Test the connection
        </Button>
        {children}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isPending && 'Waiting for the model, for thirty seconds at most.'}
      </p>
      {outcome !== null && <Result {...outcome} />}
    </div>
  );
}

const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

function Result(outcome: Outcome) {
  if ('problem' in outcome) {
    return (
      <Alert tone="warning" title="The test was not made" className="w-full">
        {outcome.problem}
      </Alert>
    );
  }
  const { isWorking, detail, sample, milliseconds } = outcome.answer;
  return (
    <Alert
      tone={isWorking ? 'success' : 'warning'}
      title={isWorking ? 'It works' : 'It does not work yet'}
      className="w-full"
    >
      <p>
        {detail}
        {isWorking && ` It took ${seconds.format(milliseconds / 1000)} s.`}
      </p>
      {sample !== null && (
        <blockquote className="mt-2 border-l-2 border-hairline-strong pl-3 text-muted italic">
          {sample}
        </blockquote>
      )}
    </Alert>
  );
}
