import type { Asked } from './asked.ts';
import type { Framing, ModelReply } from './behaviours.ts';

interface WireFormat {
  /** Events before the first token. */
  readonly start: readonly object[];
  readonly token: (text: string) => object;
  readonly problem: object;
  readonly end: readonly object[];
  /** The last line of the stream. */
  readonly done?: string;
  /** The answer as one JSON text. */
  readonly whole: (text: string) => object;
}

type Finish = NonNullable<ModelReply['finish']>;

const usage = { input: 40, output: 20 };

function openAi(finish: Finish): WireFormat {
  const event = (delta: object, reason: string | null = null) => ({
    id: 'answer',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  const tokens = {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
  };
  const messageOf = (text: string) =>
    finish === 'refusal' ? { content: null, refusal: text } : { content: text };
  const reason = finish === 'refusal' ? 'stop' : finish;
  return {
    start: [event({ role: 'assistant', content: '' })],
    token: (text) => event(messageOf(text)),
    problem: { error: { message: 'The stand-in has a problem.', type: 'server_error', code: 502 } },
    end: [event({}, reason), { ...event({}), choices: [], usage: tokens }],
    done: '[DONE]',
    whole: (text) => ({
      id: 'answer',
      object: 'chat.completion',
      created: 1,
      model: 'stand-in',
      choices: [
        { index: 0, message: { role: 'assistant', ...messageOf(text) }, finish_reason: reason },
      ],
      usage: tokens,
    }),
  };
}

function anthropic(finish: Finish): WireFormat {
  const reasons = {
    stop: 'end_turn',
    length: 'max_tokens',
    content_filter: 'refusal',
    refusal: 'refusal',
  };
  const message = {
    id: 'answer',
    type: 'message',
    role: 'assistant',
    model: 'stand-in',
    stop_reason: null,
    stop_sequence: null,
  };
  const counted = { input_tokens: usage.input, output_tokens: usage.output };
  return {
    start: [
      { type: 'message_start', message: { ...message, content: [], usage: counted } },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ],
    token: (text) => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text },
    }),
    problem: { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
    end: [
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: reasons[finish], stop_sequence: null },
        usage: { output_tokens: usage.output },
      },
      { type: 'message_stop' },
    ],
    whole: (text) => ({
      ...message,
      content: [{ type: 'text', text }],
      stop_reason: reasons[finish],
      usage: counted,
    }),
  };
}

function google(finish: Finish): WireFormat {
  const reasons = {
    stop: 'STOP',
    length: 'MAX_TOKENS',
    content_filter: 'SAFETY',
    refusal: 'SAFETY',
  };
  const part = (text: string, finishReason?: string) => ({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason, index: 0 }],
    usageMetadata: {
      promptTokenCount: usage.input,
      candidatesTokenCount: usage.output,
      totalTokenCount: usage.input + usage.output,
    },
  });
  return {
    start: [],
    token: (text) => part(text),
    problem: { error: { code: 503, message: 'Overloaded', status: 'UNAVAILABLE' } },
    end: [part('', reasons[finish])],
    whole: (text) => part(text, reasons[finish]),
  };
}

const formats = { openai: openAi, anthropic, google };

export const wireFormatOf = ({ format }: Asked, finish: Finish): WireFormat =>
  formats[format](finish);

/** An event of a stream. Anthropic's clients need its name, and the others ignore it. */
export function eventText(event: object, framing?: Framing): string {
  const name = 'type' in event ? `event: ${String(event.type)}\n` : '';
  const text = `${name}data: ${JSON.stringify(event)}\n\n`;
  if (framing === 'crlf') return text.replaceAll('\n', '\r\n');
  return framing === 'comments' ? `: {"choices": 7}\n\nid: 7\nretry: 1\n:\n${text}:\n\n` : text;
}

/** The bytes of a text, cut after the first byte of each character that has several. */
export function cutCharacters(text: string): Uint8Array[] {
  const bytes = Buffer.from(text);
  const cuts = [...bytes.keys()].filter((index) => (bytes[index] ?? 0) >= 0xc0);
  return [0, ...cuts.map((index) => index + 1)].map((start, index) =>
    bytes.subarray(start, index < cuts.length ? (cuts[index] ?? 0) + 1 : undefined),
  );
}

/** A response with pictures in base64, or with the address of one. */
export function pictureBody({ format }: Asked, data: string | undefined, url: string | undefined) {
  if (format === 'google') {
    const parts = data === undefined ? [] : [{ inlineData: { mimeType: 'image/png', data } }];
    return {
      candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: usage.input, candidatesTokenCount: usage.output },
    };
  }
  if (data === undefined) return { created: 1, data: [] };
  return { created: 1, data: [url === undefined ? { b64_json: data } : { url }] };
}
