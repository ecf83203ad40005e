import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { lanternsOfVell } from '#tests/support/lanterns-of-vell.ts';
import { CampaignCard } from './campaign-card.tsx';

const now = Date.parse('2026-11-23T20:00:00.000Z');

function show(updatedAt: string) {
  const meta = {
    created_at: '2026-11-01T18:00:00.000Z',
    updated_at: updatedAt,
    last_accessed_at: '2026-11-23T19:00:00.000Z',
  };
  const campaign = { ...lanternsOfVell, excerpt: '', deletedAt: null, meta };
  const element = <CampaignCard campaign={campaign} now={now} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return screen.getByRole('article');
}

test('a campaign that was only opened is not highlighted', () => {
  const card = show('2026-11-01T18:00:00.000Z');
  expect(card.className).not.toContain('border-gold-deep');
  expect(screen.getByText('Opened 1 hour ago')).toBeDefined();
  expect(screen.queryByText(/^Changed/)).toBeNull();
});

test('a campaign that went on this week is highlighted, and its card says why', () => {
  const card = show('2026-11-21T18:00:00.000Z');
  expect(card.className).toContain('border-gold-deep');
  expect(screen.getByText('Changed 2 days ago')).toBeDefined();
});
