import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The number of items of an edition in the delivered catalogue. One item is no promise. */
function countOf(kind: string, edition: string): number {
  const file = join(import.meta.dirname, `../../../backend/seed/srd/${kind}.json`);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { edition: string }[];
  return rows.filter((row) => row.edition === edition).length;
}

it('names every kind of the catalogue with the editions that are delivered', async () => {
  await open();
  const rules = screen.getByText(/, found by any part of their name\.$/).textContent;
  const [both = '', newer = ''] = rules.toLowerCase().split(' of 2014 and 2024, and ');
  const kindsWith = (test: (kind: string) => boolean) => catalogueKinds.filter(test);
  expect(both.match(kinds)).toEqual(kindsWith((kind) => countOf(kind, '2014') > 1));
  expect(newer.match(kinds)).toEqual(kindsWith((kind) => countOf(kind, '2014') <= 1));
  for (const kind of catalogueKinds) expect(countOf(kind, '2024'), kind).toBeGreaterThan(1);
  expect(rules).toMatch(/^Gear, tools, .*\w and \w+ of 2014 and 2024, and \w.* of 2024, found/);
});
