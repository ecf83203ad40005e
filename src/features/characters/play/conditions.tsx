import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ConditionEffects } from '#src/lib/character/conditions.ts';
import { toggleCondition } from '#src/lib/character/play-actions.ts';
import { conditions, type Condition } from '#src/lib/character/play.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Toggle } from '../toggle.tsx';
import { Counter } from './counter.tsx';
import { EffectsOfConditions } from './effects-of-conditions.tsx';
import { conditionLabel, exhaustionNote } from './state-texts.ts';
import { StoredText } from './stored-text.tsx';
import type { Play } from './use-play.ts';

interface ConditionsProps {
  play: Play;
  effects: ConditionEffects;
}

/** What troubles and helps the character, in one line. It opens to change conditions, exhaustion and concentration. */
export function Conditions({ play, effects }: ConditionsProps) {
  const { state, press } = play;
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const active = [
    ...state.conditions.map(conditionLabel),
    ...(state.exhaustion > 0 ? [`Exhaustion ${state.exhaustion}`] : []),
  ];

  function toggle(name: Condition) {
    const isActive = state.conditions.includes(name);
    press(
      isActive ? `the end of ${conditionLabel(name)}` : conditionLabel(name),
      toggleCondition(state, name),
    );
  }

  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2">
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-(--target) min-w-0 flex-1 items-center gap-2 text-left text-sm font-semibold"
        >
          <span className={classNames('wrap-anywhere', active.length > 0 && 'text-ember')}>
            Conditions{active.length > 0 && `: ${active.join(', ')}`}
          </span>
          <ChevronDown
            aria-hidden
            size={16}
            className={classNames(
              'shrink-0 text-muted transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </button>
        <Toggle
          label="Inspiration"
          name="Heroic Inspiration"
          isOn={state.heroicInspiration}
          onPress={() =>
            press('Heroic Inspiration', { ...state, heroicInspiration: !state.heroicInspiration })
          }
        />
      </div>
      <div id={moreId} hidden={!isOpen}>
        <div className="mb-2 flex flex-wrap gap-2">
          {conditions.map((name) => (
            <Toggle
              key={name}
              label={conditionLabel(name)}
              isOn={state.conditions.includes(name)}
              onPress={() => toggle(name)}
            />
          ))}
        </div>
        <Exhaustion play={play} />
        <div className="mt-2">
          <Concentration play={play} />
        </div>
      </div>
      {state.concentration !== '' && !isOpen && (
        <p className="flex items-center justify-between gap-2 text-sm">
          <span className="min-w-0 wrap-anywhere">
            <span className="text-muted">Concentrating:</span>{' '}
            <span className="font-semibold text-arcane">{state.concentration}</span>
          </span>
          <Button
            size="small"
            variant="ghost"
            aria-label="End the concentration"
            onClick={() => {
              // The button disappears with the concentration.
              opener.current?.focus();
              press('the end of concentration', { ...state, concentration: '' });
            }}
          >
            End
          </Button>
        </p>
      )}
      <EffectsOfConditions effects={effects} />
    </div>
  );
}

const Exhaustion = ({ play: { state, press } }: { play: Play }) => (
  <Counter
    label="Exhaustion"
    note={exhaustionNote(state.exhaustion)}
    left={state.exhaustion}
    most={6}
    less={{ label: 'Less exhaustion', none: 'There is no exhaustion.' }}
    more={{ label: 'More exhaustion', none: 'This is the last level.' }}
    onChange={(exhaustion) => press(`Exhaustion ${exhaustion}`, { ...state, exhaustion })}
  />
);

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
