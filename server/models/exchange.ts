import { ModelFailure, type ModelUsage } from '#backend/ports.ts';
import { Fault, faultOf } from './fault.ts';
import type { Network } from './network.ts';

export interface ExchangeLimits {
  /** Until the first token of each request; null if the answer does not come in tokens. */
  readonly firstTokenMs: number | null;
  /** For all requests together. */
  readonly wholeMs: number;
  /** Of one response. */
  readonly bytes: number;
}

interface ExchangeParts {
  readonly network: Network;
  /** The only origin that requests may go to. */
  readonly origin: string;
  readonly limits: ExchangeLimits;
  readonly signal: AbortSignal | undefined;
  /** Changes a response before the library reads it. */
  readonly adapt?: (response: Response, init: RequestInit) => Response | Promise<Response>;
}

type Tokens = Readonly<Record<'inputTokens' | 'outputTokens', number | undefined>>;

/** More than any error message of a provider has. */
const maxErrorBytes = 16_384;

/** All requests of one call, with its limits and with what it has used. */
export class Exchange {
  readonly signal: AbortSignal;
  readonly #parts: ExchangeParts;
  readonly #start = performance.now();
  readonly #controller = new AbortController();
  readonly #wholeTimer: NodeJS.Timeout;
  #firstTokenTimer: NodeJS.Timeout | undefined;
  #timeout: Fault | undefined;
  /** The libraries put errors of fetch into errors of their own, so the last one is kept here. */
  #fault: Fault | undefined;
  #inputTokens = 0;
  #outputTokens = 0;
  #firstTokenMs: number | null = null;
  #requests = 0;

  constructor(parts: ExchangeParts) {
    this.#parts = parts;
    const own = this.#controller.signal;
    this.signal = parts.signal ? AbortSignal.any([parts.signal, own]) : own;
    this.#wholeTimer = setTimeout(this.#giveUp, parts.limits.wholeMs);
  }

  /** The fetch that the libraries use. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { network, origin, limits, adapt } = this.#parts;
    const url = new URL(input instanceof Request ? input.url : input);
    this.#fault = undefined;
    try {
      // A provider names addresses of pictures. Another host would learn who asks, or could be a private one.
      if (url.origin !== origin) throw new Fault('not-allowed');
      this.#requests += 1;
      this.#startFirstTokenTimer();
      const response = await network.fetch(url, init);
      if (!response.ok) throw faultOf(response, await this.#startOf(response));
      const type = response.headers.get('content-type') ?? '';
      if (/^text\/html\b/i.test(type)) {
        void response.body?.cancel();
        throw new Fault('broken', response.status);
      }
      const limited = new Response(response.body?.pipeThrough(this.#limit(limits.bytes)) ?? null, {
        status: response.status,
        headers: response.headers,
      });
      return (await adapt?.(limited, init)) ?? limited;
    } catch (error) {
      if (error instanceof Fault) this.#fault = error;
      throw error;
    }
  };

  /** Notes that the provider has begun to answer. */
  noteToken(): void {
    clearTimeout(this.#firstTokenTimer);
    this.#firstTokenMs ??= Math.round(performance.now() - this.#start);
  }

  addTokens({ inputTokens = 0, outputTokens = 0 }: Tokens): void {
    this.#inputTokens += inputTokens;
    this.#outputTokens += outputTokens;
  }

  get usage(): ModelUsage {
    return {
      inputTokens: this.#inputTokens,
      outputTokens: this.#outputTokens,
      firstTokenMs: this.#firstTokenMs,
      requests: this.#requests,
    };
  }

  /** Why the last request has failed, if `error` was thrown by it or by what reads its response. */
  faultOf(error: unknown): Fault {
    return (
      this.#timeout ?? this.#fault ?? (error instanceof Fault ? error : new Fault('broken', null))
    );
  }

  /** What the caller gets for the error: the reason of its own signal, or a failure. */
  failureOf(error: unknown): unknown {
    if (this.#parts.signal?.aborted === true) return this.#parts.signal.reason;
    const { reason, status, retryAfterMs } = this.faultOf(error);
    return new ModelFailure(reason, { status, retryAfterMs, usage: this.usage });
  }

  /** Ends the timers, and a response that is not read to its end. */
  close(): void {
    clearTimeout(this.#wholeTimer);
    clearTimeout(this.#firstTokenTimer);
    this.#controller.abort();
  }

  readonly #giveUp = (): void => {
    this.#timeout = new Fault('too-slow');
    this.#controller.abort();
  };

  #startFirstTokenTimer(): void {
    clearTimeout(this.#firstTokenTimer);
    const { firstTokenMs } = this.#parts.limits;
    if (firstTokenMs !== null) this.#firstTokenTimer = setTimeout(this.#giveUp, firstTokenMs);
  }

  #limit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
    let bytes = 0;
    return new TransformStream({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        if (bytes <= maxBytes) return controller.enqueue(chunk);
        this.#fault = new Fault('too-large');
        controller.error(this.#fault);
      },
    });
  }

  async #startOf(response: Response): Promise<string> {
    const limited = response.body?.pipeThrough(this.#limit(maxErrorBytes));
    try {
      return limited === undefined ? '' : await new Response(limited).text();
    } catch {
      return '';
    }
  }
}
