import { type ComponentType, Suspense } from 'react';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Kbd } from '#src/ui/kbd.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import {
  allSides,
  type ChosenSide,
  ConflictFieldset,
  sideLabels,
  type ValueSide,
} from './conflict-field.tsx';
import { copyText } from './copy-text.ts';
import type { Side } from './rebase.ts';

interface ConflictTextProps extends ChosenSide {
  texts: Readonly<Record<ValueSide, string>>;
  Compare: ComponentType<{ before: string; after: string }>;
}

const hints: Readonly<Record<Side, string>> = {
  mine: 'What you have changed:',
  theirs: 'What they have changed:',
  base: 'The text before both changes.',
  both: 'Where the texts differ, theirs and then yours. Nothing is saved until you save it.',
};

/** A long text that both sides have changed. Each side is shown with its changes. */
export function ConflictText({
  label,
  name,
  texts,
  Compare,
  chosen,
  onChoose,
  onNext,
}: ConflictTextProps) {
  return (
    <ConflictFieldset label={label} sides={allSides} onChoose={onChoose} onNext={onNext}>
      <div className="flex flex-col gap-2">
        {allSides.map((side, index) => (
          <div
            key={side}
            className={classNames(
              'min-w-0 rounded-md border px-3 py-2',
              chosen === side ? 'border-gold bg-surface-2' : 'border-hairline-strong',
            )}
          >
            <label
              htmlFor={`${name}-${side}`}
              className="flex min-h-6 flex-wrap items-center gap-x-2"
            >
              <input
                id={`${name}-${side}`}
                type="radio"
                name={name}
                value={side}
                aria-label={sideLabels[side]}
                aria-describedby={`${name}-${side}-hint`}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                className="radio"
              />
              <span className="font-semibold">{sideLabels[side]}</span>
              <span id={`${name}-${side}-hint`} className="text-muted">
                {hints[side]}
              </span>
              <Kbd hidesOnTouch>{index + 1}</Kbd>
            </label>
            {(side === 'mine' || side === 'theirs') && (
              <>
                <div
                  // The text can be longer than the box, which then scrolls with the arrow keys.
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
                  tabIndex={0}
                  role="group"
                  aria-label={`${sideLabels[side]}: ${label}`}
                  className="my-2 max-h-80 overflow-y-auto"
                >
                  <Suspense fallback={<Skeleton className="h-16 w-full" />}>
                    <Compare before={texts.base} after={texts[side]} />
                  </Suspense>
                </div>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`Copy ${sideLabels[side].toLowerCase()}`}
                  onClick={() => void copyText(texts[side])}
                >
                  Copy
                </Button>
              </>
            )}
          </div>
        ))}
      </div>
    </ConflictFieldset>
  );
}
