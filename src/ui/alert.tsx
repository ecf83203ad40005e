import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const looks = {
  info: { icon: Info, box: 'border-arcane/30 bg-arcane-wash', mark: 'text-arcane' },
  success: { icon: CircleCheck, box: 'border-moss/30 bg-moss-wash', mark: 'text-moss' },
  warning: { icon: TriangleAlert, box: 'border-gold/30 bg-gold-wash', mark: 'text-gold' },
  danger: { icon: CircleAlert, box: 'border-ember/40 bg-ember-wash', mark: 'text-ember' },
} satisfies Record<AlertTone, { icon: typeof Info; box: string; mark: string }>;

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: AlertTone;
  title?: ReactNode;
  /** A button or link that solves the problem. */
  action?: ReactNode;
}

/** `danger` interrupts the screen reader (role alert), other tones do not (role status). */
export function Alert({ tone = 'info', title, action, className, children, ...rest }: AlertProps) {
  const { icon: Icon, box, mark } = looks[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      className={classNames(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border px-4 py-3 text-sm',
        box,
        className,
      )}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-[1.15rem] shrink-0', mark)} />
      <div className="min-w-0 flex-1 basis-48 wrap-break-word">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
