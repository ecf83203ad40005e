import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyStateProps {
  /** A decorative picture without text. */
  picture?: ReactNode;
  title: ReactNode;
  /** One line that says what belongs here. */
  children?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** `h1` if the state is the whole page. */
  heading?: 'h1' | 'h2' | 'h3';
  className?: string;
}

export function EmptyState({
  picture,
  title,
  children,
  action,
  heading: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-10 text-center',
        className,
      )}
    >
      {picture && (
        <div className="mb-3 w-full max-w-sm overflow-hidden rounded-lg [mask-image:radial-gradient(closest-side,black_72%,transparent)]">
          {picture}
        </div>
      )}
      <Heading tabIndex={-1} className="font-display text-xl font-medium">
        {title}
      </Heading>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
