import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { FieldNotes } from './field-frame.tsx';

interface DropZoneProps {
  /** The expected file: "A spreadsheet file". */
  label: string;
  /** Formats and limits. */
  hint?: ReactNode;
  error?: ReactNode;
  /**
   * The `accept` of the file input, such as `.csv,.tsv`. A dropped file may have any type: the
   * caller must check it and show an error.
   */
  accept?: string;
  onFile: (file: File) => void;
  chooseLabel?: string;
  /** Why no file can be added now. */
  disabledReason?: string | undefined;
  className?: string;
  children?: ReactNode;
}

/** Accepts a file that is dropped on it or chosen with its button. */
export function DropZone({
  label,
  hint,
  error,
  accept,
  onFile,
  chooseLabel = 'Choose a file',
  disabledReason,
  className,
  children,
}: DropZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const isDisabled = disabledReason !== undefined;

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isDisabled) onFile(file);
  }

  return (
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDraggedOver(!isDisabled);
      }}
      onDragLeave={(event) => {
        // Moving onto a child element fires dragleave, although the pointer is still inside.
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setDraggedOver(false);
      }}
      onDrop={handleDrop}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-lg border border-dashed p-6 text-center transition-colors',
        isDraggedOver ? 'border-gold bg-gold-wash' : error ? 'border-ember' : 'border-control',
        className,
      )}
    >
      <Upload aria-hidden className="size-7 text-muted" />
      <p className="font-semibold" id={`${id}-label`}>
        {isDraggedOver ? 'Drop the file here' : label}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={chooseLabel}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // With the old value, choosing the same file again would fire no change event.
          target.value = '';
        }}
      />
      <Button
        icon={<Upload aria-hidden size={18} />}
        onClick={() => input.current?.click()}
        aria-describedby={`${id}-label ${hint ? `${id}-hint` : ''} ${error ? `${id}-error` : ''}`.trim()}
        {...(disabledReason !== undefined && { disabledReason })}
      >
        {chooseLabel}
      </Button>
      <FieldNotes hint={hint} hintId={`${id}-hint`} error={error} errorId={`${id}-error`} />
      {children}
    </div>
  );
}
