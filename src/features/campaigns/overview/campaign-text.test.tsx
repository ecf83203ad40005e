import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CampaignText } from './campaign-text.tsx';

test('a text of the storyteller is shown with its lists and headings', () => {
  const text = 'In short\nThe city has one well.\n\nTwo conflicts\n- Who owns it\n- Who pays';
  render(
    <CampaignText className="" title="The story so far" text={text} draftedBy={null}>
      Nothing is written here yet.
    </CampaignText>,
  );
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Who owns it', 'Who pays']);
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
    'In short',
    'The city has one well.',
    'Two conflicts',
  ]);
});
