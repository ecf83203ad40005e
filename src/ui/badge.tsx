import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeTone = 'neutral' | 'gold' | 'arcane' | 'ember' | 'moss';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-hairline-strong text-muted',
  gold: 'border-gold/35 bg-gold-wash text-gold',
  arcane: 'border-arcane/35 bg-arcane-wash text-arcane',
  ember: 'border-ember/40 bg-ember-wash text-ember',
  moss: 'border-moss/35 bg-moss-wash text-moss',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'badge inline-flex items-center gap-1 rounded-full border px-2.5 py-px text-xs font-semibold [&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
