import { type ComponentProps, use, useRef } from 'react';
import { Link } from 'react-router';
import { RoutePreloadContext } from './route-preload.ts';

interface PrefetchLinkProps extends ComponentProps<typeof Link> {
  to: string;
}

/** Milliseconds: a pointer that only crosses the link loads nothing. */
const dwell = 65;

/** A link that loads its target as soon as the pointer or the focus rests on it. */
export function PrefetchLink({ to, ...rest }: PrefetchLinkProps) {
  const preload = use(RoutePreloadContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        timer.current = setTimeout(() => preload(to), dwell);
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        clearTimeout(timer.current);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        preload(to);
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event);
        preload(to);
      }}
    />
  );
}
