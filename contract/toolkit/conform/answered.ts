import type { ApiOperation } from '../document/operations.ts';
import type { Exchange } from '../finding.ts';
import type { WireRequest, WireResponse } from '../http/send.ts';

/** One answered call. */
export interface Answered {
  readonly operation: ApiOperation;
  readonly request: WireRequest;
  readonly response: WireResponse;
  /** The parsed body; undefined for one that is not JSON. */
  readonly body: unknown;
  readonly exchange: Exchange;
}
