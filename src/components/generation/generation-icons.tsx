import type { ReactNode } from 'react';

// Not from the package of icons: every page loads all its icons, and only these panels show these two.

interface IconProps {
  size?: number;
}

const Icon = ({ size = 16, children }: IconProps & { children: ReactNode }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="shrink-0"
  >
    {children}
  </svg>
);

/** A quill: something is written. */
export const QuillIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 21C5 13 10 5 20 3c0 8-5 13-12 13M9 12h5" />
  </Icon>
);

/** A brush: something is painted. */
export const BrushIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m11 15 9-11-11 9M4 20c1-1 0-5 3-6s6 3 3 5-5 1-6 1z" />
  </Icon>
);
