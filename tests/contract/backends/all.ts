import type { BackendUnderTest } from '../backend.ts';
import { mockBackend } from './mock.ts';
import { serverBackend } from './server.ts';

/** Everything that claims to speak the contract. */
export const backends: readonly BackendUnderTest[] = [
  mockBackend,
  serverBackend('sqlite'),
  serverBackend('postgres'),
];
