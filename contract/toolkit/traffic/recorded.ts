import type { WireRequest, WireResponse } from '../http/send.ts';

/** One request of a client with what the backend answered, from a proxy or a file. */
export interface Recorded {
  /** The request, with its address at the backend. The body is as it was sent. */
  readonly request: WireRequest;
  /** The path and query below the address of the backend, as they were sent. */
  readonly target: string;
  /** Null if no response came. */
  readonly response: WireResponse | null;
  /** Why there is no whole response, if that is a fault of the backend. */
  readonly failure: string | null;
  /** Whether the whole body of the request is here. */
  readonly hasRequestBody: boolean;
  /** Whether all headers are here: browsers leave cookies out of a HAR. */
  readonly hasAllHeaders: boolean;
  /** Whether bodies are still compressed as their Content-Encoding says. */
  readonly isCompressed: boolean;
  /** Whether a browser wanted a page, a script, a style or a picture, and no data. */
  readonly isPage: boolean;
}
