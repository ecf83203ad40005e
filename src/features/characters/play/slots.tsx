import { spendSlot } from '#src/lib/character/play-actions.ts';
import { Counter } from './counter.tsx';
import { recoveryTexts } from './spendables.tsx';
import type { Play } from './use-play.ts';

/** The spell slots of each level, and those of Pact Magic. */
export function Slots({ play: { state, limits, press } }: { play: Play }) {
  const pactLeft = limits.pactSlots - state.spentPactSlots;
  return (
    <div className="empty:hidden">
      {limits.slots.map((most, index) => {
        const spellLevel = index + 1;
        const left = most - (state.spentSlots[index] ?? 0);
        return (
          most > 0 && (
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
          )
        );
      })}
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
    </div>
  );
}
