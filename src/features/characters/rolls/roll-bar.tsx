import { ChevronsDown, ChevronsUp, Dices, History } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { OptionalPart } from '#src/components/optional-part.tsx';
import { naturalOf, rollInWords, type RollMode } from '#src/lib/character/roll.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { UndoButton } from '../play/undo-button.tsx';
import type { Play } from '../play/use-play.ts';
import { usePreload } from '../use-preload.ts';
import { useRolls, type Rolls } from './rolls.ts';

const modes: readonly { mode: RollMode; label: string; icon: ReactNode }[] = [
  { mode: 'disadvantage', label: 'Disadvantage', icon: <ChevronsDown aria-hidden size={18} /> },
  { mode: 'normal', label: 'Normal', icon: <Dices aria-hidden size={18} /> },
  { mode: 'advantage', label: 'Advantage', icon: <ChevronsUp aria-hidden size={18} /> },
];

const loadLog = async () => (await import('./roll-log.tsx')).RollLog;

interface RollBarProps {
  characterId: string;
  /** The presses of the page; null while they load. */
  play: Pick<Play, 'last' | 'undo'> | null;
  children?: ReactNode;
}

/** The last roll, the undo, the mode of the next roll, and the log, in reach of the thumb. */
export function RollBar({ characterId, play, children }: RollBarProps) {
  const rolls = useRolls();
  usePreload(loadLog);
  const [isLogOpen, setLogOpen] = useState(false);
  const [wasLogOpen, setWasLogOpen] = useState(false);
  return (
    <section
      aria-label="Rolls"
      className="sticky bottom-(--navigation-height) z-20 -mx-4 mt-6 border-t border-hairline-strong bg-surface-1 px-4 pt-2 pb-2 sm:mx-0 sm:rounded-t-lg sm:border-x"
    >
      <div className="flex flex-wrap items-center gap-2">
        <LastRoll last={rolls.last} />
        <NextRoll rolls={rolls} />
        {play && (
          <span className="lg:hidden">
            <UndoButton play={play} isSmall />
          </span>
        )}
        <ModeChoice mode={rolls.mode} onChange={rolls.setMode} />
        <IconButton
          label="Roll log"
          icon={<History aria-hidden size={18} />}
          onClick={() => {
            setWasLogOpen(true);
            setLogOpen(true);
          }}
        />
      </div>
      {children}
      {wasLogOpen && (
        <OptionalPart
          load={loadLog}
          props={{ characterId, open: isLogOpen, onClose: () => setLogOpen(false) }}
        />
      )}
    </section>
  );
}

/** `Advantage`, or a natural 20 or 1. */
function remarkOn({ roll, request }: NonNullable<Rolls['last']>): string {
  const natural = request.kind === 'd20' ? naturalOf(roll) : null;
  return [
    ...(roll.mode === 'normal' ? [] : [roll.mode === 'advantage' ? 'Advantage' : 'Disadvantage']),
    ...(natural === 20 || natural === 1 ? [`natural ${natural}`] : []),
  ].join(', ');
}

function LastRoll({ last }: Pick<Rolls, 'last'>) {
  const remark = last ? remarkOn(last) : '';
  const natural = last?.request.kind === 'd20' ? naturalOf(last.roll) : null;
  return (
    <p
      role="status"
      aria-label="Last roll"
      className={classNames(
        'tabular flex min-h-11 min-w-0 flex-1 items-center gap-3',
        // In a narrow window a roll has a line of its own, so that nothing of it is cut.
        last !== null && 'basis-full sm:basis-0',
      )}
    >
      {last === null ? (
        <span className="text-xs leading-tight text-muted sm:text-sm">Press a number to roll.</span>
      ) : (
        <>
          <span
            className={classNames(
              'min-w-9 text-center font-display text-xl leading-none',
              natural === 20 ? 'text-gold-bright' : natural === 1 && 'text-ember',
            )}
          >
            {last.roll.total}
          </span>
          <span className="min-w-0 text-sm leading-tight">
            <span className="block font-semibold wrap-anywhere">{last.roll.label}</span>
            <span className="block text-xs wrap-anywhere text-muted">
              {rollInWords(last.roll)}
              {remark && `${middleDot}${remark}`}
            </span>
          </span>
        </>
      )}
    </p>
  );
}

interface ModeChoiceProps {
  mode: RollMode;
  onChange: (mode: RollMode) => void;
}

function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex shrink-0 overflow-hidden rounded-full border border-hairline-strong">
      <legend className="sr-only">The next D20 Test</legend>
      {modes.map(({ mode: own, label, icon }) => (
        <label
          key={own}
          title={label}
          className={classNames(
            'relative grid size-(--target) cursor-pointer place-items-center has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-gold-bright',
            own === mode ? 'bg-gold-wash text-gold' : 'text-muted hover:bg-surface-3',
          )}
        >
          <input
            type="radio"
            name={name}
            value={own}
            aria-label={label}
            checked={own === mode}
            onChange={() => onChange(own)}
            className="sr-only"
          />
          {icon}
        </label>
      ))}
    </fieldset>
  );
}

/** After an attack, its damage is the next press. A natural 20, or a lower number of a Champion, is a critical hit. */
function NextRoll({ rolls: { last, roll } }: { rolls: Rolls }) {
  if (last?.request.kind !== 'd20' || !last.request.damage) return null;
  const { label, formula, leastDie = null } = last.request.damage;
  const { criticalFrom = 20 } = last.request;
  const natural = naturalOf(last.roll);
  if (natural === 1) return null;
  const isCritical = natural !== null && natural >= criticalFrom;
  return (
    <Button
      variant="primary"
      size="small"
      className="min-h-11! flex-1 sm:flex-none"
      onClick={() =>
        roll({
          kind: 'dice',
          label: isCritical ? `${label}, critical hit` : label,
          formula,
          isCritical,
          leastDie,
        })
      }
    >
      {isCritical ? 'Critical damage' : 'Damage'}
    </Button>
  );
}
