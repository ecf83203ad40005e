import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** One line below the title. */
  description?: ReactNode;
  /** Buttons to the right of the title. */
  actions?: ReactNode;
}

/** A raised surface with an optional heading, which is also the accessible name of the region. */
export function Panel({ title, description, actions, className, children, ...rest }: PanelProps) {
  const titleId = useId();
  return (
    <section
      {...rest}
      {...(title !== undefined && { 'aria-labelledby': titleId })}
      className={classNames('panel p-5 sm:p-6', className)}
    >
      {title !== undefined && (
        <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            {description && <p className="text-sm text-muted">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
