import { classNames } from '#src/ui/class-names.ts';
import './canvas.css';

/** An empty canvas with moving light, where a picture will be. */
export const Canvas = ({ className }: { className: string }) => (
  <div aria-hidden className={classNames('canvas', className)}>
    <span />
    <span />
    <span />
  </div>
);
