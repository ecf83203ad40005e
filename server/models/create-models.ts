import {
  ModelFailure,
  type CallOptions,
  type ModelConnection,
  type Models,
} from '#backend/ports.ts';
import { baseUrlOf } from './base-url.ts';
import { Exchange, type ExchangeLimits } from './exchange.ts';
import { createNetwork, type Resolve } from './network.ts';
import { paintPicture } from './paint.ts';
import { asStream } from './whole-answer.ts';
import { JsonModes, writeObject } from './write.ts';
import { Fault } from './fault.ts';

export interface ModelLimits {
  readonly firstTokenMs: number;
  readonly idleMs: number;
  readonly textMs: number;
  readonly pictureMs: number;
  readonly textBytes: number;
  readonly pictureBytes: number;
}

const defaultLimits: ModelLimits = {
  // A server on this machine loads a model from the disk before its first answer.
  firstTokenMs: 120_000,
  // The slowest model that is of any use writes a token in a second. A stream that is silent for longer has broken.
  idleMs: 60_000,
  // A long adventure of 4,000 tokens from a model that writes 15 tokens a second.
  textMs: 300_000,
  // Diffusion on a machine with a small graphics card.
  pictureMs: 300_000,
  // The longest draft has 60 kB, and each event of a stream adds about 200 bytes to each token.
  textBytes: 4_000_000,
  // A PNG of 1536 × 1024 in base64 has 3 to 6 MB.
  pictureBytes: 20_000_000,
};

interface ModelsOptions {
  /** `host:port` of the hosts whose addresses may be private, and which may use plain http. */
  readonly allowedHosts: ReadonlySet<string>;
  readonly limits?: Partial<ModelLimits>;
  readonly resolve?: Resolve;
}

interface ServerModels {
  readonly models: Models;
  /** Ends all connections; calls that still run fail. */
  close(): Promise<void>;
}

export function createModels(options: ModelsOptions): ServerModels {
  const network = createNetwork(options.allowedHosts, options.resolve);
  const limits = { ...defaultLimits, ...options.limits };
  const modes = new JsonModes();

  async function call<Result>(
    connection: ModelConnection,
    ofExchange: ExchangeLimits,
    { signal, onCancelled }: CallOptions,
    work: (exchange: Exchange, base: URL) => Promise<Result>,
  ) {
    signal?.throwIfAborted();
    const base = baseUrlOf(connection);
    const exchange = new Exchange({
      network,
      origin: base?.origin ?? '',
      limits: ofExchange,
      signal,
      ...(connection.provider === 'openai-compatible' && { adapt: asStream }),
    });
    try {
      if (base === null) throw new Fault('unreachable');
      const result = await work(exchange, base);
      return { result, usage: exchange.usage };
    } catch (error) {
      const failure = exchange.failureOf(error);
      if (!(failure instanceof ModelFailure)) onCancelled?.(exchange.usage);
      throw failure;
    } finally {
      exchange.close();
    }
  }

  return {
    models: {
      async write(connection, task, { onText, ...callOptions } = {}) {
        const { firstTokenMs, idleMs, textMs: wholeMs, textBytes: bytes } = limits;
        const { result: value, usage } = await call(
          connection,
          { firstTokenMs, idleMs, wholeMs, bytes },
          callOptions,
          (exchange, base) => writeObject({ connection, base, exchange, task, onText }, modes),
        );
        return { value, usage };
      },
      async paint(connection, task, callOptions = {}) {
        const { pictureMs: wholeMs, pictureBytes: bytes } = limits;
        const { result, usage } = await call(
          connection,
          { firstTokenMs: null, idleMs: null, wholeMs, bytes },
          callOptions,
          (exchange, base) => paintPicture(connection, base, exchange, task),
        );
        return { bytes: result, usage };
      },
    },
    close: () => network.close(),
  };
}
