import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from '../kind.ts';
import type { CatalogueItem, Values } from '../values.ts';
import { ConflictField } from './conflict-field.tsx';
import { changedFields } from './draft.ts';
import { type Picks, type Side, sideOfKey } from './picks.ts';
import type { Lookups } from './rows.ts';

interface ConflictCardProps {
  kind: Pick<Kind, 'fields' | 'one'>;
  lookups?: Lookups;
  name: string;
  /** As it was before either changed it. */
  base: Values;
  mine: Values;
  theirs: CatalogueItem;
  /** What both have changed, each to something else. */
  fields: readonly string[];
  onResolve: (picks: Picks) => void;
  /** What happens once everything is decided. */
  submitLabel?: string;
  /** Whether it is what the person is about to answer: it takes the focus then. */
  focused?: boolean;
}

const noLookups: Lookups = new Map();

/** Somebody saved first: yours, theirs and what it was, to be chosen from field by field. */
export function ConflictCard({
  kind,
  lookups = noLookups,
  name,
  base,
  mine,
  theirs,
  fields,
  onResolve,
  submitLabel = 'Go on with these',
  focused = false,
}: ConflictCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const take = useCallback(
    (element: HTMLElement | null) => {
      card.current = element;
      if (focused) element?.focus();
    },
    [focused],
  );
  const [picks, setPicks] = useState<Picks>({});
  const clashing = kind.fields.filter(({ key }) => fields.includes(key));
  const open = clashing.filter(({ key }) => picks[key] === undefined).length;

  const all = (side: Side): Picks =>
    Object.fromEntries(clashing.map(({ key }) => [key, side] as const));

  /** To the next field that is not decided yet, or to the button that ends it. */
  function goOn(index: number) {
    const left = clashing.flatMap(({ key }, at) =>
      at !== index && picks[key] === undefined ? [at] : [],
    );
    const next = left.find((at) => at > index) ?? left[0];
    const wanted =
      next === undefined
        ? 'button[data-conflict="go"]'
        : `fieldset:nth-of-type(${next + 1}) input[type="radio"]`;
    card.current?.querySelector<HTMLElement>(wanted)?.focus();
  }

  /** The card has the focus before any field of it has: a number is about the first open field. */
  function handleKey(event: KeyboardEvent) {
    const side = event.target === event.currentTarget ? sideOfKey(event) : undefined;
    const index = clashing.findIndex(({ key }) => picks[key] === undefined);
    const field = clashing[index];
    if (side === undefined || field === undefined) return;
    event.preventDefault();
    setPicks((before) => ({ ...before, [field.key]: side }));
    goOn(index);
  }

  const theirChanges = new Set(changedFields(base, theirs.values));
  const merged = kind.fields.filter(({ key }) => theirChanges.has(key) && !fields.includes(key));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the numbers are a short cut to the radio buttons inside, which have their own keys
    <section
      ref={take}
      tabIndex={-1}
      onKeyDown={handleKey}
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-3 rounded-md border border-gold/30 bg-gold-wash px-4 py-3 text-sm"
    >
      <div role="alert" className="flex items-start gap-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-[1.15rem] shrink-0 text-gold" />
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-base wrap-anywhere">
            {`${name} was changed by ${theirs.updatedBy ?? 'someone else'} meanwhile`}
          </h2>
          <p className="text-muted">
            {`Choose for each field with the mouse, the arrows or the keys 1, 2 and 3. Nothing of this ${kind.one} is lost before.`}
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
            picked={picks[key]}
            onPick={(side) => setPicks((before) => ({ ...before, [key]: side }))}
            onNext={() => goOn(index)}
          />
        );
      })}
      {merged.length > 0 && (
        <p className="text-muted">
          {`Theirs alone, and kept: ${merged
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
          onClick={() => onResolve(picks)}
          {...(open > 0 && {
            disabledReason:
              open === 1 ? 'One field is still open.' : `${open} fields are still open.`,
          })}
        >
          {submitLabel}
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
