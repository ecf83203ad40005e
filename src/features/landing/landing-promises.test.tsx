import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { catalogueKinds } from '#src/generated/contract/kinds.ts';
import { deliveredItems, isDeliveredFor2014 } from '#tests/support/delivered-items.ts';
import { LandingPage } from './landing-page.tsx';

afterEach(cleanup);

const kinds = new RegExp(`\\b(?:${catalogueKinds.join('|')})\\b`, 'gi');

async function open(): Promise<void> {
  // The hero changes its state when its first picture is decoded.
  await act(async () => {
    render(
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>,
    );
  });
}

it('says that what is hidden stays hidden until a game master reveals it', async () => {
  await open();
  const text = screen.getByText(/^Places, people, quests and sessions/).textContent;
  expect(text).toContain('What only game masters may read stays hidden until you reveal it');
});

it('names every kind of the catalogue with the editions that are delivered', async () => {
  await open();
  const rules = screen.getByText(/, found by any part of their name\.$/).textContent;
  const [both = '', newer = ''] = rules.toLowerCase().split(' of 2014 and 2024, and ');
  expect(both.match(kinds)).toEqual(catalogueKinds.filter(isDeliveredFor2014));
  expect(newer.match(kinds)).toEqual(catalogueKinds.filter((kind) => !isDeliveredFor2014(kind)));
  for (const kind of catalogueKinds) expect(deliveredItems(kind, '2024'), kind).toBeGreaterThan(1);
  expect(rules).toMatch(/^Gear, tools, .*\w and \w+ of 2014 and 2024, and \w.* of 2024, found/);
});
