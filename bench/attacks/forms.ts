import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { Session } from '#bench/support/store.ts';
import {
  againAndAgain,
  attackMs,
  campaignForm,
  everySecond,
  postCampaign,
  times,
  writeHeaders,
  type Attack,
  type Form,
  type Target,
} from './attack.ts';
import { markedCharacter } from './json.ts';

async function avif(side: number): Promise<Blob> {
  const create = { width: side, height: side, channels: 3, background: '#7c3aed' } as const;
  return new Blob([await sharp({ create }).avif({ effort: 0 }).toBuffer()], { type: 'image/avif' });
}

/** Twenty pictures, five of each of four players: the most that the server accepts of one player at once. */
const pictures = (name: string, side: number, repeat: typeof everySecond): Attack => ({
  name,
  async prepare(target) {
    const form = await campaignForm({ coverImageW1024: await avif(side) });
    const senders = target.players.slice(0, 4).flatMap((player) => times(5, () => player));
    return () => repeat(() => senders.map((player) => postCampaign(target, player, form)));
  },
});

const refusedPictures = pictures(
  '20 AVIF pictures of 40 megapixels, every second',
  6300,
  everySecond,
);
const largestPictures = pictures(
  '20 AVIF pictures of 8 megapixels at once, again and again',
  2828,
  againAndAgain,
);

/** A PNG that cannot be compressed, so that it is nearly as large as the server accepts. */
async function noise(): Promise<Blob> {
  const side = 1300;
  const raw = { width: side, height: side, channels: 3 } as const;
  const bytes = await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return new Blob([bytes], { type: 'image/png' });
}

/** Two uploads of each player. */
const hundredUploads = (
  { players }: Target,
  upload: (player: Session) => Promise<string>,
): Promise<string>[] => players.flatMap((player) => [upload(player), upload(player)]);

const uploads: Attack = {
  name: '100 uploads of 10 MB at once, two from each of 50 players, again and again',
  async prepare(target) {
    const picture = await noise();
    const form = await campaignForm({ coverImageW1024: picture, coverImageW704: picture });
    return () =>
      againAndAgain(() => hundredUploads(target, (player) => postCampaign(target, player, form)));
  },
};

/** Sends only headers. Resolves to the status, or to `no answer` if none comes during the attack. */
function postHeaders(target: Target, session: Session, form: Form): Promise<string> {
  const headers = {
    ...writeHeaders(target, form.contentType, session),
    'content-length': form.body.length,
  };
  return new Promise((resolve) => {
    const clientRequest = request(`${target.url}/api/campaigns/create`, {
      method: 'POST',
      headers,
    });
    clientRequest
      .on('response', ({ statusCode }) => resolve(String(statusCode)))
      .on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'error'))
      .flushHeaders();
    void wait(attackMs).then(() => {
      resolve('no answer');
      clientRequest.destroy();
    });
  });
}

const unsentUploads: Attack = {
  name: 'the headers of 100 uploads of 10 MB without their bytes, two from each of 50 players',
  async prepare(target) {
    const [another] = target.administrators;
    const picture = await noise();
    const announced = await campaignForm({ coverImageW1024: picture, coverImageW704: picture });
    const ordinary = await campaignForm({ coverImageW1024: picture });
    return async () => {
      const pending = Promise.all(
        hundredUploads(target, (player) => postHeaders(target, player, announced)),
      );
      await wait(attackMs / 2);
      const ordinaryOutcome = another ? await postCampaign(target, another, ordinary) : 'not sent';
      return [...(await pending), `the cover of another user meanwhile: ${ordinaryOutcome}`];
    };
  },
};

/** Longer texts are refused without composing them (`longestComposed` in contract/text.ts). */
const codeUnits = 119_000;

const marks = (name: string, text: string): Attack => ({
  name,
  async prepare(target) {
    const form = await campaignForm({ dmNotes: text, storyOverview: text });
    const senders = target.players.slice(0, 4);
    return () => everySecond(() => senders.map((player) => postCampaign(target, player, form)));
  },
});

const markedForms = marks(
  '4 forms with 230,000 combining marks, 30 on each character, every second',
  markedCharacter.repeat(Math.floor(codeUnits / markedCharacter.length)),
);
const marksInRow = marks(
  '4 forms with 119,000 combining marks on one character, twice, every second',
  `a${'\u0300'.repeat(codeUnits / 2)}${'\u0316'.repeat(codeUnits / 2 - 1)}`,
);

export const formAttacks = {
  refusedPictures,
  largestPictures,
  uploads,
  unsentUploads,
  markedForms,
  marksInRow,
};
