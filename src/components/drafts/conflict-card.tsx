import type { Lookup, Lookups } from '#src/lib/catalogue/codec.ts';
import { TriangleAlert } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { sameValue } from '#src/lib/catalogue/same-value.ts';
import { Button } from '#src/ui/button.tsx';
import {
  allSides,
  ConflictField,
  sideOfKey,
  type ValueSide,
  valueSides,
} from './conflict-field.tsx';
import { ConflictText } from './conflict-text.tsx';
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
  /**
   * Shows a value that is a file. Such a field cannot get its value before both changes: the server
   * no longer has that file.
   */
  Picture?: ComponentType<{ value: unknown }>;
  /**
   * Shows the differences between two values of a long text. Such a field can also get both texts, to
   * be edited, and the texts can be copied.
   */
  Compare?: ComponentType<{ before: string; after: string }>;
}

export interface ConflictCardHandle {
  /**
   * Applies the choices. If fields have none, focuses the first of them instead, and the card names them. For the
   * main button of a form, which is far from the card.
   */
  apply: () => Promise<void>;
}

interface ConflictCardProps {
  ref?: Ref<ConflictCardHandle>;
  /** What the record is: “weapon”. */
  noun: string;
  /** All fields of the record, in the order of the form. */
  fields: readonly ShownField[];
  lookups?: Lookups;
  conflict: RecordConflict;
  /** Who has saved the other version; null if the server does not say it. */
  changedBy?: string | null;
  onResolve: (choices: Choices) => Promise<void> | void;
  /** The label of the button that applies the choices. */
  applyLabel?: string;
  /** Whether the card takes the focus when it appears. */
  focused?: boolean;
}

/** The sides with a value of their own that can be chosen for a field. */
const valueSidesOf = ({ Picture }: ShownField): readonly ValueSide[] =>
  Picture === undefined ? valueSides : ['mine', 'theirs'];

/** The sides that can be chosen for a field. */
const sidesOf = (field: ShownField): readonly Side[] =>
  field.Compare === undefined ? valueSidesOf(field) : allSides;

const noLookups: Lookups = new Map();

/** Asks the user to choose one of the values for each conflicting field. */
export function ConflictCard({
  ref,
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
  const undecided = clashing.filter(({ key }) => choices[key] === undefined);
  const [isRefused, setIsRefused] = useState(false);

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

  useImperativeHandle(ref, () => ({
    apply: async () => {
      if (undecided.length === 0) {
        await onResolve(choices);
        return;
      }
      setIsRefused(true);
      focusNextField(-1);
    },
  }));

  /** If the card has the focus, a number key chooses a value for the first undecided field. */
  function handleKey(event: KeyboardEvent) {
    const side = event.target === event.currentTarget ? sideOfKey(event) : undefined;
    const index = clashing.findIndex(({ key }) => choices[key] === undefined);
    const field = clashing[index];
    if (side === undefined || field === undefined || !sidesOf(field).includes(side)) return;
    event.preventDefault();
    setChoices((before) => ({ ...before, [field.key]: side }));
    focusNextField(index);
  }

  const theirChanges = new Set(changedFields(base, theirs.values));
  const myChanges = new Set(changedFields(base, mine));
  const kept = fields.filter(({ key }) => theirChanges.has(key) && !keys.includes(key));
  const onlyTheirs = kept.filter(({ key }) => !myChanges.has(key));
  // Both sides have changed these, and `mine` has the changes of both.
  const merged = kept.filter(
    ({ key }) => myChanges.has(key) && !sameValue(mine[key], theirs.values[key]),
  );
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
            {'Choose a value for each field'}
            <span className="pointer-coarse:hidden">
              {' with the mouse, the arrow keys or the number keys'}
            </span>
            {`. Until then, both versions of this ${noun} are kept.`}
          </p>
          {isRefused && undecided.length > 0 && (
            <p>{`Not saved. Choose a value for: ${undecided.map(({ label }) => label).join(', ')}.`}</p>
          )}
        </div>
      </div>
      {clashing.map((field, index) => {
        const { key, label, show, Picture, Compare } = field;
        const valuesBySide = { mine: mine[key], theirs: theirs.values[key], base: base[key] };
        const shared = {
          label,
          name: `${id}-${key}`,
          chosen: choices[key],
          onChoose: (side: Side) => setChoices((before) => ({ ...before, [key]: side })),
          onNext: () => focusNextField(index),
        };
        const textOf = (side: keyof typeof valuesBySide) =>
          show(valuesBySide[side], lookups.get(key));
        if (Compare !== undefined) {
          const texts = { mine: textOf('mine'), theirs: textOf('theirs'), base: textOf('base') };
          return <ConflictText key={key} {...shared} texts={texts} Compare={Compare} />;
        }
        return (
          <ConflictField
            key={key}
            {...shared}
            values={valueSidesOf(field).map((side) => ({
              side,
              text: textOf(side),
              picture: Picture && <Picture value={valuesBySide[side]} />,
            }))}
          />
        );
      })}
      {merged.length > 0 && (
        <p className="text-muted">
          {`Merged, with the changes of both: ${merged.map(({ label }) => label).join(', ')}.`}
        </p>
      )}
      {onlyTheirs.length > 0 && (
        <p className="text-muted">
          {`Changed only by them, and kept: ${onlyTheirs
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
          onClick={() => void onResolve(choices)}
          {...(undecided.length > 0 && {
            disabledReason:
              undecided.length === 1
                ? 'One field needs a choice.'
                : `${undecided.length} fields need a choice.`,
          })}
        >
          {applyLabel}
        </Button>
        <Button size="small" onClick={() => void onResolve(all('mine'))}>
          All mine
        </Button>
        <Button size="small" onClick={() => void onResolve(all('theirs'))}>
          All theirs
        </Button>
      </div>
    </section>
  );
}
