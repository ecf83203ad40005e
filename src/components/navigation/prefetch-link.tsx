import { type ComponentProps, use, useRef } from 'react';
import { Link } from 'react-router';
import { RoutePreloadContext } from './route-preload.ts';

interface PrefetchLinkProps extends ComponentProps<typeof Link> {
  to: string;
}

/**
 * Milliseconds that the pointer, the focus or a finger must stay on the link. A pointer that crosses it, the
 * Tab key on its way to another link and a finger that scrolls load nothing.
 */
const delay = 65;

/** A link that loads the code and data of its page when it is hovered, focused or touched. */
export function PrefetchLink({ to, ...rest }: PrefetchLinkProps) {
  const preload = use(RoutePreloadContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  function start() {
    stop();
    timer.current = setTimeout(() => preload(to), delay);
  }
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        start();
      }}
      onPointerLeave={(event) => {
        rest.onPointerLeave?.(event);
        stop();
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        start();
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        stop();
      }}
      onTouchStart={(event) => {
        rest.onTouchStart?.(event);
        start();
      }}
      onTouchMove={(event) => {
        rest.onTouchMove?.(event);
        stop();
      }}
      onClick={(event) => {
        rest.onClick?.(event);
        // The page itself loads everything now.
        stop();
      }}
    />
  );
}
