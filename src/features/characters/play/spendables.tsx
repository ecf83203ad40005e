import { deriveCharacter, type CharacterChoices } from '#src/lib/character/derive.ts';
import { spendResource } from '#src/lib/character/play-actions.ts';
import { resourcesOf, type Recovery } from '#src/lib/character/resources.ts';
import { Counter } from './counter.tsx';
import type { Play } from './use-play.ts';

/** When uses come back, after the number of uses. */
export const recoveryTexts: Readonly<Record<Recovery, string>> = {
  'one-short-all-long': 'one back after a Short Rest, all after a Long Rest',
  'two-short-all-long': 'two back after a Short Rest, all after a Long Rest',
  short: 'all back after a Short or Long Rest',
  long: 'all back after a Long Rest',
};

interface SpendablesProps {
  play: Play;
  character: CharacterChoices;
}

/** The resources of the classes. */
export function Spendables({ play, character }: SpendablesProps) {
  const { state, press } = play;
  const { classes, modifiers } = deriveCharacter(character);
  return (
    <div className="empty:hidden">
      {resourcesOf(classes, modifiers).map(({ label, spendable, recovery }) => {
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
