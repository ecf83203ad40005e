import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { CatalogueText } from './catalogue-text.tsx';

interface WithTextProps {
  /** What the text is about. */
  name: string;
  /** In Markdown; empty if the catalogue has none. */
  text: string;
  /** Further buttons, behind the one that shows the text. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Something to choose, with a button that shows what the catalogue says about it. */
export function WithText({ name, text, actions, children }: WithTextProps) {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  return (
    <div>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">{children}</div>
        {text !== '' && (
          <IconButton
            size="small"
            label={`${isOpen ? 'Hide' : 'Read'} what ${name} does`}
            aria-expanded={isOpen}
            aria-controls={textId}
            icon={
              <ChevronDown
                aria-hidden
                size={16}
                className={classNames('transition-transform', isOpen && 'rotate-180')}
              />
            }
            onClick={() => setOpen(!isOpen)}
          />
        )}
        {actions}
      </div>
      {/* Lists have hundreds of texts, so only those that are open are rendered. */}
      <div id={textId} hidden={!isOpen} className="pt-1 pb-2">
        {isOpen && <CatalogueText text={text} />}
      </div>
    </div>
  );
}
