import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { heroSlides } from './hero-slides.ts';
import { LandingPage } from './landing-page.tsx';

afterEach(cleanup);

const fileOfRoot = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8');

/** What the app cannot do yet. Only the slides, whose texts the specification fixes, mention it. */
const promises = /\bAI\b|\bAI-|generat|spell/i;

it('promises on the landing page only what the app does, except in the texts of the slides', async () => {
  // The hero changes its state when its first picture is decoded.
  await act(async () => {
    render(
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>,
    );
  });
  const slides = heroSlides.flatMap(({ title, body }) => [title, body]);
  const texts = screen
    .getAllByText(/./)
    .map((element) => element.textContent)
    .filter((text) => !slides.some((slide) => text.includes(slide)));
  expect(texts.filter((text) => promises.test(text))).toEqual([]);
});

it('promises in the texts for search engines and app lists only what the app does', () => {
  expect(fileOfRoot('index.html')).not.toMatch(promises);
  expect(fileOfRoot('public/site.webmanifest')).not.toMatch(promises);
});
