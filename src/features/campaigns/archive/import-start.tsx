import { FolderOpen, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { ImportProblem } from '#src/lib/import/import-problem.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import type { ChosenFiles } from './archive-reader.ts';
import { chosenFolder, chosenZip, droppedFiles } from './chosen-files.ts';

interface ImportStartProps {
  isReading: boolean;
  error: Error | null;
  onChosen: (chosen: ChosenFiles) => void;
}

/** The types of React lack this attribute. */
const chooseFolder = { webkitdirectory: '' };

/** Where the user drops or chooses an archive or a folder. */
export function ImportStart({ isReading, error, onChosen }: ImportStartProps) {
  const zip = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <div
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void droppedFiles(event.dataTransfer).then((chosen) => {
            if (chosen !== null && !isReading) onChosen(chosen);
          });
        }}
        className={classNames(
          'flex flex-col items-center gap-4 rounded-lg border border-dashed p-6 text-center transition-colors',
          isOver ? 'border-gold bg-gold-wash' : 'border-control',
        )}
      >
        <Upload aria-hidden className="size-7 text-muted" />
        <p className="font-semibold">Drop an archive or a folder here</p>
        <input
          ref={zip}
          type="file"
          accept=".zip,application/zip"
          hidden
          aria-label="Choose an archive"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onChosen(chosenZip(file));
            target.value = '';
          }}
        />
        <input
          ref={folder}
          type="file"
          {...chooseFolder}
          hidden
          aria-label="Choose a folder"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            if (files.length > 0) onChosen(chosenFolder(files));
            target.value = '';
          }}
        />
        <div className="flex flex-wrap justify-center gap-3">
          <Button
            icon={<Upload aria-hidden size={18} />}
            pending={isReading}
            onClick={() => zip.current?.click()}
          >
            Choose an archive
          </Button>
          <Button
            icon={<FolderOpen aria-hidden size={18} />}
            pending={isReading}
            onClick={() => folder.current?.click()}
          >
            Choose a folder
          </Button>
        </div>
        <p className="max-w-prose text-sm text-muted">
          An archive of Questwright, or the Markdown files of an Obsidian vault, as a folder or as a
          ZIP file. You see what is in it before anything is written.
        </p>
      </div>
      <p role="status" className="flex items-center gap-2 text-sm text-muted empty:hidden">
        {isReading && (
          <>
            <Spinner /> Reading the files
          </>
        )}
      </p>
      {error && (
        <Alert tone="danger" title="This cannot be imported">
          {error instanceof ImportProblem ? error.message : 'The files cannot be read.'}
        </Alert>
      )}
    </div>
  );
}
