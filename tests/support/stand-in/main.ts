import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { pngOf } from '#art/paint/png.ts';
import { askedOf, fill, type Asked } from './asked.ts';
import {
  pictureReply,
  textReply,
  wrongKeyReply,
  type ModelReply,
  type PictureReply,
  type PlainReply,
} from './behaviours.ts';
import type { FromStandIn, ToStandIn } from './messages.ts';
import { cutCharacters, eventText, pictureBody, wireFormatOf } from './wire-formats.ts';

// A provider of models in a process of its own. The name of the model in a request says how it behaves.

const key = process.env['STAND_IN_KEY'];
/** Without it, the process that has started this one sends each answer. */
const ownText = process.env['STAND_IN_TEXT'];

const report = (message: FromStandIn): void => void process.send?.(message);

const waiting = new Map<number, (text: string) => void>();
process.on('message', ({ id, text }: ToStandIn) => {
  waiting.get(id)?.(text);
  waiting.delete(id);
});
process.on('disconnect', () => process.exit());

let count = 0;

const server = createServer((request, response) => {
  count += 1;
  void answer(count, request, response);
});

async function answer(id: number, request: IncomingMessage, response: ServerResponse) {
  const { method = '', headers } = request;
  const path = new URL(request.url ?? '/', 'http://stand-in').pathname;
  const body = method === 'POST' ? await json(request) : null;
  const asked = askedOf(path, body);
  const text = textFor(id, asked);
  report({ request: { id, method, path, headers, body, asked } });
  response.on('close', () => {
    if (!response.writableFinished) report({ endedEarly: id });
  });
  const ready = await text;
  if (path === '/picture.png') return sendPicture(response);
  if (path.startsWith('/moved/')) {
    const location = decodeURIComponent(path.slice('/moved/'.length));
    return send(response, { status: 307, headers: { location }, body: '' });
  }
  if (asked === null) return send(response, { status: 404, body: '' });
  if (!hasKey(request)) return send(response, wrongKeyReply(asked));
  if (asked.isPicture) return paint(asked, response);
  const reply = textReply(asked, ready);
  return 'status' in reply ? send(response, reply) : write(asked, response, reply);
}

const hasKey = ({ headers }: IncomingMessage): boolean =>
  key === undefined ||
  [headers.authorization?.replace('Bearer ', ''), headers['x-api-key'], headers['x-goog-api-key']]
    .filter((sent) => sent !== undefined)
    .every((sent) => sent === key);

/** The text of the answer: the text for all answers, or the one that the process of the test sends for this request. */
const textFor = (id: number, asked: Asked | null): Promise<string> | string =>
  ownText === undefined
    ? new Promise((resolve) => waiting.set(id, resolve))
    : JSON.stringify(fill(asked?.schema, ownText));

const send = (response: ServerResponse, { status, headers, body }: PlainReply): void =>
  void response.writeHead(status, { ...headers }).end(body);

const sendJson = (response: ServerResponse, value: object): void =>
  send(response, {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });

async function write(asked: Asked, response: ServerResponse, reply: ModelReply): Promise<void> {
  const {
    text,
    finish = 'stop',
    delayMs = 0,
    paceMs = 0,
    half,
    framing,
    isOneEvent = false,
    isReset = false,
    isWhole = !asked.isStreamed,
  } = reply;
  const format = wireFormatOf(asked, finish);
  if (delayMs > 0) await wait(delayMs);
  if (isWhole) return sendJson(response, format.whole(text));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (isReset) return void response.write(':\n\n', () => response.destroy());
  // Waits until the event is sent, also because a connection that is destroyed loses what waits.
  const sendPart = (bytes: string | Uint8Array): Promise<void> =>
    new Promise((resolve) => response.write(bytes, () => resolve()));
  const emit = async (event: object): Promise<void> => {
    const written = eventText(event, framing);
    const sent = framing === 'split-characters' ? cutCharacters(written) : [written];
    for (const part of sent) await sendPart(part);
  };
  for (const event of format.start) await emit(event);
  // A huge text comes in larger parts, because a million small ones would take long.
  const parts = text.length > 100_000 ? /[^]{1,10000}/g : /\s*\S+\s*/g;
  const words = isOneEvent ? [text] : (text.match(parts) ?? []);
  for (const [index, word] of words.entries()) {
    if (response.closed) return;
    if (half !== undefined && index >= words.length / 2) break;
    if (paceMs > 0) await wait(paceMs);
    await emit(format.token(word));
  }
  if (half === 'stall') return;
  if (half === 'cut-in-character' || half === 'end-in-character') {
    const [begun = ''] = cutCharacters(eventText(format.token('“')));
    await sendPart(begun);
    return void (half === 'cut-in-character' ? response.destroy() : response.end());
  }
  if (half === 'cut') return void response.destroy();
  const refused = half === 'refusal' ? wireFormatOf(asked, 'refusal') : null;
  if (half === 'problem') await emit(format.problem);
  else if (refused) for (const event of [refused.token('No.'), ...refused.end]) await emit(event);
  else for (const event of format.end) await emit(event);
  if (format.done !== undefined) response.write(`data: ${format.done}\n\n`);
  response.end();
}

/** A picture in one colour. */
const pictureOf = async (size: string | null): Promise<Buffer> => {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(size ?? '') ?? ['', '1344', '768'];
  const [w, h] = [Number(width), Number(height)];
  const pixels = new Uint8ClampedArray(w * h * 4).fill(120);
  return Buffer.from(await pngOf({ width: w, height: h, pixels }));
};

/** A PNG that says in its head that it is larger than it is. */
function withSize(png: Buffer, side: number): Buffer {
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

async function paint(asked: Asked, response: ServerResponse): Promise<void> {
  const reply: PictureReply | PlainReply = pictureReply(asked);
  if ('status' in reply) return send(response, reply);
  const made = {
    png: () => pictureOf(asked.size),
    half: async () => {
      const whole = await pictureOf(asked.size);
      return whole.subarray(0, whole.length / 2);
    },
    noise: () => Buffer.from('This is not a picture.'),
    huge: () => Buffer.alloc(24_000_000, 1),
    svg: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    page: () => Buffer.from('<!doctype html><title>Not a picture</title>'),
    vast: async () => withSize(await pictureOf('64x36'), 50_000),
  };
  const bytes = reply.picture && (await made[reply.picture]());
  const address = server.address();
  const own = typeof address === 'object' ? `http://127.0.0.1:${address?.port}/picture.png` : '';
  const url = reply.url === '' ? own : reply.url;
  sendJson(response, pictureBody(asked, bytes?.toString('base64'), url));
}

async function sendPicture(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'image/png' }).end(await pictureOf('64x36'));
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) report({ port: address.port });
});
