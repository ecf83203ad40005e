import { useState } from 'react';
import { Banner } from '#src/components/forms/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { DropZone } from '#src/ui/drop-zone.tsx';
import { Kbd } from '#src/ui/kbd.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { limitsInWords } from '#src/lib/import/limits.ts';
import type { Kind } from '../../kind.ts';
import type { ImportInput } from '../import-session.ts';
import { usePageDrop } from './use-page-drop.ts';
import { Download } from 'lucide-react';
import { templateCsv } from '../worker/template.ts';
import { csvFile, saveFile } from '#src/components/save-file.ts';
import { useWindowEvent } from '#src/components/use-window-event.ts';

interface ImportStartProps {
  kind: Kind;
  /** The reason why the last import could not be read. */
  problem: string | null;
  onSource: (source: ImportInput) => void;
}

const acceptedTypes = '.csv,.tsv,.tab,.txt,.json,.ndjson,.jsonl,text/csv,text/tab-separated-values';

/** A longer text is read immediately, because a text area needs seconds to draw it. */
const maxTextAreaLength = 200_000;

/** All ways to begin an import: typing, pasting, choosing and dropping. */
export function ImportStart({ kind, problem, onSource }: ImportStartProps) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  function readFiles(files: readonly File[]) {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) {
      setRefusal(
        `You dropped ${files.length} files. Import them one after the other: each is an import of its own.`,
      );
      return;
    }
    setRefusal(null);
    onSource({ file });
  }

  function readText(pasted: string) {
    setRefusal(null);
    onSource({ text: pasted });
  }

  const over = usePageDrop(readFiles);
  usePagePaste((pasted) => {
    if (pasted.text.trim() !== '') readText(pasted.text);
    else readFiles(pasted.files);
  });

  const shown = refusal ?? problem;
  return (
    <>
      {shown !== null && (
        <Banner key={shown} tone="danger" title="This could not be read">
          {shown}
        </Banner>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel
          title="Paste a table"
          description={
            <>
              In Excel or Sheets, select the cells with their headings, copy them, and{' '}
              <span className="pointer-coarse:hidden">
                press{' '}
                <span className="whitespace-nowrap">
                  <Kbd>Ctrl</Kbd> <Kbd>V</Kbd>
                </span>
              </span>
              <span className="hidden pointer-coarse:inline">paste them</span> here.
            </>
          }
        >
          <form
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              readText(text);
            }}
          >
            <TextAreaField
              label="Table"
              hint={`The first row names the columns; every other row is one ${kind.one}.`}
              rows={9}
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
              onPaste={(event) => {
                const pasted = event.clipboardData.getData('text/plain');
                if (pasted.length <= maxTextAreaLength) return;
                event.preventDefault();
                readText(pasted);
              }}
            />
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
        <Panel title="Or choose a file" description="Drop it anywhere on this page.">
          <div className="flex flex-col gap-4">
            <DropZone
              label="A spreadsheet file"
              hint={`CSV, TSV, JSON or NDJSON; commas, semicolons or tabs. ${limitsInWords}`}
              accept={acceptedTypes}
              onFile={(file) => readFiles([file])}
            />
            <TemplateDownload kind={kind} />
          </div>
        </Panel>
      </div>
      <p className="text-sm text-muted">
        Known columns: {kind.fields.map(({ label }) => label).join(', ')}.
      </p>
      {over && (
        <div
          aria-hidden
          className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-scrim p-6"
        >
          <p className="rounded-lg border-2 border-dashed border-gold bg-surface-2 px-8 py-6 text-center text-lg">
            Drop the file to import it as {kind.many}
          </p>
        </div>
      )}
    </>
  );
}

/** Downloads a template file with the titles, an explanation of each column and two examples. */
function TemplateDownload({ kind }: { kind: Kind }) {
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

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

interface Pasted {
  text: string;
  files: readonly File[];
}

/** Handles Ctrl+V anywhere on the page, except in inputs and dialogs. */
function usePagePaste(onPaste: (pasted: Pasted) => void): void {
  useWindowEvent('paste', (event) => {
    if (event.defaultPrevented || isEditable(event.target) || !event.clipboardData) return;
    const pasted = {
      text: event.clipboardData.getData('text/plain'),
      files: [...event.clipboardData.files],
    };
    if (pasted.text.trim() === '' && pasted.files.length === 0) return;
    event.preventDefault();
    onPaste(pasted);
  });
}
