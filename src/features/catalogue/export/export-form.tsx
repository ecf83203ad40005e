import { number, numbered } from '../numbers.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DownloadButtons } from '#src/components/forms/download-buttons.tsx';
import { TaskStatus } from '#src/components/forms/task-status.tsx';
import { Alert } from '#src/ui/alert.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { RadioSet } from '#src/ui/radio-set.tsx';
import { failureOf } from '../edits/save-draft.ts';
import type { Kind } from '../kind.ts';
import { listOf, type ListQuery } from '../list-query.ts';
import { type ExportRow, type ExportFormat, formats } from './export-text.ts';
import type { Field } from '../field.ts';
import { exportFile, type ExportOptions, fileName } from './export-file.ts';
import { saveFile } from '#src/components/save-file.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import type { GridRow } from '../edits/rows.ts';

interface ExportFormProps {
  kind: Kind;
  /** The filter and the order of the list. */
  query: ListQuery;
  selected: readonly ExportRow[];
  /** The keys of the visible columns of the list; null on a page without a list. */
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
  const [format, setFormat] = useState<ExportFormat>('csv');
  const all = useQuery(kind.total(everything));
  const matching = useQuery({ ...kind.total(query), enabled: filtered });
  const exporting = useExport(kind);

  const totals = { selected: selected.length, filtered: matching.data, all: all.data };
  const total = totals[scope];
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${number(count)})`;
  const scopeOptions = [
    { value: 'selected', label: 'Selected rows', offered: selected.length > 0 },
    { value: 'filtered', label: 'What matches the filter', offered: filtered },
    { value: 'all', label: `All ${kind.many}`, offered: true },
  ] as const;
  const scopes = scopeOptions
    .filter((each) => each.offered)
    .map(({ value, label }) => ({ value, label: withCount(label, totals[value]) }));

  return (
    <form
      aria-label={`Export ${kind.many}`}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (exporting.pending) return;
        exporting.start({
          format,
          scope,
          // The name is always exported, so that people recognize the rows.
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
            { value: 'visible', label: 'Visible columns', hint: 'The name is always there.' },
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
        The file has the key and the version of every row, so that importing it again changes only
        what was changed in it. It also has the attribution that the sources require.
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
          detail={numbered(exporting.count, kind.one, kind.many)}
        />
      )}
      <TaskStatus phase={exporting.pending ? `Collecting ${kind.many}` : null}>
        {exporting.exported !== undefined &&
          `${numbered(exporting.exported, kind.one, kind.many)} exported.`}
        {exporting.cancelled && 'Cancelled; no file was written.'}
      </TaskStatus>
      <DownloadButtons
        label={`Download ${formats[format].name}`}
        isPending={exporting.pending}
        onCancel={exporting.cancel}
      />
    </form>
  );
}

interface Export extends Pick<ExportOptions, 'from'> {
  format: ExportFormat;
  scope: string;
  fields: readonly Field[];
}

/** Collects the rows and saves them as a file. Unmounting the component aborts the export. */
function useExport(kind: Kind) {
  const [count, setCount] = useState(0);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const exporting = useMutation({
    mutationFn: async ({ format, scope, fields, from }: Export) => {
      const { signal } = (controller.current = new AbortController());
      setCount(0);
      const { file, count: rows } = await exportFile({
        kind,
        format,
        fields,
        from,
        signal,
        onProgress: setCount,
      });
      // If the person cancels after the last row was written, no file is saved.
      signal.throwIfAborted();
      saveFile(fileName(kind.slug, scope, format, new Date()), file);
      return rows;
    },
  });
  const cancelled = exporting.error?.name === 'AbortError';
  return {
    count,
    start: exporting.mutate,
    cancel: () => controller.current?.abort(),
    pending: exporting.isPending,
    exported: exporting.data,
    cancelled,
    error: cancelled ? null : exporting.error,
  };
}

interface ExportDialogProps {
  open: boolean;
  kind: Kind;
  query: ListQuery;
  /** Returns the selected rows with their unsaved changes. */
  selected: () => readonly GridRow[];
  /** The keys of the visible columns of the list. */
  visible?: readonly string[];
  onClose: () => void;
}

/** Converts a row of the list. A row that was never saved is exported without key and version. */
const exportRowOf = ({ sk, version, values, draft }: GridRow): ExportRow =>
  draft?.state === 'created' ? { sk: null, version: null, values } : { sk, version, values };

export function ExportDialog({ open, kind, onClose, ...list }: ExportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Export ${kind.many}`} width="wide">
      <OpenExport kind={kind} {...list} />
    </Dialog>
  );
}

/** Mounted each time the dialog opens, so it reads the rows that are selected at that time. */
function OpenExport({
  kind,
  query,
  selected,
  visible,
}: Omit<ExportDialogProps, 'open' | 'onClose'>) {
  const [rows] = useState(() => selected().map(exportRowOf));
  return <ExportForm kind={kind} query={query} selected={rows} visible={visible ?? null} />;
}
