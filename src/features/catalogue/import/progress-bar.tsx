interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null while nobody knows how much there is. */
  done: number | null;
  paused?: boolean;
}

export function ProgressBar({ label, done, paused = false }: ProgressBarProps) {
  const percent = done === null ? null : Math.round(Math.min(Math.max(done, 0), 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== null && { 'aria-valuenow': percent })}
      className="h-2 w-full overflow-hidden rounded-full bg-surface-3"
    >
      {percent === null ? (
        <div className="skeleton h-full w-full" />
      ) : (
        <svg aria-hidden className="block h-full w-full" preserveAspectRatio="none">
          <rect
            width={`${percent}%`}
            height="100%"
            className={paused ? 'fill-gold-deep' : 'fill-gold transition-[width]'}
          />
        </svg>
      )}
    </div>
  );
}
