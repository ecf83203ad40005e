import type { Lookup, Lookups } from '#src/lib/catalogue/codec.ts';
import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Kbd } from '#src/ui/kbd.tsx';
import { changedFields, type Choices, type Side, type Values } from './rebase.ts';

/** A record that someone else has saved since the user began to change it. */
export interface RecordConflict<Theirs extends { values: Values } = { values: Values }> {
  name: string;
  /** The values before both changes. */
  base: Values;
  mine: Values;
  theirs: Theirs;
  /** The fields that both sides have changed to different values. */
  fields: readonly string[];
}

/** How the card shows the values of a field. */
export interface ShownField {
  key: string;
  label: string;
  show: (value: unknown, lookup?: Lookup) => string;
}

interface ConflictCardProps {
  /** What the record is: “weapon”. */
  noun: string;
  /** All fields of the record, in the order of the form. */
  fields: readonly ShownField[];
  lookups?: Lookups;
  conflict: RecordConflict;
  /** Who has saved the other version; null if the server does not say it. */
  changedBy?: string | null;
  onResolve: (choices: Choices) => void;
  /** The label of the button that applies the choices. */
  applyLabel?: string;
  /** Whether the card takes the focus when it appears. */
  focused?: boolean;
}

const noLookups: Lookups = new Map();

/** Asks the user to choose one of three values for each conflicting field. */
export function ConflictCard({
  noun,
  fields,
  lookups = noLookups,
  conflict: { name, base, mine, theirs, fields: keys },
  changedBy,
  onResolve,
  applyLabel = 'Use these values',
  focused = false,
}: ConflictCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const setCard = useCallback(
    (element: HTMLElement | null) => {
      card.current = element;
      if (focused) element?.focus();
    },
    [focused],
  );
  const [choices, setChoices] = useState<Choices>({});
  const clashing = fields.filter(({ key }) => keys.includes(key));
  const missingChoices = clashing.filter(({ key }) => choices[key] === undefined).length;

  const all = (side: Side): Choices =>
    Object.fromEntries(clashing.map(({ key }) => [key, side] as const));

  /**
   * Focuses the next field without a choice, or else the first field without a choice. If every field
   * has a choice, focuses the button that applies the choices.
   */
  function focusNextField(index: number) {
    const others = clashing.flatMap(({ key }, at) =>
      at !== index && choices[key] === undefined ? [at] : [],
    );
    const next = others.find((at) => at > index) ?? others[0];
    const wanted =
      next === undefined
        ? 'button[data-conflict="go"]'
        : `fieldset:nth-of-type(${next + 1}) input[type="radio"]`;
    card.current?.querySelector<HTMLElement>(wanted)?.focus();
  }

  /** If the card has the focus, a number key chooses a value for the first undecided field. */
  function handleKey(event: KeyboardEvent) {
    const side = event.target === event.currentTarget ? sideOfKey(event) : undefined;
    const index = clashing.findIndex(({ key }) => choices[key] === undefined);
    const field = clashing[index];
    if (side === undefined || field === undefined) return;
    event.preventDefault();
    setChoices((before) => ({ ...before, [field.key]: side }));
    focusNextField(index);
  }

  const theirChanges = new Set(changedFields(base, theirs.values));
  const merged = fields.filter(({ key }) => theirChanges.has(key) && !keys.includes(key));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the number keys are only a shortcut: the radio buttons inside work with the standard keys
    <section
      ref={setCard}
      tabIndex={-1}
      onKeyDown={handleKey}
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-3 rounded-md border border-gold/30 bg-gold-wash px-4 py-3 text-sm"
    >
      <div role="alert" className="flex items-start gap-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-[1.15rem] shrink-0 text-gold" />
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-base wrap-anywhere">
            {/* Without a person it may be the same user in another tab. */}
            {changedBy === undefined
              ? `${name} was changed somewhere else meanwhile`
              : `${name} was changed by ${changedBy ?? 'someone else'} meanwhile`}
          </h2>
          <p className="text-muted">
            {`Choose a value for each field with the mouse, the arrow keys or the keys 1, 2 and 3. Until then, both versions of this ${noun} are kept.`}
          </p>
        </div>
      </div>
      {clashing.map(({ key, label, show }, index) => {
        const text = (values: Values) => show(values[key], lookups.get(key));
        return (
          <ConflictField
            key={key}
            label={label}
            name={`${id}-${key}`}
            values={{ mine: text(mine), theirs: text(theirs.values), base: text(base) }}
            chosen={choices[key]}
            onChoose={(side) => setChoices((before) => ({ ...before, [key]: side }))}
            onNext={() => focusNextField(index)}
          />
        );
      })}
      {merged.length > 0 && (
        <p className="text-muted">
          {`Changed only by them, and kept: ${merged
            .map(({ key, label, show }) => {
              const value = show(theirs.values[key], lookups.get(key));
              return `${label} (${value || 'empty'})`;
            })
            .join(', ')}.`}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          variant="primary"
          data-conflict="go"
          onClick={() => onResolve(choices)}
          {...(missingChoices > 0 && {
            disabledReason:
              missingChoices === 1
                ? 'One field needs a choice.'
                : `${missingChoices} fields need a choice.`,
          })}
        >
          {applyLabel}
        </Button>
        <Button size="small" onClick={() => onResolve(all('mine'))}>
          All mine
        </Button>
        <Button size="small" onClick={() => onResolve(all('theirs'))}>
          All theirs
        </Button>
      </div>
    </section>
  );
}

const sides: readonly { side: Side; label: string }[] = [
  { side: 'mine', label: 'Yours' },
  { side: 'theirs', label: 'Theirs' },
  { side: 'base', label: 'Before' },
];

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The side for a number key that is pressed without a modifier key. */
const sideOfKey = ({ key, ctrlKey, metaKey, altKey }: PressedKey): Side | undefined =>
  ctrlKey || metaKey || altKey ? undefined : sides[Number(key) - 1]?.side;

interface ConflictFieldProps {
  label: string;
  /** The name of the radio group. */
  name: string;
  values: Readonly<Record<Side, string>>;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  /** Called after a choice by number key, to move to the next field. */
  onNext: () => void;
}

/** A field that both sides have changed, with the three values to choose from. */
function ConflictField({ label, name, values, chosen, onChoose, onNext }: ConflictFieldProps) {
  function handleKey(event: KeyboardEvent) {
    const side = sideOfKey(event);
    if (side === undefined) return;
    event.preventDefault();
    onChoose(side);
    onNext();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the number keys are only a shortcut: the radio buttons inside work with the standard keys
    <fieldset onKeyDown={handleKey} className="min-w-0">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {sides.map(({ side, label: sideLabel }, index) => (
          <label
            key={side}
            htmlFor={`${name}-${side}`}
            className={classNames(
              'grid min-w-0 grid-cols-[auto_1fr_auto] items-start gap-x-2 rounded-md border px-3 py-2',
              chosen === side ? 'border-gold bg-surface-2' : 'border-hairline-strong',
            )}
          >
            <input
              id={`${name}-${side}`}
              type="radio"
              name={name}
              value={side}
              aria-label={`${sideLabel}: ${values[side] || 'empty'}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="radio mt-0.5"
            />
            <span className="text-muted">{sideLabel}</span>
            <Kbd>{index + 1}</Kbd>
            <span className="tabular col-span-2 col-start-2 max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-line">
              {values[side] || <span className="text-muted">empty</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
