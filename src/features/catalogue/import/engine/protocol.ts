import type { CatalogueKind } from '#src/generated/contract/kinds.ts';
import type { Host } from './host.ts';

/** What the page may ask of the worker: the methods of its host, by name. */
export type Method = keyof Host;

export type Request =
  | { type: 'start'; kind: CatalogueKind; userId: string }
  | { type: 'call'; call: number; method: Method; args: readonly unknown[] };

export type Reply =
  | { type: 'progress'; done: number; what: string }
  | { type: 'answer'; call: number; value: unknown }
  | { type: 'refusal'; call: number; message: string; isProblem: boolean };
