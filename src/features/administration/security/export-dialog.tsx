import { useEffect, useRef, useState } from 'react';
import { failureText } from '#src/api/http-error.ts';
import { fileTarget } from '#src/components/file-target.ts';
import { TaskStatus } from '#src/components/forms/task-status.tsx';
import { counted } from '#src/lib/counted.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogButtons } from '#src/ui/dialog.tsx';
import { RadioSet } from '#src/ui/radio-set.tsx';
import { type EventFormat, eventStream } from './export-events.ts';
import { type SecurityQuery, isFiltered, securityParams } from './security-query.ts';

interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
  query: SecurityQuery;
}

export function ExportDialog({ open, onClose, query }: ExportDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Export the security log"
      description={
        isFiltered(query)
          ? 'The events of the filter that is set now.'
          : 'All events. Set a filter first to export fewer.'
      }
    >
      <ExportForm onClose={onClose} query={query} />
    </Dialog>
  );
}

const formats = [
  { value: 'csv', label: 'CSV', hint: 'For spreadsheets. Formulas are written as text.' },
  { value: 'ndjson', label: 'NDJSON', hint: 'For programs: one event a line.' },
] as const satisfies readonly { value: EventFormat; label: string; hint: string }[];

const files = {
  csv: { description: 'Table', type: 'text/csv', extension: '.csv' },
  ndjson: { description: 'Events', type: 'application/x-ndjson', extension: '.ndjson' },
} as const;

const number = new Intl.NumberFormat('en-US');

function ExportForm({ onClose, query }: Pick<ExportDialogProps, 'onClose' | 'query'>) {
  const [format, setFormat] = useState<EventFormat>('csv');
  const [written, setWritten] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController>(null);
  // The export ends with its dialog.
  useEffect(() => () => controller.current?.abort(), []);

  async function run() {
    setProblem(null);
    try {
      const day = new Date().toISOString().slice(0, 10);
      const { extension } = files[format];
      const target = await fileTarget(`questwright-security-${day}${extension}`, files[format]);
      if (target === null) return;
      controller.current = new AbortController();
      setWritten(0);
      const params = securityParams(query);
      const stream = eventStream({ params, format, onProgress: setWritten });
      await target.write(stream, controller.current.signal);
      onClose();
    } catch (error) {
      if (controller.current?.signal.aborted !== true) setProblem(failureText(error));
    } finally {
      if (controller.current?.signal.aborted !== true) setWritten(null);
    }
  }

  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (written === null) void run();
      }}
    >
      {problem !== null && <Alert tone="danger">{problem}</Alert>}
      <RadioSet legend="Format" options={formats} value={format} onChange={setFormat} />
      <TaskStatus phase={written === null ? null : 'Writing the events'}>{null}</TaskStatus>
      {written !== null && (
        <p aria-hidden className="tabular text-sm text-muted">
          {`${counted(written, 'event is', 'events are', number.format)} written.`}
        </p>
      )}
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" pending={written !== null}>
          Export
        </Button>
      </DialogButtons>
    </form>
  );
}
