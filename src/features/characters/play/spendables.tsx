import type { Character } from '#src/generated/model/index.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { spendResource, spendSlot } from '#src/lib/character/play-actions.ts';
import { resourcesOf, type Recovery } from '#src/lib/character/resources.ts';
import { Counter } from './counter.tsx';
import type { Play } from './use-play.ts';

/** When uses come back, after the number of uses. */
const recoveryTexts: Readonly<Record<Recovery, string>> = {
  'one-short-all-long': 'one back after a Short Rest, all after a Long Rest',
  short: 'all back after a Short or Long Rest',
  long: 'all back after a Long Rest',
};

interface SpendablesProps {
  play: Play;
  character: Character;
}

/** Spell slots and the resources of the class. */
export function Spendables({ play, character }: SpendablesProps) {
  const { state, limits, press } = play;
  const { classes, modifiers } = deriveCharacter(character);
  const resources = resourcesOf(classes, modifiers);
  const slots = limits.slots.flatMap((most, index) =>
    most === 0
      ? []
      : [{ spellLevel: index + 1, most, left: most - (state.spentSlots[index] ?? 0) }],
  );
  const pactLeft = limits.pactSlots - state.spentPactSlots;
  return (
    <div className="empty:hidden">
      {slots.map(({ spellLevel, most, left }) => (
        <Counter
          key={spellLevel}
          label={`Spell slots, level ${spellLevel}`}
          noun={`spell slot of level ${spellLevel}`}
          left={left}
          most={most}
          onChange={(next) =>
            press(
              `${next < left ? 'spending' : 'giving back'} a spell slot of level ${spellLevel}`,
              spendSlot(state, spellLevel, left - next),
            )
          }
        />
      ))}
      {limits.pactSlots > 0 && (
        <Counter
          label={`Pact Magic slots, level ${limits.pactLevel}`}
          noun="Pact Magic slot"
          note={recoveryTexts.short}
          left={pactLeft}
          most={limits.pactSlots}
          onChange={(next) =>
            press(`${next < pactLeft ? 'spending' : 'giving back'} a Pact Magic slot`, {
              ...state,
              spentPactSlots: state.spentPactSlots + pactLeft - next,
            })
          }
        />
      )}
      {resources.map(({ label, spendable, recovery }) => {
        if (!spendable) return null;
        const { name, uses } = spendable;
        const left = uses - state.spentResources[name];
        return (
          <Counter
            key={name}
            label={label}
            note={recovery && recoveryTexts[recovery]}
            left={left}
            most={uses}
            onChange={(next) =>
              press(
                `${next < left ? 'spending' : 'giving back'} ${label}`,
                spendResource(state, name, left - next),
              )
            }
          />
        );
      })}
    </div>
  );
}
