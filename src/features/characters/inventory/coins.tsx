import { coinUnits } from '#src/lib/character/play.ts';
import { StoredText } from '../play/stored-text.tsx';
import type { Play } from '../play/use-play.ts';

/** The most coins of a unit. */
const mostCoins = 1_000_000;

/** The coins of each unit, typed as the number that there are. */
export function Coins({ play: { state, press } }: { play: Play }) {
  return (
    <div
      role="group"
      aria-label="Coins"
      // The narrowest column shows all seven digits.
      className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-1.5 sm:gap-2"
    >
      {coinUnits.map((unit) => (
        <StoredText
          key={unit}
          label={unit}
          isNumber
          stored={String(state.coins[unit])}
          maxLength={7}
          onChange={(text) => {
            const count = Math.min(mostCoins, Number.parseInt(text, 10) || 0);
            press(`${unit}: ${state.coins[unit]} became ${count}`, {
              ...state,
              coins: { ...state.coins, [unit]: count },
            });
          }}
        />
      ))}
    </div>
  );
}
