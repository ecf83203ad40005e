import { parentPort } from 'node:worker_threads';
import { paintCover } from '#art/cover/paint-cover.ts';
import { pngOf } from '#art/paint/png.ts';
import { tellStory } from '#backend/storyteller/tell.ts';
import { largeCover } from '#backend/images/cover.ts';
import type { MakerJob, MakerReply } from './maker-thread.ts';

// This file runs in a thread of its own: a cover takes seconds, and the thread of the server answers requests.

const make = async (job: MakerJob): Promise<MakerReply> =>
  'story' in job
    ? { story: tellStory(job.story) }
    : { png: await pngOf(paintCover(job.cover, largeCover)) };

const failure = (error: unknown): MakerReply => ({
  failure: error instanceof Error ? error.message : String(error),
});

// Only maker-thread.ts sends messages to this thread.
parentPort?.on('message', (job: MakerJob) => {
  void make(job)
    .catch(failure)
    .then((reply) => parentPort?.postMessage(reply));
});
