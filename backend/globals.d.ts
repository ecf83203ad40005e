/**
 * The globals that this folder uses and that both Node and browsers have. Nothing else of a
 * platform is available here, because backend/tsconfig.json includes neither Node's types nor those
 * of the DOM.
 */

declare class URLSearchParams {
  constructor(init?: string | Iterable<readonly [string, string]> | Record<string, string>);
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  keys(): IterableIterator<string>;
  toString(): string;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class URL {
  constructor(text: string);
  static canParse(text: string): boolean;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(encoding?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes: Uint8Array, options?: { stream?: boolean }): string;
}

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare class Blob {
  readonly size: number;
  readonly type: string;
}

interface ByteReader {
  read(): Promise<{ done: false; value: Uint8Array } | { done: true; value?: undefined }>;
}

interface ByteWriter {
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

declare class CompressionStream {
  constructor(format: 'deflate');
  readonly readable: { getReader(): ByteReader };
  readonly writable: { getWriter(): ByteWriter };
}

declare class DecompressionStream extends CompressionStream {}

interface AesGcm {
  readonly name: 'AES-GCM';
  readonly iv: Uint8Array;
}

declare const crypto: {
  getRandomValues(bytes: Uint8Array): Uint8Array;
  readonly subtle: {
    digest(algorithm: 'SHA-256', bytes: Uint8Array): Promise<ArrayBuffer>;
    importKey(
      format: 'raw',
      key: Uint8Array,
      algorithm: 'AES-GCM',
      extractable: false,
      uses: readonly ('encrypt' | 'decrypt')[],
    ): Promise<object>;
    encrypt(algorithm: AesGcm, key: object, bytes: Uint8Array): Promise<ArrayBuffer>;
    decrypt(algorithm: AesGcm, key: object, bytes: Uint8Array): Promise<ArrayBuffer>;
  };
};

// The result is a number in browsers and an object in Node.
declare function setTimeout(callback: () => void, milliseconds: number): object;
declare function clearTimeout(timer: object | undefined): void;
declare function setInterval(callback: () => void, milliseconds: number): object;
declare function clearInterval(timer: object | undefined): void;
declare function structuredClone<Value>(value: Value): Value;
