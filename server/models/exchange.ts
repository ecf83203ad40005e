import { ModelFailure, type ModelUsage, type RefusedHost } from '#backend/ports.ts';
import { Fault, faultOf } from './fault.ts';
import type { Network } from './network.ts';

export interface ExchangeLimits {
  /** The time until the first token of each request; null if the answer does not come in tokens. */
  readonly firstTokenMs: number | null;
  /** The time between two tokens; null if the answer does not come in tokens. */
  readonly idleMs: number | null;
  /** The time for all requests together. */
  readonly wholeMs: number;
  /** The most bytes of one response. */
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

/**
 * The response to a cancelled request does not say how many tokens the provider has counted, so they are
 * estimated. In English text, a token has about four characters.
 */
const charactersOfToken = 4;

const estimated = (characters: number): number => Math.ceil(characters / charactersOfToken);

/** More than any error message of a provider has. */
const maxErrorBytes = 16_384;

/** All requests of one call, with its limits and with what it has used. */
export class Exchange {
  readonly signal: AbortSignal;
  readonly #parts: ExchangeParts;
  readonly #start = performance.now();
  readonly #controller = new AbortController();
  readonly #wholeTimer: NodeJS.Timeout;
  /** Limits the time until the next token. */
  #tokenTimer: NodeJS.Timeout | undefined;
  #timeout: Fault | undefined;
  /** The libraries put errors of fetch into errors of their own, so the last one is kept here. */
  #fault: Fault | undefined;
  #inputTokens = 0;
  #outputTokens = 0;
  #firstTokenMs: number | null = null;
  #requests = 0;
  /** The characters of a request that the provider works on, and of its answer until now. */
  #open: { readonly sent: number; received: number } | undefined;

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
      if (url.origin !== origin) throw this.pictureFault(url.href);
      this.#requests += 1;
      this.#awaitToken(limits.firstTokenMs);
      this.#open = { sent: typeof init.body === 'string' ? init.body.length : 0, received: 0 };
      const response = await network.fetch(url, init);
      if (!response.ok) {
        const redirectedTo = this.#redirectedTo(response, url, init);
        throw faultOf(response, await this.#startOf(response), redirectedTo);
      }
      const type = response.headers.get('content-type') ?? '';
      if (/^text\/html\b/i.test(type)) {
        void response.body?.cancel();
        throw new Fault('broken', { status: response.status });
      }
      const limited = new Response(this.#limited(response, limits.bytes), {
        status: response.status,
        headers: response.headers,
      });
      return (await adapt?.(limited, init)) ?? limited;
    } catch (error) {
      if (error instanceof Fault) {
        this.#fault = error;
        // The provider has refused the request, or has not got it.
        this.#open = undefined;
      }
      throw error;
    }
  };

  /** Notes that the provider answers. */
  noteToken(text = ''): void {
    this.#awaitToken(this.#parts.limits.idleMs);
    if (this.#open) this.#open.received += text.length;
    this.#firstTokenMs ??= Math.round(performance.now() - this.#start);
  }

  /** Notes what a whole answer has used. */
  addTokens({ inputTokens = 0, outputTokens = 0 }: Tokens): void {
    clearTimeout(this.#tokenTimer);
    this.#open = undefined;
    this.#inputTokens += inputTokens;
    this.#outputTokens += outputTokens;
  }

  /** What the requests have used; of one that has not ended, an estimate. */
  get usage(): ModelUsage {
    const { sent, received } = this.#open ?? { sent: 0, received: 0 };
    return {
      inputTokens: this.#inputTokens + estimated(sent),
      outputTokens: this.#outputTokens + estimated(received),
      firstTokenMs: this.#firstTokenMs,
      requests: this.#requests,
    };
  }

  /** Why the last request has failed, if `error` was thrown by it or by what reads its response. */
  faultOf(error: unknown): Fault {
    return this.#timeout ?? this.#fault ?? (error instanceof Fault ? error : new Fault('broken'));
  }

  /** What the caller gets for the error: the reason of its own signal, or a failure. */
  failureOf(error: unknown): unknown {
    if (this.#parts.signal?.aborted === true) return this.#parts.signal.reason;
    const { reason, status, retryAfterMs, refusedHost } = this.faultOf(error);
    return new ModelFailure(reason, { status, retryAfterMs, refusedHost, usage: this.usage });
  }

  /** What it means that a picture is at an address that gets no request. */
  pictureFault(address: string): Fault {
    if (!URL.canParse(address)) return new Fault('broken');
    const refusedHost = this.#parts.network.refusedHost(new URL(address), 'picture');
    // An address such as `data:` or `file:` has no host that an operator could allow.
    return refusedHost ? new Fault('not-allowed', { refusedHost }) : new Fault('broken');
  }

  /** Ends the timers, and a response that is not read to its end. */
  close(): void {
    clearTimeout(this.#wholeTimer);
    clearTimeout(this.#tokenTimer);
    this.#controller.abort();
  }

  readonly #giveUp = (): void => {
    this.#timeout = new Fault('too-slow');
    this.#controller.abort();
  };

  #awaitToken(longestMs: number | null): void {
    clearTimeout(this.#tokenTimer);
    if (longestMs !== null) this.#tokenTimer = setTimeout(this.#giveUp, longestMs);
  }

  #limited({ body }: Response, maxBytes: number): ReadableStream<Uint8Array> | null {
    if (body === null) return null;
    const reader = body.getReader();
    let bytes = 0;
    return new ReadableStream({
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          bytes += value.byteLength;
          if (bytes > maxBytes) throw new Fault('too-large');
          controller.enqueue(value);
        } catch (error) {
          this.#fault = this.#faultOfBody(error);
          controller.error(this.#fault);
          // The rest of a body that is too long is not read. A broken connection has no rest.
          await reader.cancel().catch(() => undefined);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }

  /** Before the first token, a connection that breaks is as if there were none. */
  #faultOfBody(error: unknown): Fault {
    if (error instanceof Fault) return error;
    return new Fault(this.#firstTokenMs === null ? 'unreachable' : 'broken');
  }

  /** Null if the response is no redirect. Only requests for pictures have no body. */
  #redirectedTo({ headers }: Response, url: URL, { body }: RequestInit): RefusedHost | null {
    const target = headers.get('location');
    if (target === null || !URL.canParse(target, url)) return null;
    const why = typeof body === 'string' ? 'redirect' : 'picture';
    return this.#parts.network.refusedHost(new URL(target, url), why);
  }

  async #startOf(response: Response): Promise<string> {
    try {
      return await new Response(this.#limited(response, maxErrorBytes)).text();
    } catch {
      return '';
    }
  }
}
