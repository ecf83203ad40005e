import { lazy, Suspense, useState } from 'react';
import { useHeadingFocus } from '../../../components/navigation/use-heading-focus.ts';
import type { CatalogueKind } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { type BulkTable, readTable } from './bulk-table.ts';
import { FormPage } from '../form/form-page.tsx';
import type { Kind } from '../kind.ts';
import { titled } from '../kind-texts.ts';
import { kinds } from '../kinds/all.ts';
import { ListSkeleton } from '../list/list-frame.tsx';

const BulkReview = lazy(async () => {
  const module = await import('./bulk-review.tsx');
  return { default: module.BulkReview };
});

const title = (kind: Kind): string => `Create many ${kind.many}`;

/** What a browser takes without trouble; more goes in parts. */
const largestFile = 25 * 1024 * 1024;

export const handle = titled(title);

export function Component({ kind: slug }: { kind: CatalogueKind }) {
  const kind = kinds[slug];
  const [table, setTable] = useState<BulkTable | null>(null);
  useHeadingFocus(table !== null);
  return (
    <FormPage
      key={slug}
      wide
      kind={kind}
      title={title(kind)}
      lead="Paste a table from a spreadsheet. Nothing is written before you have seen every row."
    >
      {table === null ? (
        <TableInput kind={kind} onTable={setTable} />
      ) : (
        <Suspense fallback={<ListSkeleton label="Laying out the rows" />}>
          <BulkReview kind={kind} table={table} onStartOver={() => setTable(null)} />
        </Suspense>
      )}
    </FormPage>
  );
}

function TableInput({ kind, onTable }: { kind: Kind; onTable: (table: BulkTable) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function read(source: string) {
    const result = readTable(kind, source);
    if (result.ok) onTable(result.table);
    else setProblem(result.message);
  }

  async function readFile(file: File | null) {
    if (file === null) return;
    if (file.size > largestFile) {
      setProblem('This file is larger than 25 MB. Split it and bring the parts one by one.');
      return;
    }
    const content = await file.text();
    setText(content);
    read(content);
  }

  return (
    <Panel>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          read(text);
        }}
      >
        {problem !== null && <Alert tone="danger">{problem}</Alert>}
        <TextAreaField
          label="Table"
          hint="From Excel, Sheets or any CSV. The first row names the columns; the others are one item each."
          rows={8}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FileField
          label="Or a file"
          optional
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          prompt="Choose a CSV or TSV file or drop it here"
          onFile={(file) => void readFile(file)}
        />
        <div className="text-sm text-muted">
          Columns: {kind.fields.map(({ label }) => label).join(', ')}.
        </div>
        <div>
          <Button
            type="submit"
            variant="primary"
            {...(text.trim() === '' && { disabledReason: 'Paste a table first.' })}
          >
            Look it over
          </Button>
        </div>
      </form>
    </Panel>
  );
}
