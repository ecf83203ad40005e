import type { ReactNode } from 'react';

interface WholePictureProps {
  url: string;
  /** What the picture shows; empty if that is not known. */
  what: string;
  hidden?: boolean;
  className: string;
  children: ReactNode;
}

/** A link from a picture to its whole size, in a tab of its own: browsers and phones can zoom it there. */
export const WholePicture = ({ url, what, hidden, className, children }: WholePictureProps) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    hidden={hidden}
    aria-label={`Show the whole picture in a new tab${what === '' ? '' : `: ${what}`}`}
    className={className}
  >
    {children}
  </a>
);
