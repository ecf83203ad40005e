import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A decorative picture without text. */
  picture?: ReactNode;
  title: ReactNode;
  /** One line that says what belongs here. */
  children?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  heading?: 'h2' | 'h3';
}

export function EmptyState({
  picture,
  title,
  children,
  action,
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-3 px-4 py-10 text-center max-sm:py-4">
      {picture && (
        <div className="mb-3 w-full max-w-sm overflow-hidden rounded-lg [mask-image:radial-gradient(closest-side,black_72%,transparent)]">
          {picture}
        </div>
      )}
      <Heading tabIndex={-1} className="font-display text-xl font-medium">
        {title}
      </Heading>
      {children && <div className="wrap-anywhere text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
