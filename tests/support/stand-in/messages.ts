import type { IncomingHttpHeaders } from 'node:http';
import type { Asked } from './asked.ts';

/** A request as the stand-in has received it. */
export interface StandInRequest {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** Null if the path is not an endpoint of a model. */
  readonly asked: Asked | null;
}

/** From the process of the stand-in: it listens, it has a request, or a response was not read to its end. */
export type FromStandIn =
  | { readonly port: number }
  | { readonly request: StandInRequest }
  | { readonly endedEarly: number };

/** The answer to a request. Each request gets an answer, also if its behaviour needs none. */
export interface ToStandIn {
  readonly id: number;
  readonly text: string;
}
