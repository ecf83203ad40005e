import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { catalogueKinds } from '#src/generated/contract/kinds.ts';
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

it('names every kind of the catalogue on the landing page', async () => {
  await open();
  const rules = screen.getByText(
    / of 2014 and 2024, found by any part of their name\.$/,
  ).textContent;
  expect(rules.toLowerCase().match(kinds)).toEqual(catalogueKinds);
  expect(rules).toMatch(/^Gear, tools, \w+, .*\w and \w+ of 2014/);
});
