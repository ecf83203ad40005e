import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Kbd } from '#src/ui/kbd.tsx';
import type { Side } from './rebase.ts';

export type ValueSide = Exclude<Side, 'both'>;

export const valueSides: readonly ValueSide[] = ['mine', 'theirs', 'base'];

export const sideLabels: Readonly<Record<Side, string>> = {
  mine: 'Yours',
  theirs: 'Theirs',
  base: 'Before',
  both: 'Both, to be edited',
};

export const allSides: readonly Side[] = [...valueSides, 'both'];

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The side for a number key that is pressed without a modifier key. */
export const sideOfKey = ({ key, ctrlKey, metaKey, altKey }: PressedKey): Side | undefined =>
  ctrlKey || metaKey || altKey ? undefined : allSides[Number(key) - 1];

/** The choice of a side for one field. */
export interface ChosenSide {
  label: string;
  /** The name of the radio group. */
  name: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
  /** Called after a choice by number key, to move to the next field. */
  onNext: () => void;
}

interface ConflictFieldsetProps extends Omit<ChosenSide, 'name' | 'chosen'> {
  /** The sides that can be chosen. */
  sides: readonly Side[];
  children: ReactNode;
}

/** The group of a field, in which number keys choose a side. */
export function ConflictFieldset({
  label,
  sides,
  onChoose,
  onNext,
  children,
}: ConflictFieldsetProps) {
  function handleKey(event: KeyboardEvent) {
    const side = sideOfKey(event);
    if (side === undefined || !sides.includes(side)) return;
    event.preventDefault();
    onChoose(side);
    onNext();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the number keys are only a shortcut: the radio buttons inside work with the standard keys
    <fieldset onKeyDown={handleKey}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {children}
    </fieldset>
  );
}

interface ConflictFieldProps extends ChosenSide {
  /** The values to choose from. */
  values: readonly { side: Side; text: string; picture: ReactNode }[];
}

/** A field that both sides have changed, with the values to choose from. */
export function ConflictField({
  label,
  name,
  values,
  chosen,
  onChoose,
  onNext,
}: ConflictFieldProps) {
  const sides = values.map(({ side }) => side);
  return (
    <ConflictFieldset label={label} sides={sides} onChoose={onChoose} onNext={onNext}>
      <div
        className={classNames(
          'grid gap-2',
          values.length === valueSides.length ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
        )}
      >
        {values.map(({ side, text, picture }, index) => (
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
              aria-label={`${sideLabels[side]}: ${text || 'empty'}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="radio mt-0.5"
            />
            <span className="text-muted">{sideLabels[side]}</span>
            <Kbd hidesOnTouch>{index + 1}</Kbd>
            <span className="tabular col-span-2 col-start-2 max-h-32 overflow-y-auto wrap-anywhere whitespace-pre-line">
              {text || <span className="text-muted">empty</span>}
            </span>
            {text !== '' && picture && (
              <span className="col-span-2 col-start-2 mt-1">{picture}</span>
            )}
          </label>
        ))}
      </div>
    </ConflictFieldset>
  );
}
