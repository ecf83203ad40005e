import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Character, CharacterSpell } from '#src/generated/model/index.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { playLimitsOf, untouchedState, type PlayState } from '#src/lib/character/play.ts';
import { armorItem } from '#tests/support/character-rows.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { RollsProvider } from '../rolls/rolls.ts';
import { SpellRow } from './spell-row.tsx';

const spell: CharacterSpell = {
  class: null,
  key: null,
  catalogueVersion: null,
  name: 'Guiding Bolt',
  prepared: true,
  facts: {
    level: 1,
    school: 'evocation',
    castingTime: '1 action',
    range: '120 feet',
    components: 'V, S',
    duration: '1 round',
    concentration: false,
    ritual: false,
    save: 'wis',
    attack: 'ranged',
    damage: '4d6 radiant',
  },
};

/** Shows a spell, and collects the states after each press. */
function open(changes: Partial<Character>, shown = spell) {
  const character = { ...untouchedCharacter, ...changes };
  const states: PlayState[] = [];
  const rolls = {
    mode: 'normal',
    setMode: () => undefined,
    roll: () => {
      throw new Error('No roll is expected.');
    },
    last: null,
  } as const;
  render(
    <RollsProvider value={rolls}>
      <SpellRow
        character={character}
        spell={shown}
        derived={deriveCharacter(character)}
        play={{
          state: untouchedState,
          limits: playLimitsOf(character),
          press: (_, after) => states.push(after),
          last: null,
          undo: () => undefined,
          saveState: 'saved',
          unsent: 0,
          isKept: true,
        }}
        edit={() => undefined}
        copyState={{ state: 'same' }}
        catalogueLines={null}
      >
        {null}
      </SpellRow>
    </RollsProvider>,
  );
  return states;
}

test('a fighter casts a spell of Magic Initiate with Charisma and without a slot', async () => {
  const states = open({});
  // Charisma 12 is the best of the three abilities: 8 + 1 + 2, and 1 + 2.
  expect(screen.getByText(/Wisdom save DC 11/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Roll Guiding Bolt attack +3' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cast Guiding Bolt without a slot' }));
  expect(states).toEqual([untouchedState]);
  expect(screen.getByText(/The sheet does not count it\./)).toBeDefined();
});

test('Hunter’s Mark without a slot spends a use of Favored Enemy', async () => {
  const mark: CharacterSpell = { ...spell, class: 'ranger', name: 'Hunter’s Mark' };
  const states = open({ class: 'ranger' }, mark);
  await userEvent.click(screen.getByText('Without a slot', { selector: 'button' }));
  expect(states[0]?.spentResources.favoredEnemy).toBe(1);
  expect(states[0]?.spentSlots[0]).toBe(0);
});

test('armor without training disables the casting with its reason', () => {
  const items = [armorItem('2024#chain-mail')];
  open({ class: 'wizard', items }, { ...spell, class: 'wizard' });
  const cast = screen.getByRole('button', {
    name: 'Cast Guiding Bolt',
    description: 'Nothing can be cast in Chain Mail without training.',
  });
  expect(cast.getAttribute('aria-disabled')).toBe('true');
});

test('a spell that is not prepared is not cast', async () => {
  const states = open({ class: 'wizard' }, { ...spell, class: 'wizard', prepared: false });
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Cast Guiding Bolt',
      description: 'Prepare this spell to cast it.',
    }),
  );
  expect(states).toEqual([]);
});
