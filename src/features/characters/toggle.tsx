import { classNames } from '#src/ui/class-names.ts';

interface ToggleProps {
  label: string;
  /** The accessible name, if the label alone does not say what it is about. It contains the label. */
  name?: string;
  isOn: boolean;
  onPress: () => void;
}

/** A chip that is on or off. */
export const Toggle = ({ label, name, isOn, onPress }: ToggleProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    {...(name !== undefined && { 'aria-label': name })}
    onClick={onPress}
    className={classNames(
      'inline-flex min-h-(--target) w-fit shrink-0 items-center rounded-full border px-3.5 text-sm font-semibold',
      isOn
        ? 'border-gold bg-gold-wash text-fg'
        : 'border-hairline-strong text-muted hover:bg-surface-3 hover:text-fg',
    )}
  >
    {label}
  </button>
);
