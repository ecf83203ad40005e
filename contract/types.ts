import type { operations, OperationId } from '#src/generated/contract/operations.ts';
import type { Operations } from '#src/generated/contract/types.ts';

/** The input of a handler: decoded and validated parameters, with defaults filled in. */
export type Input<Id extends OperationId> = Pick<Operations[Id], 'params' | 'body'>;

/** The output of a handler that succeeds; a handler that fails throws a problem. */
export type Output<Id extends OperationId> = Operations[Id]['output'];

/** One function for each operation of the contract; a missing one is a type error. */
export type Handlers<Context, Id extends OperationId = OperationId> = {
  readonly [K in Id]: (context: Context, input: Input<K>) => Promise<Output<K>> | Output<K>;
};

type Tag = (typeof operations)[OperationId]['tag'];

/** The operations under a tag of the contract. */
export type OperationsOfTag<T extends Tag> = {
  [Id in OperationId]: (typeof operations)[Id]['tag'] extends T ? Id : never;
}[OperationId];
