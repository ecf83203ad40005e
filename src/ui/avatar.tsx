import { classNames } from './class-names.ts';

interface AvatarProps {
  /** A person's name; its first character is shown, or U without a name. */
  name?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

const sizes = {
  small: 'size-7 text-xs',
  medium: 'size-9 text-base',
  large: 'size-14 text-xl',
} as const;

/** Hidden from screen readers: the text beside it or the button around it has the name. */
export function Avatar({ name, size = 'medium', className }: AvatarProps) {
  return (
    <span
      aria-hidden
      data-background={backgroundOf(name ?? '')}
      className={classNames('avatar', sizes[size], className)}
    >
      {initialOf(name)}
    </span>
  );
}

export function initialOf(name: string | null | undefined): string {
  const [first = 'U'] = (name ?? '').trim();
  return first.toLocaleUpperCase('en');
}

/** Chooses one of six backgrounds. The same name always has the same background. */
function backgroundOf(name: string): number {
  let sum = 0;
  for (const letter of name) {
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  }
  return sum % 6;
}
