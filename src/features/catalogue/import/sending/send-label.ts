import type { Counts } from '../engine/draft-types.ts';
import { amount, capitalised } from '../import-texts.ts';

/** "Create 312, update 14, leave out 9": everything that the press will do, and nothing else. */
export function sendLabel({ create, update, skip }: Counts): string {
  const parts = [
    ...(create > 0 ? [`create ${amount(create)}`] : []),
    ...(update > 0 ? [`update ${amount(update)}`] : []),
    ...(skip > 0 ? [`leave out ${amount(skip)}`] : []),
  ];
  return create + update === 0 ? 'Nothing to send' : capitalised(parts.join(', '));
}
