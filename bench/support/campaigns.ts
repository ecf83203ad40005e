import type { Store } from './store.ts';

const titles = ['The Drowned Bell', 'Ashes over Harrow', 'A Debt of Lanterns'];

/** Creates three campaigns through the API, which the dashboard then shows. */
export async function addCampaigns(url: string, { session }: Store): Promise<void> {
  for (const title of titles) {
    const body = new FormData();
    body.set('title', title);
    body.set('setting', 'A harbour town that forgets one of its own each winter.');
    body.set('storyOverview', 'The bell rings below the water, and somebody has to answer.');
    body.set('dmNotes', 'Nobody knows who rang it first.');
    const headers = { cookie: session.header, 'x-csrf-token': session.csrf, origin: url };
    const response = await fetch(`${url}/api/campaigns/create`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`No campaign was created: ${await response.text()}`);
  }
}
