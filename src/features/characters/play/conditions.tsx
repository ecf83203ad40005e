import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ConditionEffects } from '#src/lib/character/conditions.ts';
import { toggleCondition } from '#src/lib/character/play-actions.ts';
import { conditions, type Condition } from '#src/lib/character/play.ts';
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

/** Conditions with what they change, exhaustion, inspiration and concentration. */
export function Conditions({ play, effects }: ConditionsProps) {
  const { state, press } = play;
  const active = state.conditions.map(conditionLabel);
  // Only at first: a list that closes takes the focus from its button.
  const [beginsOpen] = useState(active.length > 0);

  function toggle(name: Condition) {
    const isActive = state.conditions.includes(name);
    press(
      isActive ? `the end of ${conditionLabel(name)}` : conditionLabel(name),
      toggleCondition(state, name),
    );
  }

  return (
    <>
      <div className="grid gap-2">
        <Toggle
          label="Heroic Inspiration"
          isOn={state.heroicInspiration}
          onPress={() =>
            press('Heroic Inspiration', { ...state, heroicInspiration: !state.heroicInspiration })
          }
        />
        <Exhaustion play={play} />
        <Concentration play={play} />
      </div>
      <EffectsOfConditions effects={effects} />
      <details open={beginsOpen} className="group">
        <summary className="flex min-h-(--target) cursor-pointer items-center justify-between gap-3 text-sm font-semibold">
          <span>Conditions{active.length > 0 && `: ${active.join(', ')}`}</span>
          <ChevronDown
            aria-hidden
            size={16}
            className="shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="mt-3 flex flex-wrap gap-2">
          {conditions.map((name) => (
            <Toggle
              key={name}
              label={conditionLabel(name)}
              isOn={state.conditions.includes(name)}
              onPress={() => toggle(name)}
            />
          ))}
        </div>
      </details>
    </>
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
