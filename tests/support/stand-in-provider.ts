import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ModelConnection } from '#backend/ports.ts';
import { fill, type Asked } from './stand-in/asked.ts';
import type { FromStandIn, StandInRequest, ToStandIn } from './stand-in/messages.ts';

interface LoggedRequest extends StandInRequest {
  /** Whether the connection ended before the response was complete. */
  endedEarly: boolean;
}

/** What the model writes: a text for all texts of the schema, or a function that returns an object or raw text. */
type StandInAnswer = string | ((asked: Asked) => unknown);

interface StandInOptions {
  /** The key that each request must have if it has one; without it, every key is right. */
  readonly key?: string;
  /**
   * The text of all answers, with which the stand-in answers without this process. Benchmarks need that;
   * `answer` then has no effect.
   */
  readonly text?: string;
}

export interface StandIn {
  /** The origin of the provider, without a path. */
  readonly url: string;
  /** `host:port` */
  readonly host: string;
  /** Everything that was sent, in order. */
  readonly requests: readonly LoggedRequest[];
  /** Without it, a model repeats the prompt. */
  answer: StandInAnswer | undefined;
  /** A model of the stand-in. Its name says how it behaves: `stand-in/behaviours.ts`. */
  connection(model: string, overrides?: Partial<ModelConnection>): ModelConnection;
  stop(): Promise<void>;
}

function textOf(answer: StandInAnswer | undefined, asked: Asked): string {
  const value =
    typeof answer === 'function' ? answer(asked) : fill(asked.schema, answer ?? asked.prompt);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Starts a provider of models in a process of its own, on a free port of this machine. */
export async function startStandIn({ key, text }: StandInOptions = {}): Promise<StandIn> {
  const child = fork(join(import.meta.dirname, 'stand-in/main.ts'), {
    execArgv: [],
    env: {
      PATH: process.env['PATH'],
      ...(key !== undefined && { STAND_IN_KEY: key }),
      ...(text !== undefined && { STAND_IN_TEXT: text }),
    },
  });
  const ended = once(child, 'exit');
  const requests: LoggedRequest[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    void ended.then(() => reject(new Error('The stand-in has ended.')));
    child.on('message', (message: FromStandIn) => {
      if ('port' in message) resolve(message.port);
      else if ('request' in message) receive(message.request);
      else noteEarlyEnd(message.endedEarly);
    });
  });
  function receive(request: StandInRequest): void {
    requests.push({ ...request, endedEarly: false });
    const { id, asked } = request;
    const message: ToStandIn = { id, text: asked ? textOf(standIn.answer, asked) : '' };
    child.send(message);
  }
  function noteEarlyEnd(id: number): void {
    const request = requests.find((logged) => logged.id === id);
    if (request) request.endedEarly = true;
  }
  const host = `127.0.0.1:${port}`;
  const standIn: StandIn = {
    url: `http://${host}`,
    host,
    requests,
    answer: undefined,
    connection: (model, overrides) => ({
      provider: 'openai-compatible',
      baseUrl: `http://${host}`,
      model,
      key: key ?? null,
      ...overrides,
    }),
    async stop() {
      child.kill();
      await ended;
    },
  };
  return standIn;
}
