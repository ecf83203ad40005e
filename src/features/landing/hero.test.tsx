import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runHeroInPage } from './hero-in-page.ts';
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
  forgetPage();
});

/** As when another page is opened. */
const forgetPage = () => Reflect.deleteProperty(globalThis, 'heroInPage');

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

  it('fetches the other pictures when the first one is completely visible', async () => {
    const { container } = render(page);
    const pictures = () => container.querySelectorAll('.hero-picture:not([hidden])').length;
    await pass(100 + 1499);
    expect(pictures()).toBe(1);
    await pass(1);
    expect(pictures()).toBe(3);
    expect(container.querySelectorAll('img[loading="lazy"]')).toHaveLength(0);
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

/** The page without the app: its own script shows the slides. */
function openPage(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  runHeroInPage();
  return root;
}

/** Starts the app in the page. In development, React reports the attributes that the page has changed. */
function startApp(container: HTMLElement): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(page, { container, hydrate: true });
}

/** The elements with their attributes, whose order has no meaning. */
const elementsOf = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('.hero, .hero *')].map(({ tagName, attributes }) =>
    [tagName, ...[...attributes].map(({ name, value }) => `${name}=${value}`).toSorted()].join(' '),
  );

describe('the hero before the app has started', () => {
  afterEach(() => document.body.replaceChildren());

  it('has the elements and attributes of the app at all times', async () => {
    const times = [0, 99, 1, 1500, 2999, 1, 1500, 100, 1500, 3000, 6100, 1600];
    const seen = async (container: HTMLElement) => {
      const all: string[][] = [];
      for (const time of times) {
        await pass(time);
        all.push(elementsOf(container));
      }
      return all;
    };
    const inApp = await seen(render(page).container);
    cleanup();
    forgetPage();
    expect(await seen(openPage())).toEqual(inApp);
  });

  it('goes on in the middle of a phase when the app starts', async () => {
    const root = openPage();
    await pass(6100 + 100 + 1500 + 1000);
    const before = elementsOf(root);
    startApp(root);
    await pass(0);
    expect(elementsOf(root)).toEqual(before);
    const phase = () => screen.getByLabelText('2 of 3').dataset['phase'];
    await pass(1999);
    expect(phase()).toBe('move');
    await pass(1);
    expect(phase()).toBe('fade-out');
    await pass(1500);
    expect(currentSlide()).toBe(titles[2]);
  });

  it('goes on if a phase ends while the app starts', async () => {
    const root = openPage();
    await pass(100 + 1499);
    startApp(root);
    await pass(1);
    expect(screen.getByLabelText('1 of 3').dataset['phase']).toBe('move');
    await pass(3000);
    expect(screen.getByLabelText('1 of 3').dataset['phase']).toBe('fade-out');
  });

  it('reacts to its buttons at once, also after the start of the app, and once', async () => {
    const presses = vi.fn<() => void>();
    document.addEventListener('click', presses);
    const root = openPage();
    await pass(2000);
    fireEvent.click(control(/Spells & Strategy/));
    expect(currentSlide()).toBe(titles[2]);
    startApp(root);
    await pass(60_000);
    expect(currentSlide()).toBe(titles[2]);
    document.removeEventListener('click', presses);
    // Otherwise the app would press the button again.
    expect(presses).not.toHaveBeenCalled();
    fireEvent.click(control('Play the slides'));
    await pass(6100);
    expect(currentSlide()).toBe(titles[0]);
  });

  it('stops and continues with the button', async () => {
    openPage();
    await pass(2000);
    fireEvent.click(control('Pause the slides'));
    await pass(60_000);
    expect(currentSlide()).toBe(titles[0]);
    fireEvent.click(control('Play the slides'));
    await pass(6100);
    expect(currentSlide()).toBe(titles[1]);
  });

  it('stays stopped under the pointer when the app starts', async () => {
    const root = openPage();
    await pass(2000);
    const carousel = screen.getByRole('region', { name: 'What Questwright does' });
    fireEvent.pointerEnter(carousel, { pointerType: 'mouse' });
    startApp(root);
    await pass(60_000);
    expect(currentSlide()).toBe(titles[0]);
    fireEvent.pointerLeave(carousel, { pointerType: 'mouse' });
    await pass(6100);
    expect(currentSlide()).toBe(titles[1]);
  });

  it('shows its first slide paused if the system prefers reduced motion, once its picture is there', async () => {
    lessMotion = true;
    const root = openPage();
    const first = screen.getByLabelText('1 of 3');
    expect(first.dataset['phase']).toBe('hidden');
    await pass(60_000);
    expect(first.dataset['phase']).toBe('move');
    expect(currentSlide()).toBe(titles[0]);
    expect(control('Play the slides')).toBeTruthy();
    startApp(root);
    await pass(60_000);
    expect(currentSlide()).toBe(titles[0]);
  });

  it('continues if the pictures cannot be loaded', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('EncodingError'));
    openPage();
    await pass(6100);
    expect(currentSlide()).toBe(titles[1]);
  });

  it('stops when the app shows another page', async () => {
    const root = openPage();
    await pass(2000);
    root.remove();
    await pass(6100);
    expect(vi.getTimerCount()).toBe(0);
  });
});
