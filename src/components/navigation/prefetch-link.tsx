import { type ComponentProps, use, useRef } from 'react';
import { Link } from 'react-router';
import { RoutePreloadContext } from './route-preload.ts';

interface PrefetchLinkProps extends ComponentProps<typeof Link> {
  to: string;
}

/** Milliseconds that the pointer must stay on the link. A pointer that crosses it loads nothing. */
const hoverDelay = 65;

/** A link that loads the code and data of its page when it is hovered, focused or touched. */
export function PrefetchLink({ to, ...rest }: PrefetchLinkProps) {
  const preload = use(RoutePreloadContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        timer.current = setTimeout(() => preload(to), hoverDelay);
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
