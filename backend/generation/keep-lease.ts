import type { GenerationContext } from './generation-context.ts';
import { renew, renewal } from './queue.ts';
import type { GenerationRow } from './record.ts';

/**
 * Renews the lease of work without a model, such as a picture that the painter paints on a busy machine.
 * @returns a function that ends it; call it when the work has ended, whatever the reason
 */
export function keepLease(
  { db, clock, outages }: Pick<GenerationContext, 'db' | 'clock' | 'outages'>,
  row: GenerationRow,
): () => Promise<void> {
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renew(db, row, null, clock()).catch((error: unknown) =>
      outages.report('The lease of a generation could not be renewed.', error),
    );
  }, renewal);
  return async () => {
    clearInterval(timer);
    await renewing;
  };
}
