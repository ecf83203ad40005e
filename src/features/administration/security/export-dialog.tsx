import { useEffect, useRef, useState } from 'react';
import { failureText } from '#src/api/http-error.ts';
import { saveFile } from '#src/components/save-file.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog, DialogButtons } from '#src/ui/dialog.tsx';
import { RadioSet } from '#src/ui/radio-set.tsx';
import { type EventFormat, exportEvents, mostExported } from './export-events.ts';
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

const number = new Intl.NumberFormat('en-US');

function ExportForm({ onClose, query }: Pick<ExportDialogProps, 'onClose' | 'query'>) {
  const [format, setFormat] = useState<EventFormat>('csv');
  const [written, setWritten] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isCut, setCut] = useState(false);
  const controller = useRef<AbortController>(null);
  // The export ends with its dialog.
  useEffect(() => () => controller.current?.abort(), []);

  async function run() {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProblem(null);
    setWritten(0);
    try {
      const params = securityParams(query);
      const exported = await exportEvents({ params, format, signal, onProgress: setWritten });
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`questwright-security-${day}.${format}`, exported.file);
      if (exported.isCut) setCut(true);
      else onClose();
    } catch (error) {
      if (!signal.aborted) setProblem(failureText(error));
    } finally {
      if (!signal.aborted) setWritten(null);
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
      {isCut && (
        <Alert tone="warning" title="The file does not have everything">
          {`It has the latest ${number.format(mostExported)} events. Export earlier ones with a last day.`}
        </Alert>
      )}
      <RadioSet legend="Format" options={formats} value={format} onChange={setFormat} />
      <p role="status" className="tabular text-sm text-muted empty:hidden">
        {written !== null && `${number.format(written)} events are written.`}
      </p>
      <DialogButtons>
        <Button onClick={onClose}>{isCut ? 'Close' : 'Cancel'}</Button>
        <Button type="submit" variant="primary" pending={written !== null}>
          Export
        </Button>
      </DialogButtons>
    </form>
  );
}
