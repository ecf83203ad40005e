import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import {
  campaignForm,
  post,
  postCampaign,
  times,
  writeHeaders,
  type Target,
} from '#bench/attacks/attack.ts';
import { send } from './send.ts';
import type { Session } from './store.ts';

const rounds = 5;

/**
 * Sends what a small group sends in a few minutes, so that the memory at rest includes what such calls
 * need once.
 */
export async function makeOrdinaryCalls(target: Target, administrator: Session): Promise<void> {
  const { url } = target;
  const create = { width: 1600, height: 900, channels: 3, background: '#7c3aed' } as const;
  const cover = new Blob([await sharp({ create }).jpeg().toBuffer()], { type: 'image/jpeg' });
  const form = await campaignForm({ coverImageW1024: cover });
  const withoutAccount = { email: 'unregistered@example.com', password: 'any password' };
  const signIn = Buffer.from(JSON.stringify(withoutAccount));
  for (let round = 0; round < rounds; round += 1) {
    const operations = times(1000, (index) => ({
      action: 'create',
      item: { name: `Ordinary ${round} ${index}`, category: 'other' },
    }));
    const imported = Buffer.from(JSON.stringify({ operations }));
    const json = 'application/json';
    const statuses = [
      await post(`${url}/api/auth/login`, writeHeaders(target, json), signIn),
      await post(`${url}/api/gear/bulk`, writeHeaders(target, json, administrator), imported),
      await postCampaign(target, administrator, form),
      String(await send(`${url}/api/campaigns/`, { cookie: administrator.header })),
    ];
    if (statuses.join() !== '401,200,201,200') throw new Error(`Ordinary use: ${statuses.join()}`);
    await wait(100);
  }
}
