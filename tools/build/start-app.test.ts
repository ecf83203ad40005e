import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { coverFiles } from '#src/components/campaigns/cover-files.ts';
import { requestEarlyData } from './early-data.ts';
import { startApp } from './start-app.ts';

afterEach(() => void vi.unstubAllGlobals());

const campaign = { campaignId: '1', coverImageW1024: '/large.webp', coverImageW704: '/small.webp' };

const placeholder = '<main id="main">Authenticating...</main>';
const outline = '<template><img alt="The outline"></template>';

/** Opens a page about a campaign, whose requests get these answers, by the end of their path. */
async function openPage(markup: string, answers: Readonly<Record<string, Response>>) {
  const window = new Window({ url: 'http://localhost/campaigns/1' });
  const { document } = window;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the page reads this cookie
  document.cookie = 'csrfToken=secret';
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  const requested: string[] = [];
  const globals = {
    document,
    location: window.location,
    history: window.history,
    addEventListener: window.addEventListener.bind(window),
    window,
    HTMLElement: window.HTMLElement,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe(): void {}
    },
  );
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const end = Object.keys(answers).find((one) => url.endsWith(one));
    return end === undefined ? Response.json({ items: [] }) : answers[end];
  });
  const data = {
    path: '/campaigns/:campaignId',
    requests: [
      '/api/auth/self',
      '/api/campaigns/:campaignId',
      '/api/campaigns/:campaignId/overview?today=:today',
    ],
    coverSizes: '50vw',
  };
  startApp({ sheets: [], preload: [], entry: [], isPlaceholder: true }, () =>
    requestEarlyData(data, coverFiles, () => '2026-11-28'),
  );
  await new Promise((resolve) => setImmediate(resolve));
  const shown = document.querySelector('#main');
  return { requested, shown };
}

test('a page requests its data at once, with the parameters of its path and the day', async () => {
  const { requested } = await openPage(placeholder, {});
  expect(requested).toEqual([
    '/api/auth/self',
    '/api/campaigns/1',
    '/api/campaigns/1/overview?today=2026-11-28',
  ]);
});

test('the cover of the campaign is shown in the outline of the page', async () => {
  const answers = { '/campaigns/1': Response.json(campaign) };
  const { shown } = await openPage(placeholder + outline, answers);
  const picture = shown?.querySelector('img');
  expect(picture?.getAttribute('srcset')).toBe('/small.webp 704w, /large.webp 1024w');
  expect(picture?.getAttribute('sizes')).toBe('50vw');
  expect(shown?.textContent).not.toContain('Authenticating');
});

test.each([
  ['the campaign is refused', placeholder + outline, Response.json({}, { status: 404 })],
  ['the app has already rendered its page', placeholder, Response.json(campaign)],
])('nothing changes if %s', async (_, markup, answer) => {
  const { shown } = await openPage(markup, { '/campaigns/1': answer });
  expect(shown?.textContent).toBe('Authenticating...');
});
