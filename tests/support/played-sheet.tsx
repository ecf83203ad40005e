import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { people } from '#mocks/fixtures/people.ts';
import { bindToUser } from '#src/api/http.ts';
import { signIn } from '#src/api/session.ts';
import type { Character, CharacterPlay } from '#src/generated/model/index.ts';
import { characterClasses, type ClassName } from '#src/lib/character/classes.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { call } from './call-mocks.ts';
import { newClient, withQueryClient } from './mocked-catalogue.tsx';
import { RollsProvider } from '#src/features/characters/rolls/rolls.ts';
import { useRollLog } from '#src/features/characters/rolls/use-roll-log.ts';
import { PlayPanel, ResourcesPanel } from '#src/features/characters/play/play-panel.tsx';
import { usePlay } from '#src/features/characters/play/use-play.ts';

/** Ends the page as a reload does: what waits stays on the device, and no queue of the page sends it later. */
export function endPage() {
  cleanup();
  bindToUser(null);
  window.dispatchEvent(new Event('online'));
}

export const create = (
  className: ClassName,
  level: number,
  more: Partial<Character> = {},
): Promise<Character> =>
  call('/api/characters/create', 'POST', {
    name: 'Wulf',
    class: className,
    species: 'human',
    background: 'soldier',
    level,
    abilities: characterClasses[className].array,
    ...more,
  });

function Sheet({ stored }: { stored: Character }) {
  const { character, play, query } = usePlay(stored);
  const derived = deriveCharacter(character, play?.state);
  const rolls = useRollLog(character, derived);
  return (
    <RollsProvider value={rolls}>
      <PlayPanel derived={derived} play={play} query={query} />
      {play && <ResourcesPanel character={character} derived={derived} play={play} />}
      <p>{rolls.last && `${rolls.last.roll.label}: ${rolls.last.roll.total}`}</p>
    </RollsProvider>
  );
}

export function open(character: Character) {
  const client = newClient();
  const { id, name, email, groups } = people.tomas;
  signIn(client, { id, name, email, groups: [...groups] });
  const user = userEvent.setup();
  render(<Sheet stored={character} />, { wrapper: withQueryClient(client) });
  return { user, client };
}

export const storedState = async ({ characterId }: Character) =>
  (await call<CharacterPlay>(`/api/characters/${characterId}/play`)).state;

export const hitPoints = () => screen.getByRole('status', { name: 'Hit Points' }).textContent;

/** The next words of the browser's random numbers. */
export function randomWords(...words: number[]) {
  const left = [...words];
  const original = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const filled = original(array);
    const word = array instanceof Uint32Array ? left.shift() : undefined;
    if (word !== undefined && filled instanceof Uint32Array) filled[0] = word;
    return filled;
  });
}
