import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { type RollRequest, useRolls } from './rolls.ts';

interface RollButtonProps {
  request: RollRequest;
  children: ReactNode;
  className?: string;
  /** Why it cannot be rolled now. */
  disabledReason?: string;
}

/** A number that rolls when it is pressed. */
export function RollButton({ request, children, className, disabledReason }: RollButtonProps) {
  const { roll } = useRolls();
  return (
    <Button
      size="small"
      className={classNames('tabular relative min-w-14 shrink-0', className)}
      {...(disabledReason !== undefined && { disabledReason })}
      onClick={() => roll(request)}
    >
      <VisuallyHidden>Roll {request.label} </VisuallyHidden>
      {children}
    </Button>
  );
}
