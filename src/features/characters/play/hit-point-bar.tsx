interface HitPointBarProps {
  left: number;
  most: number;
}

/** The share of the hit points that is left. An SVG, because the content security policy allows no style attribute. */
export function HitPointBar({ left, most }: HitPointBarProps) {
  const share = left / most;
  return (
    <div aria-hidden className="h-2 overflow-hidden rounded-full bg-surface-3">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full">
        <rect
          width={Math.max(0, Math.min(100, share * 100))}
          height="1"
          className={share > 0.5 ? 'fill-moss' : share > 0.25 ? 'fill-gold' : 'fill-ember'}
        />
      </svg>
    </div>
  );
}
