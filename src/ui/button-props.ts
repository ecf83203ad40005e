export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger' | 'arcane';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

interface ButtonLookProps {
  className: string;
  'data-variant': ButtonVariant;
  'data-size': ButtonSize;
}

/**
 * The look of a button for another element: `<Link {...buttonProps({variant: 'primary'})}>`. Use a
 * link for navigation and a button for an action, even if both look alike.
 */
export function buttonProps({
  variant = 'quiet',
  size = 'medium',
  className,
}: ButtonLook = {}): ButtonLookProps {
  return {
    className: className ? `button ${className}` : 'button',
    'data-variant': variant,
    'data-size': size,
  };
}
