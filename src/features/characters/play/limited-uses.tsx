import type { LimitedUse } from '#src/lib/character/limited-uses.ts';
import { spendFeature, spendUse } from '#src/lib/character/play-actions.ts';
import { middleDot } from '#src/lib/unbroken.ts';
import { Counter } from './counter.tsx';
import { featureUsesLeft } from './feature-uses.ts';
import type { Play } from './use-play.ts';

type Restored = NonNullable<LimitedUse['restores']>;

const restoredTexts: Readonly<Record<Restored['what'], string>> = {
  pactSlots: 'Pact Magic slot',
  rages: 'Rage',
  focusPoints: 'Focus Point',
  sorceryPoints: 'Sorcery Point',
};

/** `gives back all Rages`, `gives back up to 2 Sorcery Points`, `gives back 1 Pact Magic slot` */
function restoredInWords({ what, most }: Restored): string {
  const one = restoredTexts[what];
  if (most === 1) return `gives back 1 ${one}`;
  return most === null ? `gives back all ${one}s` : `gives back up to ${most} ${one}s`;
}

/** When the uses come back, what a use casts, and what else there is to know. */
const noteOf = ({ recovery, regain, spell, note, restores }: LimitedUse): string =>
  [
    ...(spell === null ? [] : [`casts ${spell}`]),
    ...(restores === null ? [] : [restoredInWords(restores)]),
    ...(recovery === 'short' ? ['all back after a Short or Long Rest'] : []),
    ...(recovery === 'long' ? ['all back after a Long Rest'] : []),
    ...(recovery === 'dawn' ? [`${regain ?? 'all'} back at dawn`] : []),
    ...(recovery === 'never' ? ['does not come back'] : []),
    ...(note === null ? [] : [note]),
  ].join(middleDot);

/** The features of species, classes, feats and items that can be used a few times. */
export function LimitedUses({ play: { state, limits, press } }: { play: Play }) {
  return (
    <div className="empty:hidden">
      {limits.features.map((feature) => {
        const { slug, name, uses } = feature;
        const left = featureUsesLeft(feature, state);
        return (
          <Counter
            key={slug}
            label={name}
            note={noteOf(feature)}
            left={left}
            most={uses}
            onChange={(next) =>
              press(
                `${next < left ? 'using' : 'giving back'} ${name}`,
                next === left - 1
                  ? spendUse(state, slug, limits)
                  : spendFeature(state, slug, left - next),
              )
            }
          />
        );
      })}
    </div>
  );
}
