import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedInUser } from '#src/api/session.ts';
import { characterQueues } from '#src/api/waiting/character-queues.ts';
import type { Character, CharacterRoll } from '#src/generated/model/index.ts';
import {
  combinedMode,
  rollD20,
  rollFormula,
  rollLimits,
  type RollMode,
} from '#src/lib/character/roll.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { d20RulesOf } from '#src/lib/character/roll-rules.ts';
import { randomKey } from '#src/lib/random-key.ts';
import type { RollRequest, Rolls } from './rolls.ts';

const longestLabel = 120;

const within = (bonus: number): number =>
  Math.max(-rollLimits.bonus, Math.min(rollLimits.bonus, bonus));

/** Rolls on this device, and keeps the rolls until the log of the character has them. */
export function useRollLog(character: Character, derived: DerivedCharacter): Rolls {
  const { characterId } = character;
  const { id: userId } = useSignedInUser();
  const queues = characterQueues(useQueryClient(), userId, characterId);
  const [mode, setMode] = useState<RollMode>('normal');
  const [last, setLast] = useState<Rolls['last']>(null);

  function roll(request: RollRequest): CharacterRoll {
    const isD20 = request.kind === 'd20';
    const forced = isD20 ? (request.forced ?? []) : [];
    const rolled = isD20
      ? rollD20(
          within(request.bonus),
          combinedMode(
            mode,
            forced.map((one) => one.mode),
          ),
          undefined,
          d20RulesOf(character, derived, request),
        )
      : rollFormula(request.formula, request.isCritical, undefined, request.leastDie ?? undefined);
    const made: CharacterRoll = {
      ...rolled,
      dice: [...rolled.dice],
      label: request.label.slice(0, longestLabel),
      rollId: randomKey(),
      rolledAt: new Date().toISOString(),
    };
    queues.rolls.add(made);
    setLast({ roll: made, request });
    // Advantage is for one roll, so that it is not forgotten for the next.
    if (isD20) setMode('normal');
    return made;
  }

  return { mode, setMode, roll, last };
}
