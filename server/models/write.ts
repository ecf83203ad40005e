import type { FinishReason, JSONSchema7, LanguageModelMiddleware } from 'ai';
import type { ModelConnection, WriteTask } from '#backend/ports.ts';
import { readAnswer, sentSchema } from './answer.ts';
import type { Exchange } from './exchange.ts';
import { Fault, faultInStream } from './fault.ts';
import { jsonModesOf, languageModel, type JsonMode } from './providers.ts';
import { TextProperty } from './text-property.ts';

/** Which way to ask for JSON works with a connection, so that its server refuses a request only once. */
export class JsonModes {
  readonly #known = new Map<string, JsonMode>();

  readonly #keyOf = ({ provider, baseUrl, model }: ModelConnection): string =>
    JSON.stringify([provider, baseUrl, model]);

  /** The ways to try, the first one first. */
  of(connection: ModelConnection): readonly JsonMode[] {
    const modes = jsonModesOf(connection);
    const known = this.#known.get(this.#keyOf(connection));
    return known === undefined ? modes : modes.slice(modes.indexOf(known));
  }

  remember(connection: ModelConnection, mode: JsonMode): void {
    this.#known.set(this.#keyOf(connection), mode);
  }

  /** Nothing works any more: the server was replaced, or the request is wrong in another way. */
  forget(connection: ModelConnection): void {
    this.#known.delete(this.#keyOf(connection));
  }
}

type TransformParams = NonNullable<LanguageModelMiddleware['transformParams']>;
type ResponseFormat = Parameters<TransformParams>[0]['params']['responseFormat'];

interface Writing {
  readonly connection: ModelConnection;
  readonly base: URL;
  readonly exchange: Exchange;
  readonly task: WriteTask;
  readonly onText: ((text: string) => void) | undefined;
}

/** An answer that could not be used, and why. */
interface Repair {
  readonly answer: string;
  readonly fault: string;
}

interface Answer {
  readonly text: string;
  /** Whether the model stopped because it had no tokens left. */
  readonly isCut: boolean;
}

/** @throws Fault, or what `exchange` makes of an error of a library */
export async function writeObject(writing: Writing, modes: JsonModes): Promise<unknown> {
  const { mode, answer } = await firstAnswer(writing, modes);
  const first = readAnswer(answer.text, writing.task.schema);
  if ('value' in first) return first.value;
  // Another answer would be as long.
  if (answer.isCut) throw new Fault('too-large');
  const repaired = await ask(writing, mode, { answer: answer.text, fault: first.fault });
  const second = readAnswer(repaired.text, writing.task.schema);
  if ('value' in second) return second.value;
  throw new Fault(repaired.isCut ? 'too-large' : 'broken');
}

async function firstAnswer(writing: Writing, modes: JsonModes) {
  const { connection, exchange } = writing;
  let refusal: unknown;
  for (const mode of modes.of(connection)) {
    try {
      const answer = await ask(writing, mode);
      modes.remember(connection, mode);
      return { mode, answer };
    } catch (error) {
      if (exchange.faultOf(error).reason !== 'rejected') throw error;
      refusal = error;
    }
  }
  modes.forget(connection);
  throw refusal;
}

/** More of an unusable answer costs tokens and helps little. */
const maxQuoted = 20_000;

async function ask(writing: Writing, mode: JsonMode, repair?: Repair): Promise<Answer> {
  const { connection, base, exchange, task, onText } = writing;
  // The library writes warnings to the console, for example that it leaves out the schema.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { StreamProviderError, streamText, wrapLanguageModel } = await import('ai');
  const model = await languageModel(connection, base, exchange, mode);
  const schema = sentSchema(task.schema);
  const isSchemaSent = mode === 'schema' && repair === undefined;
  const { stream } = streamText({
    // `output` of the library would parse the whole text again for each token.
    model: wrapLanguageModel({
      model,
      middleware: {
        transformParams: ({ params }) =>
          Promise.resolve({ ...params, responseFormat: responseFormat(mode, schema) }),
      },
    }),
    instructions: isSchemaSent ? task.system : `${task.system}\n\n${rulesFor(schema)}`,
    messages: [{ role: 'user', content: task.prompt }, ...(repair ? repairOf(repair) : [])],
    maxOutputTokens: task.maxOutputTokens,
    maxRetries: 0,
    abortSignal: exchange.signal,
    // Without it, the library writes errors to the console, with the prompt.
    onError: () => undefined,
  });
  const property = new TextProperty();
  let text = '';
  // `textStream` would end without an error when the connection breaks.
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      exchange.noteToken(part.text);
      text += part.text;
      const written = property.push(part.text);
      if (written !== undefined) onText?.(written);
    } else if (part.type === 'reasoning-delta') {
      exchange.noteToken(part.text);
    } else if (part.type === 'error') {
      // The library puts a problem that the provider has sent into an error of its own.
      if (StreamProviderError.isInstance(part.error)) throw faultInStream(part.error.data);
      throw part.error instanceof Error ? part.error : faultInStream(part.error);
    } else if (part.type === 'finish') {
      exchange.addTokens(part.totalUsage);
      return finished(text, part.finishReason);
    }
  }
  throw new Fault('broken');
}

function finished(text: string, finishReason: FinishReason): Answer {
  if (finishReason === 'content-filter') throw new Fault('refused');
  const isCut = finishReason === 'length';
  if (finishReason === 'error' || (text.trim() === '' && !isCut)) throw new Fault('broken');
  return { text, isCut };
}

function responseFormat(mode: JsonMode, schema: unknown): ResponseFormat {
  if (mode === 'prompt') return { type: 'text' };
  // The schema of a task is a JSON schema, which the package describes with a type of its own.
  return mode === 'schema' ? { type: 'json', schema: schema as JSONSchema7 } : { type: 'json' };
}

const rulesFor = (schema: unknown): string =>
  `Answer with one JSON object and nothing else. It must fit this JSON schema:\n${JSON.stringify(schema)}`;

const repairOf = ({ answer, fault }: Repair) => [
  { role: 'assistant' as const, content: answer.slice(0, maxQuoted) },
  {
    role: 'user' as const,
    content: `This answer cannot be used. ${fault} Write the whole JSON object again, and nothing else.`,
  },
];
