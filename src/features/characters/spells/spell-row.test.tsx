import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Character, CharacterSpell } from '#src/generated/model/index.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { playLimitsOf, untouchedState, type PlayState } from '#src/lib/character/play.ts';
import { rollFormula } from '#src/lib/character/roll.ts';
import { armorItem } from '#tests/support/character-rows.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { type RollRequest, type Rolls, RollsProvider } from '../rolls/rolls.ts';
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

const noRoll: Rolls['roll'] = () => {
  throw new Error('No roll is expected.');
};

/** Shows a spell, and collects the states after each press. */
function open(changes: Partial<Character>, shown = spell, roll = noRoll) {
  const character = { ...untouchedCharacter, ...changes };
  const states: PlayState[] = [];
  const rolls = {
    mode: 'normal',
    setMode: () => undefined,
    roll,
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
        description=""
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

test('a spell says its class where two classes cast spells', () => {
  const otherClasses = [{ class: 'cleric' as const, level: 1 }];
  open({ class: 'wizard', level: 2, otherClasses }, { ...spell, class: 'cleric' as const });
  expect(screen.getByText(/^Cleric · 1 action · /)).toBeDefined();
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

test('with Supreme Healing each die that is rolled has its highest number', async () => {
  const facts = { ...spell.facts, attack: null, save: null, damage: '2d8 + mod hit points' };
  const healing: CharacterSpell = { ...spell, class: 'cleric', name: 'Cure Wounds', facts };
  const requests: RollRequest[] = [];
  const changes: Partial<Character> = {
    class: 'cleric',
    level: 17,
    subclasses: [{ class: 'cleric', name: 'Life Domain' }],
    abilities: { ...untouchedCharacter.abilities, wis: 10 },
  };
  open(changes, healing, (request) => {
    requests.push(request);
    return {
      rollId: 'no-roll-1',
      label: request.label,
      mode: 'normal',
      dice: [{ faces: 8, value: 8, kept: true }],
      bonus: 0,
      total: 8,
      rolledAt: '2026-11-27T20:00:00.000Z',
    };
  });
  // 16, and 3 by Disciple of Life.
  await userEvent.click(screen.getByRole('button', { name: 'Roll Cure Wounds damage 19' }));
  const [request] = requests;
  if (request?.kind !== 'dice') throw new Error('No dice are rolled.');
  const { formula, leastDie } = request;
  const rolled = rollFormula(formula, false, () => 0, leastDie ?? undefined);
  expect([rolled.total, rolled.dice.map(({ value }) => value)]).toEqual([19, [8, 8]]);
});
