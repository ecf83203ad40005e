import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { CatalogueText } from './catalogue-text.tsx';

interface ExpandableRowProps {
  title: ReactNode;
  /** A line in small letters below the title. */
  line?: ReactNode;
  /** Buttons beside the title. In a narrow window they get a line of their own if there are many. */
  actions?: ReactNode;
  /** Shown below the title and the buttons, in the whole width, after a press on the title. */
  children?: ReactNode;
  /** What the catalogue says, in Markdown: shown with the children, below them or above them. Empty without a text. */
  text?: string;
  textFirst?: boolean;
  /** Shown with the children, and rendered only while the row is open, because it loads something. */
  whenOpen?: ReactNode;
}

/** A row of the sheet whose title opens more about it. */
export function ExpandableRow({
  title,
  line,
  actions,
  children,
  text = '',
  textFirst = false,
  whenOpen,
}: ExpandableRowProps) {
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  // A sheet can have dozens of long texts, so only those of open rows are rendered.
  const shownText = isOpen && text !== '' && <CatalogueText text={text} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-(--target) min-w-36 flex-1 items-center gap-2 text-left"
        >
          <span className="min-w-0">
            <span className="block leading-tight font-semibold wrap-anywhere">{title}</span>
            <span className="tabular block text-xs text-muted">{line}</span>
          </span>
          <ChevronDown
            aria-hidden
            size={16}
            className={classNames(
              'ml-auto shrink-0 text-muted transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </button>
        {actions && (
          <span className="ml-auto flex flex-wrap items-center justify-end gap-1.5">{actions}</span>
        )}
      </div>
      <div id={moreId} hidden={!isOpen} className="pt-1 pb-2">
        {textFirst && shownText}
        {children}
        {!textFirst && shownText}
        {isOpen && whenOpen}
      </div>
    </>
  );
}
