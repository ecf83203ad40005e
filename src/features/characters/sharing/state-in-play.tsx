import type { ReactNode } from 'react';
import type { Character } from '#src/generated/model/index.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { hitDiceLeft, hitPointsLeft, isDead } from '#src/lib/character/play-actions.ts';
import { playLimitsOf, type PlayLimits, type PlayState } from '#src/lib/character/play.ts';
import { resourcesOf } from '#src/lib/character/resources.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { EffectsOfConditions } from '../play/effects-of-conditions.tsx';
import { featureUsesLeft } from '../play/feature-uses.ts';
import { HitPointBar } from '../play/hit-point-bar.tsx';
import { conditionLabel, exhaustionNote } from '../play/state-texts.ts';

interface StateInPlayProps {
  character: Character;
  state: PlayState;
}

/** How a character is now, for readers: hit points and what troubles it first, then what is left to spend. */
export function StateInPlay({ character, state }: StateInPlayProps) {
  const limits = playLimitsOf(character);
  const uses = usesOf(character, state, limits);
  return (
    <Panel title="In play" className="not-printed mb-6">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <HitPoints state={state} limits={limits} />
          <Troubles state={state} />
          <EffectsOfConditions effects={deriveCharacter(character, state).conditions} />
        </div>
        <ul aria-label="Left to spend" className="tabular list-none p-0 text-sm">
          {uses.map((use) => (
            <UsesRow key={use.label} {...use} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

interface StateProps {
  state: PlayState;
  limits: PlayLimits;
}

function HitPoints({ state, limits }: StateProps) {
  const left = hitPointsLeft(state, limits);
  return (
    <div className="grid gap-3">
      <p className="tabular flex flex-wrap items-baseline gap-x-3">
        <output aria-label="Hit Points" className="font-display text-title">
          {left}
        </output>
        <span className="text-muted">of {limits.hitPoints} Hit Points</span>
        {state.temporaryHitPoints > 0 && (
          <span className="text-arcane">+ {state.temporaryHitPoints} temporary</span>
        )}
      </p>
      <HitPointBar left={left} most={limits.hitPoints} />
      {left === 0 && <p className="text-ember">{dyingText(state)}</p>}
    </div>
  );
}

function dyingText(state: PlayState): string {
  if (isDead(state)) return state.exhaustion >= 6 ? 'Dead of exhaustion.' : 'Dead.';
  if (state.deathSuccesses >= 3) return 'Stable, and unconscious.';
  return `Dying. Death saves: ${state.deathSuccesses} succeeded, ${state.deathFailures} failed.`;
}

/** Conditions, exhaustion, concentration and inspiration. */
function Troubles({ state }: Pick<StateProps, 'state'>) {
  const { conditions, concentration, exhaustion, heroicInspiration } = state;
  const note = exhaustionNote(exhaustion);
  return (
    <dl className="grid gap-2 text-sm">
      <Fact term="Conditions">
        {conditions.length === 0 ? (
          <span className="text-muted">None</span>
        ) : (
          <span className="flex flex-wrap gap-1.5">
            {conditions.map((name) => (
              <Badge key={name} tone="ember">
                {conditionLabel(name)}
              </Badge>
            ))}
          </span>
        )}
      </Fact>
      {note !== null && <Fact term="Exhaustion">{`${exhaustion} of 6. ${note}`}</Fact>}
      {concentration !== '' && (
        <Fact term="Concentrating on">
          <span className="font-semibold text-arcane">{concentration}</span>
        </Fact>
      )}
      {heroicInspiration && <Fact term="Heroic Inspiration">Ready</Fact>}
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-3 gap-y-1">
    <dt className="min-w-36 text-muted">{term}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

interface Uses {
  readonly label: string;
  readonly left: number;
  readonly most: number;
}

/** Spell slots, resources and Hit Point Dice, as far as the character has some. */
function usesOf(character: Character, state: PlayState, limits: PlayLimits): Uses[] {
  const { classes, modifiers } = deriveCharacter(character);
  const slots = limits.slots.map((most, index) => ({
    label: `Spell slots, level ${index + 1}`,
    most,
    left: most - (state.spentSlots[index] ?? 0),
  }));
  const pact = {
    label: `Pact Magic slots, level ${limits.pactLevel}`,
    most: limits.pactSlots,
    left: limits.pactSlots - state.spentPactSlots,
  };
  const resources = resourcesOf(classes, modifiers).flatMap(({ label, spendable }) =>
    spendable
      ? [
          {
            label,
            most: spendable.uses,
            left: spendable.uses - state.spentResources[spendable.name],
          },
        ]
      : [],
  );
  const features = limits.features.map((feature) => ({
    label: feature.name,
    most: feature.uses,
    left: featureUsesLeft(feature, state),
  }));
  const dice = hitDiceLeft(state, limits).map(({ size, left, most }) => ({
    label: `Hit Point Dice, ${size}`,
    most,
    left,
  }));
  // More can be spent than a lower level, or an item that the reader does not see, leaves.
  return [...slots, pact, ...resources, ...features, ...dice]
    .filter(({ most }) => most > 0)
    .map((use) => ({ ...use, left: Math.max(0, use.left) }));
}

/** Above this number, a row has no pips. */
const mostPips = 10;

const UsesRow = ({ label, left, most }: Uses) => (
  <li className="flex min-h-9 items-center justify-between gap-4 border-b border-hairline py-1">
    <span className="min-w-0">{label}</span>
    <span className="flex shrink-0 items-center gap-3">
      {most <= mostPips && (
        <span aria-hidden className="flex gap-1">
          {Array.from({ length: most }, (_, index) => (
            <span
              // The pips have an order and nothing else.
              key={index}
              className={
                index < left
                  ? 'size-3 rounded-full bg-gold'
                  : 'size-3 rounded-full border border-hairline-strong'
              }
            />
          ))}
        </span>
      )}
      <span className={left === 0 ? 'min-w-14 text-right text-muted' : 'min-w-14 text-right'}>
        {left} of {most}
      </span>
    </span>
  </li>
);
