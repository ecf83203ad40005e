import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { lanternsOfVell } from '#tests/support/lanterns-of-vell.ts';
import { CampaignCard } from './campaign-card.tsx';

const now = Date.parse('2026-11-23T20:00:00.000Z');

function show(updatedAt: string, lastSession: string | null) {
  const meta = {
    created_at: '2026-11-01T18:00:00.000Z',
    updated_at: updatedAt,
    last_accessed_at: '2026-11-23T19:00:00.000Z',
  };
  const campaign = { ...lanternsOfVell, excerpt: '', lastSession, deletedAt: null, meta };
  const element = <CampaignCard campaign={campaign} now={now} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return screen.getByRole('article');
}

test('every card says the role of the user', () => {
  show('2026-11-01T18:00:00.000Z', null);
  expect(screen.getByText('Owner')).toBeDefined();
});

test('a campaign that was only opened is not highlighted', () => {
  const card = show('2026-11-01T18:00:00.000Z', null);
  expect(card.className).not.toContain('border-gold-deep');
  expect(screen.getByText('Opened 1 hour ago')).toBeDefined();
  expect(screen.queryByText(/^Played/)).toBeNull();
});

test('a campaign whose texts were changed this week is not highlighted', () => {
  const card = show('2026-11-21T18:00:00.000Z', '2026-11-10');
  expect(card.className).not.toContain('border-gold-deep');
});

test('a campaign that was played this week is highlighted, and its card says why', () => {
  const card = show('2026-11-01T18:00:00.000Z', '2026-11-20');
  expect(card.className).toContain('border-gold-deep');
  expect(screen.getByText('Played 3 days ago')).toBeDefined();
});
