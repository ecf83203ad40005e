import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { coinUnits, conditions, type Condition } from '#src/lib/character/play.ts';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { Play } from './use-play.ts';

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Conditions, exhaustion, inspiration, concentration and coins. */
export function Conditions({ play }: { play: Play }) {
  const { state, press } = play;
  const active = state.conditions.map(capitalized);
  // Only at first: a list that closes takes the focus from its button.
  const [beginsOpen] = useState(active.length > 0);

  function toggle(name: Condition) {
    const isActive = state.conditions.includes(name);
    const after = isActive
      ? state.conditions.filter((other) => other !== name)
      : [...state.conditions, name];
    press(isActive ? `the end of ${capitalized(name)}` : capitalized(name), {
      ...state,
      conditions: after,
    });
  }

  return (
    <>
      <div className="grid gap-2">
        <Chip
          label="Heroic Inspiration"
          isOn={state.heroicInspiration}
          onPress={() =>
            press('Heroic Inspiration', { ...state, heroicInspiration: !state.heroicInspiration })
          }
        />
        <Exhaustion play={play} />
        <Concentration play={play} />
      </div>
      <details open={beginsOpen}>
        <summary className="flex min-h-(--target) cursor-pointer items-center text-sm font-semibold">
          Conditions{active.length > 0 && `: ${active.join(', ')}`}
        </summary>
        <div className="mt-3 flex flex-wrap gap-2">
          {conditions.map((name) => (
            <Chip
              key={name}
              label={capitalized(name)}
              isOn={state.conditions.includes(name)}
              onPress={() => toggle(name)}
            />
          ))}
        </div>
      </details>
      <Coins play={play} />
    </>
  );
}

interface ChipProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
}

const Chip = ({ label, isOn, onPress }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className={classNames(
      'inline-flex min-h-(--target) w-fit items-center rounded-full border px-3.5 text-sm font-semibold',
      isOn
        ? 'border-gold bg-gold-wash text-fg'
        : 'border-hairline-strong text-muted hover:bg-surface-3 hover:text-fg',
    )}
  >
    {label}
  </button>
);

function Exhaustion({ play: { state, press } }: { play: Play }) {
  const { exhaustion } = state;
  const change = (by: number) =>
    press(`Exhaustion ${exhaustion + by}`, { ...state, exhaustion: exhaustion + by });
  return (
    <div
      role="group"
      aria-label="Exhaustion"
      className="flex items-center justify-between gap-3 border-b border-hairline py-1"
    >
      <span className="text-sm">
        Exhaustion
        {exhaustion > 0 && (
          <span className="block text-xs text-muted">
            {exhaustion >= 6
              ? 'The sixth level is death.'
              : `D20 Tests −${exhaustion * 2}, Speed −${exhaustion * 5} ft.`}
          </span>
        )}
      </span>
      <span className="flex shrink-0 items-center gap-1">
        <IconButton
          label="Less exhaustion"
          icon={<Minus aria-hidden size={16} />}
          {...(exhaustion === 0 && { disabledReason: 'There is no exhaustion.' })}
          onClick={() => change(-1)}
        />
        <output className="tabular w-14 text-center">{exhaustion} / 6</output>
        <IconButton
          label="More exhaustion"
          icon={<Plus aria-hidden size={16} />}
          {...(exhaustion === 6 && { disabledReason: 'This is the last level.' })}
          onClick={() => change(1)}
        />
      </span>
    </div>
  );
}

function Concentration({ play: { state, press } }: { play: Play }) {
  return (
    <StoredText
      label="Concentrating on"
      placeholder="No spell"
      stored={state.concentration}
      maxLength={120}
      onChange={(text) => {
        const concentration = text.trim();
        press(concentration === '' ? 'the end of concentration' : 'the concentration', {
          ...state,
          concentration,
        });
      }}
    />
  );
}

interface StoredTextProps {
  label: string;
  stored: string;
  maxLength: number;
  placeholder?: string;
  /** Only digits can be typed. */
  isNumber?: boolean;
  onChange: (text: string) => void;
}

/** A field that stores what is typed when it is left or at Enter, and otherwise shows what is stored. */
function StoredText({
  label,
  stored,
  maxLength,
  placeholder,
  isNumber,
  onChange,
}: StoredTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function take() {
    if (typed !== null && typed !== stored) onChange(typed);
    setTyped(null);
  }
  return (
    <TextField
      label={label}
      value={typed ?? stored}
      maxLength={maxLength}
      autoComplete="off"
      {...(placeholder !== undefined && { placeholder })}
      {...(isNumber && { inputMode: 'numeric' as const })}
      onChange={({ target: { value } }) => setTyped(isNumber ? value.replaceAll(/\D/g, '') : value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    />
  );
}

/** The most coins of a unit. */
const mostCoins = 1_000_000;

function Coins({ play: { state, press } }: { play: Play }) {
  return (
    <div role="group" aria-label="Coins" className="grid grid-cols-3 gap-2 sm:grid-cols-5">
      {coinUnits.map((unit) => (
        <StoredText
          key={unit}
          label={unit}
          isNumber
          stored={String(state.coins[unit])}
          maxLength={7}
          onChange={(text) => {
            const count = Math.min(mostCoins, Number.parseInt(text, 10) || 0);
            press(`${unit}: ${state.coins[unit]} became ${count}`, {
              ...state,
              coins: { ...state.coins, [unit]: count },
            });
          }}
        />
      ))}
    </div>
  );
}
