import { parentPort } from 'node:worker_threads';

// Takes jobs and never replies.
parentPort?.on('message', () => undefined);
