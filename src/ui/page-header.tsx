import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A title with more characters than this is set in a smaller size, so that it stays below four lines. */
const longTitle = 48;

interface PageHeaderProps {
  title: ReactNode;
  /** One or two short sentences under the title. */
  lead?: ReactNode;
  /** A small line above the title: the section that the page belongs to. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

export function PageHeader({ title, lead, eyebrow, actions, className }: PageHeaderProps) {
  return (
    <header
      className={classNames(
        'mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:mb-8',
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-72">
        {eyebrow && <p className="mb-1 text-sm text-muted">{eyebrow}</p>}
        <h1
          tabIndex={-1}
          className={classNames(
            'wrap-anywhere',
            typeof title === 'string' && title.length > longTitle && 'text-lg sm:text-xl',
          )}
        >
          {title}
        </h1>
        {lead && <p className="mt-2 max-w-prose wrap-anywhere text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 sm:gap-3">{actions}</div>}
    </header>
  );
}
