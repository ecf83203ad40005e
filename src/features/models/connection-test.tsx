import { Plug } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { reasonText } from '#src/api/http-error.ts';
import { useModelTest } from '#src/generated/endpoints/models/models.ts';
import type { ModelConnectionRequest, ModelPart, ModelTest } from '#src/generated/model/index.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';

type Outcome = { answer: ModelTest } | { problem: string };

/**
 * Tests the stored connection, or one that is not saved yet.
 * @param subject what is tested. An answer about another subject is not shown: a model can take half a minute, and
 * the values can change meanwhile
 */
export function useConnectionTest(part: ModelPart, subject: string) {
  const { mutateAsync, isPending } = useModelTest();
  const [last, setLast] = useState<{ subject: string; outcome: Outcome } | null>(null);
  async function outcomeOf(connection?: ModelConnectionRequest): Promise<Outcome> {
    const data = { part, ...(connection && { connection }) };
    try {
      return { answer: await mutateAsync({ data }) };
    } catch (error) {
      return { problem: reasonText(error) };
    }
  }
  return {
    isPending,
    outcome: last?.subject === subject ? last.outcome : null,
    async run(connection?: ModelConnectionRequest) {
      setLast(null);
      setLast({ subject, outcome: await outcomeOf(connection) });
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

const durationText = (milliseconds: number): string =>
  milliseconds < 100 ? 'less than 0.1 s' : `${seconds.format(milliseconds / 1000)} s`;

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
        {isWorking && ` It took ${durationText(milliseconds)}.`}
      </p>
      {sample !== null && (
        <blockquote className="mt-2 border-l-2 border-hairline-strong pl-3 text-muted italic">
          {sample}
        </blockquote>
      )}
    </Alert>
  );
}
