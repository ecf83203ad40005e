import type { ReactNode } from 'react';
import { unbroken } from '#src/lib/unbroken.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { useModelUse } from '#src/generated/endpoints/models/models.ts';
import type { ModelUse, ModelUseRow } from '#src/generated/model/index.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { FigureTable, type Figure } from './figure-table.tsx';
import { partTexts } from './model-texts.ts';

/** What the models have done in the last thirty days. */
export function ModelUsePanel() {
  const query = useModelUse();
  const { data, error, isFetching, refetch } = query;
  return (
    <Panel
      title="The last thirty days"
      description="Days are those of UTC. Costs are by the prices above, as they were when a draft was made."
      className="mt-6 lg:mt-8"
      aria-busy={isFetching}
    >
      {error !== null && (
        <div className="mb-4">
          <LoadProblem
            what="the use of the models"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {data === undefined ? error === null && <Loading /> : <Use use={data} />}
    </Panel>
  );
}

const Loading = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-6 w-full" />
    <Skeleton className="h-6 w-full" />
    <Skeleton className="h-6 w-2/3" />
  </div>
);

function Use({ use: { rows, users, failures } }: { use: ModelUse }) {
  if (rows.length === 0) {
    return (
      <EmptyState title="No model was asked" heading="h3">
        What models write and paint is counted here, with its costs.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <FigureTable
        label="By day and model"
        rows={rows}
        keyOf={({ day, part, model }) => `${day} ${part} ${model}`}
        head={{ label: 'Day', show: ({ day }) => dayFormat.format(new Date(day)) }}
        figures={dayFigures}
      />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
        <FigureTable
          label="By user"
          rows={users.map((user, index) => ({ ...user, rank: index }))}
          keyOf={({ rank }) => String(rank)}
          head={{ label: 'User', show: ({ name }) => name ?? 'A deleted account' }}
          figures={[drafts, ...tokensAndCost]}
        />
        <Failures failures={failures} />
      </div>
    </div>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

type Work = Pick<ModelUseRow, 'drafts' | 'inputTokens' | 'outputTokens' | 'pictures' | 'cost'>;

const drafts: Figure<Work> = { label: 'Drafts', value: (work) => work.drafts };

const tokensAndCost: readonly Figure<Work>[] = [
  { label: 'Tokens in', value: ({ inputTokens }) => inputTokens },
  { label: 'Tokens out', value: ({ outputTokens }) => outputTokens },
  { label: 'Pictures', value: ({ pictures }) => pictures },
  { label: 'Cost', value: ({ cost }) => cost, isMoney: true },
];

const dayFigures: readonly Figure<ModelUseRow>[] = [
  {
    label: 'Model',
    text: ({ part, model }) => (
      <>
        <span className="wrap-anywhere">{model}</span>{' '}
        <span className="text-muted">{partTexts[part].title.toLowerCase()}</span>
      </>
    ),
  },
  drafts,
  { label: 'Replaced', value: ({ replaced }) => replaced },
  { label: 'Requests', value: ({ requests }) => requests },
  ...tokensAndCost,
];

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const Failures = ({ failures }: Pick<ModelUse, 'failures'>) => (
  <Section title="Latest failures">
    {failures.length === 0 ? (
      <p className="text-muted">No model has failed.</p>
    ) : (
      <ul className="list-none divide-y divide-hairline p-0 text-sm">
        {failures.map(({ at, part, model, kind, reason }) => (
          <li key={`${at} ${part} ${kind}`} className="py-2">
            <p>{reason}</p>
            <p className="text-muted wrap-anywhere">
              {unbroken(`${moment.format(new Date(at))} · ${model} · ${kind}`)}
            </p>
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0">
    <h3 className="mb-2 text-base font-semibold">{title}</h3>
    {children}
  </section>
);
