import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, test } from 'vitest';
import { notifyServerEvent } from '#src/api/server-events.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { EntryText } from './entry-text.tsx';

afterEach(cleanup);

const names: Record<string, string> = { u1: 'Tomas', u2: 'Ilse', u4: 'Ilse' };

function show(text: string, isGameMaster = true): HTMLElement {
  const element = (
    <EntryText
      text={text}
      links={[{ title: 'the Lantern', entryId: 'e1', name: 'The Lantern' }]}
      hrefOf={(entryId) => `/entries/${entryId}`}
      {...(isGameMaster && {
        memberName: (id: string) => names[id] ?? 'A former member',
        passageControls: (index: number, readers: readonly string[]) => (
          <button type="button">{`Change ${index} (${readers.length})`}</button>
        ),
      })}
    />
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />).container;
}

describe('links of a text', () => {
  test('lead to the entries that the user can read', () => {
    show('[[The  lantern]] and [[THE LANTERN|a lamp]]');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['The Lantern', '/entries/e1'],
      ['a lamp', '/entries/e1'],
    ]);
  });

  test('are plain words for every other title', () => {
    const { textContent } = show('[[Vell]] and [[The Keep|a keep]]');
    expect(textContent).toBe('Vell and a keep');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('lead to pages of this server, and to other servers without giving them the referrer', () => {
    show('[own](/campaigns/1) [foreign](https://example.com) [mail](mailto:mira@example.com)');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['/campaigns/1', null],
      ['https://example.com', 'noopener noreferrer'],
      ['mailto:mira@example.com', 'noopener noreferrer'],
    ]);
  });
});

describe('passages of a text', () => {
  const text = [
    ':::secret\na\n:::',
    ':::secret{for="u1 u2"}\n## b\n:::secret{for="u3"}\nc\n:::\n:::',
    ':::secret{for="everyone u1"}\nd\n:::',
  ].join('\n\n');

  test('are boxes that say who can read them, with their controls', () => {
    show(text);
    const box = (name: string) => within(screen.getByRole('complementary', { name }));
    expect(box('For game masters only').getByText('a')).toBeDefined();
    expect(
      box('For game masters only').getByRole('button', { name: 'Change 0 (0)' }),
    ).toBeDefined();
    expect(box('For Tomas and Ilse').getByRole('heading', { name: 'b', level: 3 })).toBeDefined();
    expect(box('For Tomas and Ilse').getByRole('button', { name: 'Change 1 (2)' })).toBeDefined();
    expect(box('For A former member').getByRole('button', { name: 'Change 2 (1)' })).toBeDefined();
    expect(box('Revealed to everyone').getByRole('button', { name: 'Change 3 (2)' })).toBeDefined();
  });

  test('name two members with the same name twice', () => {
    show(':::secret{for="u2 u4"}\na\n:::');
    const box = screen.getByRole('complementary', { name: 'For Ilse and Ilse' });
    expect(within(box).getByText('a')).toBeDefined();
  });

  test('do not show a player who else can read them', () => {
    show(':::secret\na\n:::', false);
    const box = screen.getByRole('complementary', { name: 'Shared with you' });
    expect(within(box).getByText('a')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

/** The elements below another one. `querySelectorAll('*')` takes 20 seconds for 25,000 elements. */
const elementsIn = (container: Element): Element[] =>
  [...container.children].flatMap((element) => [element, ...elementsIn(element)]);

/** The attributes that a text can put into the page, with their values. */
const attributesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${element.localName} ${name}=${value}`),
  );

const forbidden = /^(?:script|iframe|style|svg|object|form|input|b)$/;

const safe =
  /^\S+ (?:class|id|aria-labelledby|role|tabindex|aria-label|scope|type|data-discover|rel|loading|alt)=|^a href=(?:https?:\/\/|mailto:|\/(?!\/))|^img src=(?:http:\/\/localhost:3000)?\/(?!\/)|^img decoding=async$|^a target=_blank$|^ol start=\d+$/;

const deepOrLong = /nested|indented|open passages|long/;

/** Enough for more levels than the parser allows. With 50,000 characters, the DOM takes up to 20 seconds. */
const length = 5_000;

describe('hostile texts', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '[a](javascript:alert(1)) [a](JaVaScRiPt:alert(1)) [a](java\tscript:alert(1))',
    '[a](&#x6A;avascript:alert(1)) [a](vbscript:a) [a](data:text/html,a) [a](file:///etc/passwd)',
    '[a](//example.com) [a](/\\example.com) [a](/\t/example.com) <javascript:alert(1)>',
    '![a](https://example.com/a.png) ![a](//example.com/a.png) ![a](data:image/png;base64,AA==)',
    '![a" onerror="alert(1)](/b.png"onerror="alert(1)) [a](/b "c\\" onclick=alert(1)")',
    '[[a" onclick="alert(1)]] [[<b>|<i>]]',
    '```html" onclick="alert(1)\n<script>\n```',
    '| a |\n|:-:|\n| <b onclick=a> |',
    ':::secret{for="<b>"}\n<b>\n:::',
    ...hostileTexts.flatMap(([name, text]) =>
      deepOrLong.test(name) ? [text.slice(0, length)] : [],
    ),
    '*a '.repeat(length / 3),
  ])('put no forbidden element or attribute into the page: %#', (text) => {
    const elements = elementsIn(show(text));
    expect(elements.filter(({ localName }) => forbidden.test(localName))).toEqual([]);
    expect(attributesIn(elements).filter((attribute) => !safe.test(attribute))).toEqual([]);
  });

  test('are shown as the characters that they consist of', () => {
    expect(show('<script>alert(1)</script>').textContent).toBe('<script>alert(1)</script>');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('show no picture of another server, and request no other path of this one', () => {
    show(
      '![a tower](https://example.com/a.png) ![](/api/session) ![a map](/api/images/image-of-vell)',
    );
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      `${window.location.origin}/api/images/image-of-vell`,
    ]);
    expect(screen.getByText(/a tower/)).toBeDefined();
  });
});

test('a picture leads to its whole size, but not where the text links it to something else', () => {
  show('![A map](/api/pictures/map-of-vell) [![Rules](/api/pictures/icon-of-vell)](/rules)');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`${window.location.origin}/api/pictures/map-of-vell`, '/rules']);
  screen.getByRole('link', { name: 'Show the whole picture in a new tab: A map' });
});

describe('a picture that cannot be loaded', () => {
  const image = () => screen.queryByRole('img', { name: 'The map of Vell' });
  const fail = () => {
    show('![The map of Vell](/api/pictures/picture-1)');
    fireEvent.error(screen.getByRole('img', { name: 'The map of Vell' }));
  };

  test('leaves a box with its description', () => {
    fail();
    expect(image()).toBeNull();
    expect(screen.getByText(/^This picture could not be loaded/).textContent).toBe(
      'This picture could not be loaded. It may have been removed.The map of Vell',
    );
  });

  test.each([
    ['on demand', () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))],
    ['when the network is back', () => fireEvent(window, new Event('online'))],
    ['when the server is back', () => act(() => notifyServerEvent('reconnected', null))],
  ])('is loaded again %s', (_, retry) => {
    fail();
    retry();
    fireEvent.load(screen.getByAltText('The map of Vell'));
    expect(image()).not.toBeNull();
    expect(screen.queryByText(/^This picture could not be loaded/)).toBeNull();
  });

  test('keeps the focus on its button until it is loaded', () => {
    fail();
    const button = screen.getByRole('button', { name: 'Try again' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    fireEvent.error(screen.getByAltText('The map of Vell'));
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBeNull();
  });
});
