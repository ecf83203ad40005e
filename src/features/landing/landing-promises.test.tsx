import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { catalogueKinds } from '#src/generated/contract/kinds.ts';
import { heroSlides } from './hero-slides.ts';
import { LandingPage } from './landing-page.tsx';

afterEach(cleanup);

const fileOfRoot = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8');

/** What the app cannot do yet, apart from the kinds of the catalogue. Only the slides, whose texts the specification fixes, mention it. */
const promises = /\bAI\b|\bAI-|generat|spell/i;

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

it('promises on the landing page only what the app does, except in the texts of the slides', async () => {
  await open();
  const slides = heroSlides.flatMap(({ title, body }) => [title, body]);
  const texts = screen
    .getAllByText(/./)
    .map((element) => element.textContent)
    .filter((text) => !slides.some((slide) => text.includes(slide)));
  expect(texts.filter((text) => promises.test(text.replaceAll(kinds, '')))).toEqual([]);
});

it('says who reads the notes: every game master of a campaign, not only its author', async () => {
  await open();
  const text = screen.getByText(/^Title, setting, story and the notes/).textContent;
  expect(text).toContain('the notes only game masters read');
});

it('names every kind of the catalogue on the landing page', async () => {
  await open();
  const rules = screen.getByText(
    / of 2014 and 2024, found by any part of their name\.$/,
  ).textContent;
  expect(rules.toLowerCase().match(kinds)).toEqual(catalogueKinds);
  expect(rules).toMatch(/^Gear, tools, \w+, .*\w and \w+ of 2014/);
});

it('promises in the texts for search engines and app lists only what the app does', () => {
  expect(fileOfRoot('index.html')).not.toMatch(promises);
  expect(fileOfRoot('public/site.webmanifest')).not.toMatch(promises);
});
