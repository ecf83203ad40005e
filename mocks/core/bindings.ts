import type { Handlers } from '#contract/types.ts';
import type { OperationId } from '#src/generated/contract/operations.ts';
import { auth } from './auth.ts';
import { campaigns } from './campaigns.ts';
import { characters } from './characters.ts';
import type { MockContext } from './context.ts';
import { generation } from './generation.ts';
import { images } from './images.ts';
import { oauth } from './oauth.ts';
import { catalogue } from './kinds.ts';

/** Binds an operation to its generated factory until it gets a handler. */
export const generated: unique symbol = Symbol('generated');

/** One binding per operation of the contract: a new operation is a type error until it has one. */
export type Bindings = {
  readonly [Id in OperationId]: Handlers<MockContext>[Id] | typeof generated;
};

export const bindings: Bindings = {
  ...auth,
  ...oauth,
  ...campaigns,
  ...characters,
  ...catalogue,
  ...generation,
  ...images,
};
