import type { LimitedUse } from '#src/lib/character/limited-uses.ts';
import { spendFeature, spendUse } from '#src/lib/character/play-actions.ts';
import { Counter } from './counter.tsx';
import { featureUsesLeft } from './feature-uses.ts';
import type { Play } from './use-play.ts';

const restoredTexts: Readonly<Record<NonNullable<LimitedUse['restores']>['what'], string>> = {
  pactSlots: 'Pact Magic slots',
  rages: 'Rages',
  focusPoints: 'Focus Points',
  sorceryPoints: 'Sorcery Points',
};

/** When the uses come back, what a use casts, and what else there is to know. */
const noteOf = ({ recovery, regain, spell, note, restores }: LimitedUse): string =>
  [
    ...(spell === null ? [] : [`casts ${spell}`]),
    ...(restores === null
      ? []
      : [`gives back up to ${restores.most} ${restoredTexts[restores.what]}`]),
    ...(recovery === 'short' ? ['all back after a Short or Long Rest'] : []),
    ...(recovery === 'long' ? ['all back after a Long Rest'] : []),
    ...(recovery === 'dawn' ? [`${regain ?? 'all'} back at dawn`] : []),
    ...(recovery === 'never' ? ['does not come back'] : []),
    ...(note === null ? [] : [note]),
  ].join(' · ');

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
