import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';

interface FormActionsProps {
  /** Whether the buttons stay in sight at the bottom of a narrow window. */
  sticky?: boolean | undefined;
  children: ReactNode;
}

const stickyLook =
  'sticky bottom-(--navigation-height) z-10 -mx-4 border-t border-hairline bg-surface-1 px-4 py-3 sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0';

/** The buttons of a form. */
export const FormActions = ({ sticky = false, children }: FormActionsProps) => (
  <div className={classNames('flex flex-wrap items-center gap-4', sticky && stickyLook)}>
    {children}
  </div>
);
