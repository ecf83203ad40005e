import { render } from '@testing-library/react';
import { act, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  rememberHeld,
  rememberPressed,
  rememberTyped,
  sendWhenReady,
} from './typed-before-start.ts';

afterEach(() => document.body.replaceChildren());

function Page() {
  const [email, setEmail] = useState('');
  return (
    <form>
      <input name="email" aria-label="E-mail" onChange={(event) => setEmail(event.target.value)} />
      <p>Typed: {email}</p>
    </form>
  );
}

test('what was typed before the app started is in the fields of the app, with the focus', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<form><input name="email"><input name="other"></form>';
  const [email] = root.querySelectorAll('input');
  if (email === undefined) throw new Error('The page has no field.');
  email.value = 'mira@example.com';
  email.focus();

  const restoreTyped = rememberTyped(root);
  root.replaceChildren();
  render(<Page />, { container: root });
  act(restoreTyped);

  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(root.querySelector('input')?.value).toBe('mira@example.com');
  expect(root.textContent).toContain('Typed: mira@example.com');
});

describe('the focus stays', () => {
  const markup = (note: string) =>
    '<a href="#main">Skip to content</a><a href="/">Questwright</a><button>Menu</button>' +
    `<main id="main" tabindex="-1">${note}<a href="/">Home</a></main>`;

  /** Focuses an element before the app replaces the page, and returns what has the focus afterwards. */
  function focusedAfter(selector: string, shown = markup('A note of the app')) {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = markup('');
    root.querySelector<HTMLElement>(selector)?.focus();
    const restore = rememberTyped(root);
    root.innerHTML = shown;
    restore();
    return { focused: document.activeElement, expected: root.querySelector(selector) };
  }

  test.for(['[href="#main"]', 'button', '#main', '#main a'])('on %s', (selector) => {
    const { focused, expected } = focusedAfter(selector);
    expect(focused).toBe(expected);
  });

  test('on the main region if the app has no such element', () => {
    expect(focusedAfter('button', '<main id="main" tabindex="-1"></main>').focused?.id).toBe(
      'main',
    );
  });

  test('on the body if nothing had the focus', () => {
    expect(focusedAfter('.none').focused).toBe(document.body);
  });
});

describe('a button that was pressed before the app started is pressed in the app', () => {
  const markup = '<button aria-label="Pause"></button><button aria-label="Show slide 2"></button>';

  function pressedAfter(change: (root: Element) => void) {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = markup;
    const pressAgain = rememberPressed(root, root.querySelectorAll('button')[1]);
    change(root);
    const pressed: (string | null)[] = [];
    root.addEventListener('click', ({ target }) => {
      if (target instanceof Element) pressed.push(target.getAttribute('aria-label'));
    });
    pressAgain();
    return pressed;
  }

  test('if the app keeps the element', () => {
    expect(pressedAfter(() => undefined)).toEqual(['Show slide 2']);
  });

  test('if the app replaces the element', () => {
    expect(pressedAfter((root) => (root.innerHTML = markup))).toEqual(['Show slide 2']);
  });

  test('but not if the app has no such button', () => {
    expect(pressedAfter((root) => root.replaceChildren())).toEqual([]);
  });
});

describe('an element that the mouse holds down when the app replaces it', () => {
  const markup = '<button>Menu</button><a href="#one">One</a>';

  /** An event of the mouse, whether it is sent to another element, and the button of the mouse. */
  type Sent = readonly [type: string, isElsewhere?: boolean, button?: number];

  /** Sends these events to the element of the app, and returns how often it was clicked. */
  function clicksAfter(events: readonly Sent[], isReplaced = true) {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = markup;
    const restore = rememberHeld(root, root.querySelector('button'));
    if (isReplaced) root.innerHTML = markup;
    restore();
    const onClick = vi.fn<() => void>();
    const button = root.querySelector('button');
    button?.addEventListener('click', onClick);
    for (const [type, isElsewhere, pressed] of events) {
      const target = isElsewhere === true ? root.querySelector('a') : button;
      target?.dispatchEvent(new MouseEvent(type, { bubbles: true, button: pressed ?? 0 }));
    }
    return onClick.mock.calls.length;
  }

  test('is clicked when the mouse is released over it', () => {
    expect(clicksAfter([['mouseup']])).toBe(1);
  });

  test.for([
    ['the mouse is released over another element', [['mouseup', true], ['mouseup']]],
    ['the next event is a new press', [['mousedown'], ['mouseup']]],
    ['it was the other button of the mouse', [['mouseup', false, 2]]],
  ] as const)('is not clicked if %s', ([, events]) => {
    expect(clicksAfter(events)).toBe(0);
  });

  test('is left to the browser if the app keeps the element', () => {
    expect(clicksAfter([['mouseup']], false)).toBe(0);
  });
});

test('the form is sent once, when its button is enabled', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<form><button type="submit" disabled>Sign in</button></form>';
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  root.addEventListener('submit', onSubmit);
  sendWhenReady(root);
  expect(onSubmit).not.toHaveBeenCalled();
  const button = root.querySelector('button');
  button?.removeAttribute('disabled');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  button?.setAttribute('disabled', '');
  button?.removeAttribute('disabled');
  sendWhenReady(root);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
