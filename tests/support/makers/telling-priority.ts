import { getPriority } from 'node:os';

// Replies with its priority.
process.on('message', () => {
  process.send?.({ failure: String(getPriority()) });
});
