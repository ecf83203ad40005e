import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { buttonProps, type ButtonSize, type ButtonVariant } from './button-props.ts';
import { Spinner } from './spinner.tsx';
import { useSinglePress } from './use-single-press.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /**
   * While true, the button keeps its place and focus but does nothing. A button with this prop starts
   * work, so a double click is one press. It is not for buttons that are pressed in quick succession.
   */
  pending?: boolean;
  /** Why the button cannot be used now. It is shown as tooltip and description. */
  disabledReason?: string;
  /** The id of an element that shows the reason to everyone. Then it is no tooltip. */
  reasonId?: string;
}

export function Button({
  variant = 'quiet',
  size = 'medium',
  icon,
  pending: workState,
  disabledReason,
  reasonId: shownReasonId,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ownReasonId = useId();
  const reasonId = shownReasonId ?? ownReasonId;
  const pending = workState ?? false;
  // A form has its own guard, which does not count a press that the check of its fields refuses.
  const isRepeated = useSinglePress(type === 'button' ? workState : undefined);
  const isInactive = pending || disabledReason !== undefined;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // `preventDefault` keeps an inactive submit button from sending its form.
    if (isInactive || isRepeated()) {
      event.preventDefault();
    } else {
      onClick?.(event);
    }
  }

  return (
    <>
      <button
        {...(disabledReason && {
          'aria-describedby': reasonId,
          ...(shownReasonId === undefined && { title: disabledReason }),
        })}
        {...rest}
        {...buttonProps({ variant, size, ...(className && { className }) })}
        // oxlint-disable-next-line react/button-has-type -- the default above is `button`, the type allows no other value
        type={type}
        aria-disabled={isInactive || undefined}
        aria-busy={pending || undefined}
        onClick={handleClick}
      >
        {pending ? <Spinner /> : icon}
        {children}
      </button>
      {disabledReason && shownReasonId === undefined && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
