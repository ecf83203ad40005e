import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { counted } from '#src/lib/counted.ts';
import { failureOf } from '../edits/save-draft.ts';
import { type Kind, type ListQuery, listOf } from '../kind.ts';
import { type Format, formats, type ExportRow } from './export-text.ts';
import { RadioSet } from './radio-set.tsx';
import { useExport } from './use-export.ts';

interface ExportFormProps {
  kind: Kind;
  /** What the list shows. */
  query: ListQuery;
  selected: readonly ExportRow[];
  /** The fields that have a column in the list now; null where nobody chose any. */
  visible: readonly string[] | null;
}

type Scope = 'selected' | 'filtered' | 'all';

const everything = listOf(null);

const isFiltered = ({ category, q }: ListQuery): boolean => category !== null || q.trim() !== '';

export function ExportForm({ kind, query, selected, visible }: ExportFormProps) {
  const filtered = isFiltered(query);
  const [scope, setScope] = useState<Scope>(
    selected.length > 0 ? 'selected' : filtered ? 'filtered' : 'all',
  );
  const [columns, setColumns] = useState<'all' | 'visible'>('all');
  const [format, setFormat] = useState<Format>('csv');
  const all = useQuery(kind.total(everything));
  const matching = useQuery({ ...kind.total(query), enabled: filtered });
  const { stopsWith, ...exporting } = useExport(kind);

  const totals = { selected: selected.length, filtered: matching.data, all: all.data };
  const total = totals[scope];
  const labelled = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${count.toLocaleString('en-US')})`;
  const every = [
    { value: 'selected', label: 'Selected rows', offered: selected.length > 0 },
    { value: 'filtered', label: 'What matches the filter', offered: filtered },
    { value: 'all', label: `All ${kind.many}`, offered: true },
  ] as const;
  const scopes = every
    .filter((each) => each.offered)
    .map(({ value, label }) => ({ value, label: labelled(label, totals[value]) }));

  return (
    <form
      ref={stopsWith}
      aria-label={`Export ${kind.many}`}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (exporting.pending) return;
        exporting.start({
          format,
          scope,
          // An import needs the name beside the key, so that people can tell what they look at.
          fields: kind.fields.filter(
            ({ key }) => columns === 'all' || key === 'name' || visible?.includes(key) === true,
          ),
          from:
            scope === 'selected'
              ? selected
              : {
                  ...(scope === 'all' ? everything : query),
                  sort: query.sort,
                  reverse: query.reverse,
                },
        });
      }}
    >
      {scopes.length === 1 ? (
        <p>{scopes.map(({ label }) => label)}</p>
      ) : (
        <RadioSet legend="Which" value={scope} onChange={setScope} options={scopes} />
      )}
      {visible !== null && (
        <RadioSet
          legend="Columns"
          value={columns}
          onChange={setColumns}
          options={[
            { value: 'all', label: 'All fields' },
            { value: 'visible', label: 'Those the list shows', hint: 'The name is always there.' },
          ]}
        />
      )}
      <RadioSet
        legend="Format"
        value={format}
        onChange={setFormat}
        options={[
          { value: 'csv', label: formats.csv.name, hint: formats.csv.hint },
          { value: 'json', label: formats.json.name, hint: formats.json.hint },
        ]}
      />
      <p className="text-sm text-muted">
        The file has the key and the version of every row, so that bringing it back changes what was
        changed in it and nothing else, and the attribution that the sources ask for.
      </p>
      {exporting.error && (
        <Alert tone="danger" title="The export stopped">
          {failureOf(exporting.error).message}
        </Alert>
      )}
      {exporting.pending && (
        <Progress
          label={`Collecting ${kind.many}`}
          value={total === undefined ? null : exporting.count}
          max={total ?? 1}
          detail={counted(exporting.count, kind.one, kind.many)}
        />
      )}
      <p role="status" className="tabular text-sm empty:hidden">
        {exporting.exported !== undefined &&
          `${counted(exporting.exported, kind.one, kind.many)} exported.`}
        {exporting.stopped && 'Cancelled; no file was written.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          icon={<Download aria-hidden size={18} />}
          pending={exporting.pending}
        >
          Download {formats[format].name}
        </Button>
        {exporting.pending && (
          <Button
            variant="ghost"
            onClick={({ currentTarget }) => {
              // This button goes with what it ends.
              const form = currentTarget.closest('form');
              form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
              exporting.cancel();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
