import { gzipSync } from 'node:zlib';
import type { Asked } from './asked.ts';

/** A response that is not an answer of a model: a problem, a web page or a redirect. */
export interface PlainReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** An answer of a model, which is then written in the wire format of the request. */
export interface ModelReply {
  readonly text: string;
  readonly finish?: 'stop' | 'length' | 'content_filter' | 'refusal';
  /** The time before the first token. */
  readonly delayMs?: number;
  /** The time before each word. */
  readonly paceMs?: number;
  /** What happens after half of the text. In a character: after the first byte of its bytes. */
  readonly half?: 'cut' | 'stall' | 'problem' | 'refusal' | 'cut-in-character' | 'end-in-character';
  /** How the events are written, if not as most providers do. */
  readonly framing?: Framing;
  /** The connection ends after the head of the response, without a token. */
  readonly isReset?: boolean;
  /** Not as a stream, though the request asks for one. */
  readonly isWhole?: boolean;
  /** The text is one event. */
  readonly isOneEvent?: boolean;
}

/** Between lines, around events, and in the middle of characters of several bytes. */
export type Framing = 'crlf' | 'comments' | 'split-characters';

export interface PictureReply {
  /** Undefined: no picture at all. */
  readonly picture: 'png' | 'half' | 'noise' | 'huge' | 'svg' | 'page' | 'vast' | undefined;
  /** The picture is named by an address. */
  readonly url?: string;
}

type Behaviour<Reply> = (asked: Asked, argument: string, text: string) => Reply | PlainReply;

/** Problems in the format of the provider. */
function problem(asked: Asked, status: number, code: string, retryAfter?: string): PlainReply {
  const message = `The stand-in says ${code} about: ${asked.prompt}`;
  const bodies = {
    openai: { error: { message, type: 'invalid_request_error', code } },
    anthropic: { type: 'error', error: { type: code, message } },
    google: { error: { code: status, message, status: code, details: [{ reason: code }] } },
  };
  return {
    status,
    headers: {
      'content-type': 'application/json',
      ...(retryAfter && { 'retry-after': retryAfter }),
    },
    body: JSON.stringify(bodies[asked.format]),
  };
}

const page = '<!doctype html><title>Welcome</title><p>This is a router.';
const html = (status: number): PlainReply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: page,
});

const down: Behaviour<never> = (asked) => problem(asked, 500, 'server_error');

/** An error in a response that says that it is a success, as some proxies send it. */
const errorInside: Behaviour<never> = (asked, code) => {
  const { headers } = problem(asked, 200, code);
  const message = 'The stand-in has a problem.';
  const number = Number(code);
  const body = { error: { message, code: Number.isNaN(number) ? code : number } };
  return { status: 200, ...(headers && { headers }), body: JSON.stringify(body) };
};

const stream = { 'content-type': 'text/event-stream' };

/** Sixty megabytes after it is unpacked. */
const bomb = (status: number): PlainReply => ({
  status,
  headers: { ...stream, 'content-encoding': 'gzip' },
  body: gzipSync(new Uint8Array(60_000_000)),
});

/** An object in which names are written twice, or are those of JavaScript. */
const oddObject = (text: string, odd: string): string => `{${odd},${text.slice(1)}`;

/** What both texts and pictures have. */
const failures: Readonly<Record<string, Behaviour<never>>> = {
  'wrong-key': (asked) => problem(asked, 401, 'unauthorized'),
  forbidden: (asked) => problem(asked, 403, 'permission_denied'),
  'no-credit': (asked) => problem(asked, 429, 'insufficient_quota'),
  unknown: (asked) => problem(asked, 404, 'not_found'),
  rejected: (asked) => problem(asked, 400, 'context_length_exceeded'),
  blocked: (asked) => problem(asked, 400, 'moderation_blocked'),
  busy: (asked, seconds) => problem(asked, 429, 'rate_limit_exceeded', seconds),
  down,
  'down-page': () => html(502),
  'down-bomb': () => bomb(500),
  bomb: () => bomb(200),
  'error-inside': errorInside,
  html: () => html(200),
  redirect: (_, location) => ({ status: 307, headers: { location }, body: '' }),
};

/** Ten megabytes. */
const huge = 'long '.repeat(2_000_000);

/** The number of requests to each model that fails at first. */
const asks = new Map<string, number>();

/** Fails for the first requests, as many as the argument begins with: `down-at-first:2`, `reset-at-first:1-again`. */
const atFirst =
  <Reply>(failing: Behaviour<Reply>, working: Behaviour<Reply>): Behaviour<Reply> =>
  (asked, argument, text) => {
    const count = (asks.get(asked.model) ?? 0) + 1;
    asks.set(asked.model, count);
    return (count <= Number.parseInt(argument, 10) ? failing : working)(asked, argument, text);
  };

const reset: Behaviour<ModelReply> = (_, __, text) => ({ text, isReset: true });
const good: Behaviour<ModelReply> = (_, __, text) => ({ text });

const texts: Readonly<Record<string, Behaviour<ModelReply>>> = {
  ...failures,
  whole: (_, __, text) => ({ text, isWhole: true }),
  'object-only': (asked, _, text) =>
    asked.json === 'json_schema' ? problem(asked, 400, 'unsupported_value') : { text },
  'prompt-only': (asked, _, text) =>
    asked.json === null ? { text } : problem(asked, 400, 'unsupported_value'),
  fenced: (_, __, text) => ({ text: `\`\`\`json\n${text}\n\`\`\`` }),
  prose: (_, __, text) => ({ text: `Certainly! Here you are:\n\n${text}\n\nAnything else?` }),
  thinking: (_, __, text) => ({ text: `<think>Perhaps {"text": "no"}?</think>\n${text}` }),
  'wrong-types': () => ({ text: '{"text": 7}' }),
  'wrong-types-once': ({ messages }, _, text) => ({ text: messages > 1 ? text : '{"text": 7}' }),
  'half-json': (_, __, text) => ({ text: text.slice(0, text.length / 2) }),
  empty: () => ({ text: '' }),
  'no-body': () => ({ status: 200, headers: { 'content-type': 'text/event-stream' }, body: '' }),
  huge: () => ({ text: `{"text": "${huge}"}` }),
  slow: (_, ms, text) => ({ text, delayMs: Number(ms) }),
  paced: (_, ms, text) => ({ text, paceMs: Number(ms) }),
  stalled: (_, __, text) => ({ text, half: 'stall' }),
  cut: (_, __, text) => ({ text, half: 'cut' }),
  'problem-inside': (_, __, text) => ({ text, half: 'problem' }),
  reset,
  'down-at-first': atFirst(down, good),
  'reset-at-first': atFirst(reset, good),
  'slow-at-first': atFirst((_, __, text) => ({ text, delayMs: 60_000 }), good),
  'cut-at-first': atFirst((_, __, text) => ({ text, half: 'cut' }), good),
  refusal: () => ({ text: 'I do not want to write that.', finish: 'refusal' }),
  'refusal-inside': (_, __, text) => ({ text, half: 'refusal' }),
  'content-filter': (_, __, text) => ({ text: text.slice(0, 12), finish: 'content_filter' }),
  length: (_, __, text) => ({ text: text.slice(0, text.length / 2), finish: 'length' }),
  crlf: (_, __, text) => ({ text, framing: 'crlf' }),
  comments: (_, __, text) => ({ text, framing: 'comments' }),
  'split-characters': (_, __, text) => ({ text, framing: 'split-characters' }),
  'cut-in-character': (_, __, text) => ({ text, half: 'cut-in-character' }),
  'end-in-character': (_, __, text) => ({ text, half: 'end-in-character' }),
  // Blanks after the object: a line of one megabyte in the stream.
  'long-line': (_, __, text) => ({ text: text.padEnd(1_000_000), isOneEvent: true }),
  'too-short': () => ({ status: 200, headers: { ...stream, 'content-length': '5' }, body: page }),
  'too-long': () => ({ status: 200, headers: { ...stream, 'content-length': '9999' }, body: page }),
  'written-twice': (_, __, text) => ({ text: oddObject(text, '"text":"Not this one."') }),
  prototype: (_, __, text) => ({ text: oddObject(text, '"__proto__":{"text":"Not this one."}') }),
};

/** OpenAI names no code for a prompt that is too long, and other servers do. */
const tooLong = (message: string, code: string | null): PlainReply => ({
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code } }),
});

const longest = ({ prompt }: Asked, length: string): PictureReply | PlainReply =>
  prompt.length > Number(length)
    ? tooLong(`'${prompt}' is too long - 'prompt'`, null)
    : { picture: 'png' };

const pictures: Readonly<Record<string, Behaviour<PictureReply>>> = {
  ...failures,
  longest,
  'dall-e-2': (asked) => longest(asked, '1000'),
  'longest-by-code': (asked, length) =>
    asked.prompt.length > Number(length)
      ? tooLong('Invalid prompt.', 'string_above_max_length')
      : { picture: 'png' },
  half: () => ({ picture: 'half' }),
  noise: () => ({ picture: 'noise' }),
  none: () => ({ picture: undefined }),
  large: () => ({ picture: 'huge' }),
  svg: () => ({ picture: 'svg' }),
  page: () => ({ picture: 'page' }),
  vast: () => ({ picture: 'vast' }),
  'down-at-first': atFirst<PictureReply>(down, () => ({ picture: 'png' })),
  'by-address': (_, url) => ({ picture: 'png', url }),
};

/** The name of a model is `name` or `name:argument`; unknown names belong to models that just work. */
function behaviourOf<Reply>(behaviours: Readonly<Record<string, Behaviour<Reply>>>, model: string) {
  const [name = '', ...argument] = model.replace(/^(?:claude|gemini|gpt-image)-/, '').split(':');
  return { behaviour: behaviours[name], argument: argument.join(':') };
}

export function textReply(asked: Asked, text: string): ModelReply | PlainReply {
  const { behaviour, argument } = behaviourOf(texts, asked.model);
  return behaviour?.(asked, argument, text) ?? { text };
}

export function pictureReply(asked: Asked): PictureReply | PlainReply {
  const { behaviour, argument } = behaviourOf(pictures, asked.model);
  return behaviour?.(asked, argument, '') ?? { picture: 'png' };
}

/** A key that the stand-in does not accept. Google has no status of its own for it. */
export const wrongKeyReply = (asked: Asked): PlainReply =>
  asked.format === 'google'
    ? problem(asked, 400, 'API_KEY_INVALID')
    : problem(asked, 401, 'invalid_api_key');
