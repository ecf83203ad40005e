import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { markRoot } from '#src/ui/mark-root.ts';

interface FormActionsProps {
  /** Whether the buttons stay in sight at the bottom of a narrow window. */
  sticky?: boolean | undefined;
  /**
   * For a form of several steps, the button that leads to the step before; null for the first step. It is at the
   * left edge and the others are at the right one, so that they keep their places in all steps.
   */
  back?: ReactNode;
  /** Whether the form is the last content of a dialog, whose buttons are at the right and stay in sight. */
  inDialog?: boolean | undefined;
  children: ReactNode;
}

// Fields that get the focus must not be behind the buttons.
const markBar = markRoot('form-bar');

const stickyLook =
  'sticky bottom-(--navigation-height) z-10 -mx-4 border-t border-hairline bg-surface-1 px-4 py-3';

const onlyNarrow = 'sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0';

/** The button that leads on is in sight in every step, also where a step has more than a window shows. */
const everyWidth = 'sm:mx-0 sm:rounded-t-lg sm:border-x';

/** The look of the button that leads to the next step: in a narrow window, it takes the place that Back leaves. */
export const nextButton = 'max-sm:flex-1';

/** The buttons of a form. */
export const FormActions = ({
  sticky = false,
  back,
  inDialog = false,
  children,
}: FormActionsProps) => (
  <div
    {...(sticky && { ref: markBar })}
    className={classNames(
      inDialog ? 'dialog-buttons' : 'flex flex-wrap items-center gap-4',
      back !== undefined && (back === null ? 'justify-end' : 'justify-between'),
      sticky && classNames(stickyLook, back === undefined ? onlyNarrow : everyWidth),
    )}
  >
    {back}
    {children}
  </div>
);
