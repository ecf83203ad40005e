import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Character } from '#src/generated/model/index.ts';
import { characterClassNames } from '#src/lib/character/classes.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { featuresOf } from '#src/lib/character/feature-list.ts';
import { speciesNames } from '#src/lib/character/origins.ts';
import { mockBackend, newClient, withQueryClient } from '#tests/support/mocked-catalogue.tsx';
import { untouchedCharacter } from '#tests/support/untouched-character.ts';
import { textOf } from './data/feature-texts/text-of.ts';
import { subclasses } from './data/subclasses.ts';
import { Features } from './features.tsx';
import { OptionField } from './levels/option-field.tsx';
import { PaperFeatureTexts } from './paper/paper-feature-texts.tsx';
import { subjectOf } from './text-subject.ts';

configure({ asyncUtilTimeout: 10_000 });

mockBackend('ilse');

afterEach(cleanup);

const characterOf = (changes: Partial<Character>): Character => ({
  ...untouchedCharacter,
  ...changes,
});

const warlock = characterOf({
  class: 'warlock',
  species: 'goliath',
  speciesOption: 'Storm’s Thunder',
  level: 3,
  subclasses: [{ class: 'warlock', name: 'The Quiet One' }],
  // As people type it in an import.
  feats: [{ class: 'warlock', level: 2, key: null, name: "Devil's Sight", increases: [] }],
});

test('all features of all classes and species have a text at level 20', () => {
  const characters = [
    ...characterClassNames.map((name) => {
      const ofSubclass = { class: name, name: subclasses[name].name };
      return characterOf({ class: name, level: 20, subclasses: [ofSubclass] });
    }),
    ...speciesNames.map((species) => characterOf({ species, level: 20 })),
  ];
  const missing = characters.flatMap((character) =>
    featuresOf(character).filter((feature) => {
      const subject = subjectOf(feature, character);
      return feature.source !== 'feat' && (subject === null || textOf(subject) === '');
    }),
  );
  expect(missing).toEqual([]);
});

test('a feature, a chosen option and the background open their texts, and a name of the table does not', async () => {
  const user = userEvent.setup();
  render(<Features character={warlock} derived={deriveCharacter(warlock)} />, {
    wrapper: withQueryClient(newClient()),
  });
  const features = screen.getByRole('region', { name: 'Warlock features' });
  await user.click(within(features).getByRole('button', { name: /^Magical Cunning/ }));
  expect(await within(features).findByText(/rite of 1 minute/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: "Devil's Sight" }));
  expect(await screen.findByText(/even magical Darkness/)).toBeDefined();
  expect(within(features).queryByRole('button', { name: 'The Quiet One' })).toBeNull();
  const traits = screen.getByRole('region', { name: 'Species features' });
  await user.click(within(traits).getByRole('button', { name: /^Giant Ancestry Storm’s Thunder/ }));
  expect((await within(traits).findByText('Hill’s Tumble')).tagName).toBe('STRONG');
  await user.click(screen.getByRole('button', { name: 'Soldier' }));
  expect(await screen.findByText(/^You fought in a war/)).toBeDefined();
});

test('an option can be read before it is chosen, and its text stays below it', async () => {
  const user = userEvent.setup();
  const feats = [
    { class: 'cleric' as const, level: 1, key: null, name: 'Protector', increases: [] },
  ];
  const values = { ...untouchedCharacter, feats };
  render(
    <OptionField
      {...{ values, label: 'Divine Order', class: 'cleric', level: 1, count: 1 }}
      options={['Protector', 'Thaumaturge']}
      set={() => undefined}
      setAll={() => undefined}
      part={() => ({ id: 'feats', error: undefined })}
    />,
  );
  expect(await screen.findByText(/trained in Heavy armor/)).toBeDefined();
  expect(screen.queryByText(/checks of Arcana and Religion/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'What the options do' }));
  expect(await screen.findByText(/checks of Arcana and Religion/)).toBeDefined();
});

test('an option says what it needs, and one that can be learned again is offered again', async () => {
  const user = userEvent.setup();
  const chosen = { class: 'warlock' as const, key: null, increases: [] };
  const feats = [{ ...chosen, level: 2, name: 'Agonizing Blast' }];
  const values = { ...untouchedCharacter, class: 'warlock' as const, level: 5, feats };
  render(
    <OptionField
      {...{ values, label: 'Eldritch Invocations', class: 'warlock', level: 5, count: 1 }}
      options={['Agonizing Blast', 'Thirsting Blade', 'Witch Sight']}
      set={() => undefined}
      setAll={() => undefined}
      part={() => ({ id: 'feats', error: undefined })}
    />,
  );
  await user.click(screen.getByLabelText('Eldritch Invocations'));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Agonizing Blast',
    'Thirsting Blade (with Pact of the Blade)',
    'Witch Sight (from level 15)',
  ]);
});

test('the paper has each feature once, with its text', async () => {
  const fighter = characterOf({
    level: 17,
    subclasses: [{ class: 'fighter', name: 'Champion' }],
  });
  render(<PaperFeatureTexts character={fighter} />, { wrapper: withQueryClient(newClient()) });
  const paper = await screen.findByRole('region', { name: 'Page with features' });
  expect(await within(paper).findByText(/^On your turn you take one more action/)).toBeDefined();
  const headings = within(paper)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(headings).toContain('Superior Critical');
  expect(headings).toEqual([...new Set(headings)]);
});
