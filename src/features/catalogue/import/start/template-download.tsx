import { Download } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from '../../kind.ts';
import { templateCsv } from '../engine/template.ts';
import { csvFile, saveFile } from '../../save-file.ts';

/** A table to begin with: the headings, what each column takes, and two examples. */
export function TemplateDownload({ kind }: { kind: Kind }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="small"
        icon={<Download aria-hidden size={16} />}
        onClick={() =>
          saveFile(`questwright-${kind.slug}-template.csv`, csvFile(templateCsv(kind)))
        }
      >
        Download a template
      </Button>
      <span className="text-sm text-muted">Headings, what each column takes, two examples.</span>
    </div>
  );
}
