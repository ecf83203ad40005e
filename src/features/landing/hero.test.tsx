import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hero } from './hero.tsx';

const page = <Hero heading={<h1>Questwright</h1>} actions={<a href="/register">Register</a>} />;
const titles = ['Unleash Your Imagination', 'Endless Worlds to Explore', 'Spells & Strategy'];

let lessMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  lessMotion = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: lessMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const control = (name: string | RegExp) => screen.getByRole('button', { name });

function currentSlide(): string {
  const current = titles.filter(
    (title) => !screen.getByText(title).closest('[role=group]')?.hasAttribute('inert'),
  );
  return current.join();
}

describe('the hero', () => {
  it('shows the three slides one after another, and then the first one again', async () => {
    render(page);
    await pass(0);
    for (const title of [...titles, titles[0]]) {
      expect(currentSlide()).toBe(title);
      await pass(6100);
    }
  });

  it('labels every slide with its number and makes all except the current one inert', async () => {
    render(page);
    await pass(0);
    expect(screen.getByLabelText('1 of 3').hasAttribute('inert')).toBe(false);
    expect(screen.getByLabelText('2 of 3').hasAttribute('inert')).toBe(true);
    expect(screen.getByLabelText('3 of 3').hasAttribute('inert')).toBe(true);
  });

  it('renders the second picture when the first is decoded, and the third when the second slide is completely visible', async () => {
    const { container } = render(page);
    const pictures = () => container.querySelectorAll('.hero-picture').length;
    expect(pictures()).toBe(1);
    await pass(0);
    expect(pictures()).toBe(2);
    await pass(6100 + 100);
    expect(pictures()).toBe(2);
    await pass(1500);
    expect(pictures()).toBe(3);
  });

  it('stops and continues with the button, and is a live region only while stopped', async () => {
    render(page);
    await pass(2000);
    fireEvent.click(control('Pause the slides'));
    await pass(60_000);
    expect(currentSlide()).toBe(titles[0]);
    expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    fireEvent.click(control('Play the slides'));
    expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
    await pass(6100);
    expect(currentSlide()).toBe(titles[1]);
  });

  it('stops while the pointer is over the carousel', async () => {
    render(page);
    await pass(2000);
    const carousel = screen.getByRole('region', { name: 'What Questwright does' });
    fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
    await pass(60_000);
    expect(currentSlide()).toBe(titles[0]);
    fireEvent.pointerLeave(carousel, { pointerType: 'mouse' });
    await pass(6100);
    expect(currentSlide()).toBe(titles[1]);
  });

  it('stops while the page is hidden', async () => {
    render(page);
    await pass(2000);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await pass(60_000);
    expect(currentSlide()).toBe(titles[0]);
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    await pass(6100);
    expect(currentSlide()).toBe(titles[1]);
  });

  it('starts paused if the system prefers reduced motion, and plays after a click', async () => {
    lessMotion = true;
    render(page);
    await pass(60_000);
    expect(currentSlide()).toBe(titles[0]);
    fireEvent.click(control('Play the slides'));
    await pass(6100);
    expect(currentSlide()).toBe(titles[1]);
  });

  it('shows the chosen slide and stops', async () => {
    render(page);
    await pass(0);
    fireEvent.click(control(/Spells & Strategy/));
    await pass(60_000);
    expect(currentSlide()).toBe(titles[2]);
    expect(control('Play the slides')).toBeTruthy();
  });

  it('continues if the pictures cannot be loaded', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('EncodingError'));
    render(page);
    await pass(6100);
    expect(currentSlide()).toBe(titles[1]);
  });

  it('has the text of the first slide and no inline style in the prerendered markup', () => {
    const html = renderToString(page);
    expect(html).toContain('Unleash Your Imagination');
    expect(html).not.toContain('style=');
  });
});
