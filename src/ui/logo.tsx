interface LogoProps {
  className?: string;
}

/** The logo: a lantern with a twenty-sided die as its glass. `public/favicon.svg` has it too. */
export function Logo({ className }: LogoProps) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden fill="none" strokeLinejoin="round">
      <path
        d="M32 11.5a4.75 4.75 0 1 1 .01 0"
        stroke="var(--gold-deep)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M32 12 52 23.5v23L32 58 12 46.5v-23Z" fill="var(--surface-2)" />
      <path d="M32 24 44 44H20Z" fill="var(--gold-bright)" />
      <path
        d="M32 24 12 23.5 20 44ZM32 24l20-.5L44 44ZM20 44h24L32 58Z"
        fill="var(--gold)"
        opacity="0.42"
      />
      <path
        d="M32 12 52 23.5v23L32 58 12 46.5v-23ZM32 12v12M32 24 12 23.5M32 24l20-.5M32 24 20 44h24ZM20 44l-8 2.5M44 44l8 2.5M20 44l12 14 12-14"
        stroke="var(--gold)"
        strokeWidth="2.25"
      />
    </svg>
  );
}
