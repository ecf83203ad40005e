import { useState } from 'react';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Gesture } from '#src/components/grid/grid-types.ts';
import type { Kind } from '../../kind.ts';
import type { Filter, Summary } from '../engine/draft-types.ts';
import type { Engine } from '../engine/engine.ts';
import { amount } from '../import-texts.ts';
import { DraftCard } from './draft-card.tsx';
import { useDraftRows } from './use-draft-rows.ts';

interface DraftCardsProps {
  kind: Kind;
  engine: Engine;
  summary: Summary;
  filter: Filter;
  count: number;
  onGesture: (gesture: Gesture) => void;
  onSkip: (ids: readonly string[], leftOut: boolean) => void;
}

const step = 20;

/** The rows where a grid has no room, a handful at a time. */
export function DraftCards({
  kind,
  engine,
  summary,
  filter,
  count,
  onGesture,
  onSkip,
}: DraftCardsProps) {
  const [end, setEnd] = useState(step);
  const rows = useDraftRows(engine, filter, end, summary.version);
  if (rows === null) return null;
  if (rows.length === 0) {
    return <p className="panel p-5 text-center text-muted">There is no such row.</p>;
  }
  return (
    <>
      <ul aria-label={`${kind.title} of the import`} className="flex list-none flex-col gap-3 p-0">
        {rows.map((row) => (
          <DraftCard key={row.id} kind={kind} row={row} onGesture={onGesture} onSkip={onSkip} />
        ))}
      </ul>
      {count > rows.length && (
        <div className="flex flex-col items-center gap-2">
          <Badge>
            {amount(rows.length)} of {amount(count)}
          </Badge>
          <Button onClick={() => setEnd(end + step)}>Show more</Button>
        </div>
      )}
    </>
  );
}
