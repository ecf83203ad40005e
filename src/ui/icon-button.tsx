import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'aria-label'> {
  /** Says what the button does, because a screen reader cannot read the icon. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, variant = 'ghost', title, ...rest }: IconButtonProps) {
  return (
    <Button
      variant={variant}
      data-shape="square"
      aria-label={label}
      title={rest.disabledReason ?? title ?? label}
      icon={icon}
      {...rest}
    />
  );
}
