import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { untouchedState } from '#src/lib/character/play.ts';
import { armorItem } from '#tests/support/character-rows.ts';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { PaperSheet } from '../paper/paper-sheet.tsx';
import { typedFacts } from '../copies.ts';
import { SharedSheet } from './shared-sheet.tsx';
import { SpellsAndItemsOfLink } from './spells-and-items.tsx';

const backstory = `${'The duke is my father. '.repeat(60)}This is the end.`;
const character = { ...untouchedCharacter, backstory };
const play = {
  ...untouchedState,
  spentSlots: [...untouchedState.spentSlots],
  spentFeatures: [],
  conditions: [],
};

test('readers of a shared sheet have the whole of a long backstory', () => {
  render(<SharedSheet shared={{ character, play, owner: 'Ilse' }} />);
  expect(screen.getByText(/This is the end\.$/)).toBeDefined();
  expect(screen.queryByText('The whole text is on the sheet in Questwright.')).toBeNull();
});

test('readers see who has drafted the line and the backstory', () => {
  const drafted = {
    ...character,
    concept: 'A ferryman.',
    draftedBy: 'storyteller',
    storyDraftedBy: { appearance: null, backstory: 'a-model' },
  };
  render(<SharedSheet shared={{ character: drafted, play, owner: 'Ilse' }} />);
  expect(screen.getByText('Drafted by the storyteller.')).toBeDefined();
  expect(screen.getByText('Drafted by a-model.')).toBeDefined();
});

test('readers see the state in play: hit points, conditions, exhaustion and what is left to spend', () => {
  const wizard = { ...character, class: 'wizard' as const, level: 3 };
  const state = {
    ...play,
    lostHitPoints: 5,
    temporaryHitPoints: 4,
    spentSlots: [1, 2, 0, 0, 0, 0, 0, 0, 0],
    spentHitDice: 1,
    spentHitDiceBySize: { d6: 1, d8: 0, d10: 0, d12: 0 },
    exhaustion: 2,
    conditions: ['poisoned' as const, 'prone' as const],
    concentration: 'Web',
    heroicInspiration: true,
  };
  render(<SharedSheet shared={{ character: wizard, play: state, owner: 'Ilse' }} />);
  const inPlay = within(screen.getByRole('region', { name: 'In play' }));
  expect(inPlay.getByLabelText('Hit Points').textContent).toBe('12');
  expect(inPlay.getByText('+ 4 temporary')).toBeDefined();
  expect(inPlay.getByText('Poisoned')).toBeDefined();
  expect(inPlay.getByText('Prone')).toBeDefined();
  expect(inPlay.getByText('2 of 6. D20 Tests −4, Speed −10 ft.')).toBeDefined();
  expect(inPlay.getByText('Web')).toBeDefined();
  const rows = inPlay.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toContain('Spell slots, level 13 of 4');
  expect(rows).toContain('Spell slots, level 20 of 2');
  expect(rows).toContain('Hit Point Dice, d62 of 3');
});

test('readers never see less than nothing left to spend', () => {
  const bard = { ...character, class: 'bard' as const };
  const spentResources = { ...play.spentResources, bardicInspiration: 9 };
  render(
    <SharedSheet shared={{ character: bard, play: { ...play, spentResources }, owner: 'Ilse' }} />,
  );
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.find((row) => row.startsWith('Bardic Inspiration'))).toMatch(/0 of \d$/);
});

test('readers of a link open what the spells and items of the sheet do', async () => {
  const bless = {
    class: 'cleric' as const,
    key: '2024#bless',
    catalogueVersion: 1,
    name: 'Bless',
    prepared: false,
    facts: { ...typedFacts(1), concentration: true },
  };
  const shared = { ...character, spells: [bless], items: [armorItem('2024#shield')] };
  const texts = [
    { kind: 'spells' as const, key: '2024#bless', text: 'Up to **three** take heart.' },
    { kind: 'armor' as const, key: '2024#shield', text: 'It is *round*.' },
  ];
  render(<SpellsAndItemsOfLink character={shared} texts={texts} />);
  expect(screen.queryByText('three')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Bless\s*· not prepared/ }));
  expect((await screen.findByText('three')).tagName).toBe('STRONG');
  await userEvent.click(screen.getByRole('button', { name: /^Shield/ }));
  expect((await screen.findByText('round')).tagName).toBe('EM');
});

test('a dying character shows its death saves to readers', () => {
  const state = { ...play, lostHitPoints: 9999, deathSuccesses: 1, deathFailures: 2 };
  render(<SharedSheet shared={{ character, play: state, owner: 'Ilse' }} />);
  expect(screen.getByText('Dying. Death saves: 1 succeeded, 2 failed.')).toBeDefined();
});

test('the printed sheet of the owner has the beginning of a long backstory', () => {
  render(<PaperSheet character={character} state={play} notes={['backstory']} />);
  expect(screen.queryByText(/This is the end\.$/)).toBeNull();
  expect(screen.getByText('The whole text is on the sheet in Questwright.')).toBeDefined();
});
