import type { FastifyReply, FastifyRequest } from 'fastify';

/** What the log and the metrics say about a request. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** The id of an operation of the contract, or `web`, `socket`, `health` or `unknown`: a path can contain a secret. */
  readonly operation: string;
  /** Null for a guest. */
  readonly userId: string | null;
  readonly ip: string;
  /** 499 if the client has closed the connection before the end of the answer. */
  readonly status: number;
  readonly ms: number;
}

export type Observer = (answered: AnsweredRequest) => void;

export const clientClosed = 499;

/** Calls the observer once when the request is answered, or its connection is closed. */
export function observe(
  observer: Observer,
  { id: requestId, method, ip }: FastifyRequest,
  { raw }: FastifyReply,
  about: () => Pick<AnsweredRequest, 'operation' | 'userId'>,
): void {
  const start = performance.now();
  let isDone = false;
  const end = (status: number): void => {
    if (isDone) return;
    isDone = true;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    observer({ requestId, method, ...about(), ip, status, ms });
  };
  // Each of both comes once, and `once` costs more than `on`.
  raw.on('finish', () => end(raw.statusCode));
  raw.on('close', () => end(clientClosed));
}
