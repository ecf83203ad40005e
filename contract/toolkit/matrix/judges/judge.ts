import type { FaultName } from '../faults.ts';

/** A running backend of shelf.yaml. */
interface Backend {
  /** The same for all backends that a tool judges. */
  readonly url: string;
  readonly fault: FaultName | null;
}

/** A tool that judges backends. */
export interface Judge {
  readonly name: string;
  /** The package with its version. */
  readonly version: string;
  /** How it judges, in one sentence. */
  readonly how: string;
  /**
   * What the tool reports about a backend, as texts that are equal for equal reports. A fault counts as found if
   * one of them is not reported for the correct backend.
   */
  readonly reports: (backend: Backend) => Promise<readonly string[]>;
  /** Ends what the tool has started. */
  readonly close?: () => Promise<void>;
}
