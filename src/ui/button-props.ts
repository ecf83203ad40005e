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
 * The look of a button for another element: `<Link {...buttonProps({variant: 'primary'})}>`. A link
 * leads to a page, a button does something; they may look alike, but one never replaces the other.
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
