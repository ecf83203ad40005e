import { ImageUp, Upload, X } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { IconButton } from './icon-button.tsx';

export interface FileFieldProps
  extends
    FieldTexts,
    Pick<ComponentProps<'input'>, 'id' | 'name' | 'accept' | 'className' | 'onBlur' | 'disabled'> {
  /** The name of the chosen file; undefined without a file. The form stores the file itself. */
  fileName?: string | undefined;
  /** The chosen picture. */
  preview?: ReactNode;
  /** Called with the chosen or dropped file, and with null when it is removed. */
  onFile: (file: File | null) => void;
  /** The instruction: "Choose a picture or drop it here". */
  prompt?: string;
}

export function FileField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  fileName,
  preview,
  onFile,
  prompt = 'Choose a file or drop it here',
  ...input
}: FileFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const PromptIcon = input.accept?.startsWith('image/') ? ImageUp : Upload;

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Closing the chooser without a choice keeps the previous file.
    if (file) {
      onFile(file);
    }
    // With the old value, choosing a removed file again would fire no change event.
    event.target.value = '';
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setDraggedOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !input.disabled) {
      onFile(file);
    }
  }

  function remove() {
    onFile(null);
    inputRef.current?.focus();
  }

  return (
    <FieldFrame {...{ label, hint, error, optional, id, className }}>
      {(fieldProps) => (
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setDraggedOver(!input.disabled);
          }}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={handleDrop}
          className={classNames(
            'relative flex min-h-24 flex-col items-center justify-center gap-2 overflow-hidden rounded-md border border-dashed p-4 text-center text-sm transition-colors focus-within:outline-2 focus-within:outline-gold-bright hover:bg-surface-2',
            isDraggedOver ? 'border-gold bg-gold-wash' : error ? 'border-ember' : 'border-control',
          )}
        >
          {preview || <PromptIcon aria-hidden className="size-6 text-muted" />}
          <span className={classNames('max-w-full wrap-anywhere', !fileName && 'text-muted')}>
            {fileName ?? prompt}
          </span>
          {/* Covers the whole area, so that a click anywhere opens the chooser. */}
          <input
            {...input}
            {...fieldProps}
            ref={inputRef}
            type="file"
            onChange={handleChange}
            className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
          />
          {fileName && !input.disabled && (
            <IconButton
              size="small"
              variant="quiet"
              label={`Remove ${fileName}`}
              icon={<X size={18} />}
              onClick={remove}
              className="absolute top-2 right-2 bg-surface-3"
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
