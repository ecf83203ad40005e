import { shownStrength, strengthWords } from './password-strength.ts';

interface PasswordStrengthMeterProps {
  password: string;
  known: readonly string[];
  /** Why the form refuses this password. */
  refusal?: string | undefined;
}

const fills = ['bg-ember', 'bg-ember', 'bg-gold-deep', 'bg-gold', 'bg-moss'] as const;
const steps = [1, 2, 3, 4] as const;

export function PasswordStrengthMeter({ password, known, refusal }: PasswordStrengthMeterProps) {
  const { score, text } = shownStrength(password, known, refusal);
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={score}
        aria-valuetext={strengthWords[score]}
        className="grid grid-cols-4 gap-1"
      >
        {steps.map((step) => (
          <span
            key={step}
            className={`h-1 rounded-full ${step <= score ? fills[score] : 'bg-surface-4'}`}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-sm text-muted">
        {text}
      </p>
    </div>
  );
}
