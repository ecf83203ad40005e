import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { exportCsv, exportJson } from './export-text.ts';
import type { Kind } from '../kind.ts';
import { counted } from '../kind-texts.ts';
import { failureOf } from '../edits/save-draft.ts';
import type { CatalogueItem } from '../values.ts';

const formats = [
  { name: 'CSV', ending: 'csv', type: 'text/csv;charset=utf-8', write: exportCsv },
  { name: 'JSON', ending: 'json', type: 'application/json', write: exportJson },
] as const;

type Format = (typeof formats)[number];

function download(fileName: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has its own hold on the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Walks through all items of a kind and hands them over as a file. */
export function ExportPanel({ kind }: { kind: Kind }) {
  const [count, setCount] = useState(0);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const exporting = useMutation({
    mutationFn: async (format: Format) => {
      const stop = new AbortController();
      controller.current = stop;
      setCount(0);
      const items: CatalogueItem[] = [];
      for await (const page of kind.walk(null, undefined, stop.signal)) {
        items.push(...page.items);
        setCount(items.length);
      }
      const day = new Date().toISOString().slice(0, 10);
      download(
        `questwright-${kind.slug}-${day}.${format.ending}`,
        new Blob([format.write(kind, items)], { type: format.type }),
      );
    },
  });
  const stopped = exporting.error?.name === 'AbortError';

  return (
    <Panel
      title={`All ${kind.many}`}
      description="With the attribution that the sources ask for. Cells that a spreadsheet would run as a formula are written as text."
    >
      <div className="flex flex-col gap-4">
        {exporting.error && !stopped && (
          <Alert tone="danger" title="The export stopped">
            {failureOf(exporting.error).message}
          </Alert>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {formats.map((format) => (
            <Button
              key={format.name}
              variant="primary"
              icon={<Download aria-hidden size={18} />}
              pending={exporting.isPending && exporting.variables === format}
              onClick={() => {
                if (!exporting.isPending) exporting.mutate(format);
              }}
            >
              Download {format.name}
            </Button>
          ))}
          {exporting.isPending && (
            <Button variant="ghost" onClick={() => controller.current?.abort()}>
              Cancel
            </Button>
          )}
          <p role="status" className="tabular text-sm text-muted">
            {exporting.isPending && `${counted(count, kind.one, kind.many)} so far…`}
            {exporting.isSuccess && `${counted(count, kind.one, kind.many)} exported.`}
            {stopped && 'Cancelled; no file was written.'}
          </p>
        </div>
      </div>
    </Panel>
  );
}
