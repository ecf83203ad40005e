import { flushCompileCache } from 'node:module';
import { deflateSync } from 'node:zlib';
import { paintCover } from '#art/cover/paint-cover.ts';
import { type Deflate, pngOf } from '#art/paint/png.ts';
import { paintPortrait } from '#art/portrait/paint-portrait.ts';
import { portraitSize } from '#art/portrait/plan.ts';
import { tellStory } from '#backend/storyteller/tell.ts';
import { largeCover } from '#backend/images/cover.ts';
import type { MakerJob, MakerReply } from './maker-process.ts';

// This file runs as a process of its own, with a low priority: a cover takes seconds, and the server answers
// requests.

/** The server reads the picture at once and does not store it, so time matters more than bytes. */
const fastDeflate: Deflate = async (bytes) => deflateSync(bytes, { level: 1 });

async function make(job: MakerJob): Promise<MakerReply> {
  if ('story' in job) return { story: tellStory(job.story) };
  const picture =
    'cover' in job ? paintCover(job.cover, largeCover) : paintPortrait(job.portrait, portraitSize);
  return { png: await pngOf(picture, undefined, fastDeflate) };
}

const failure = (error: unknown): MakerReply => ({
  failure: error instanceof Error ? error.message : String(error),
});

// Only maker-process.ts sends messages to this process.
process.on('message', (job: MakerJob) => {
  void make(job)
    .catch(failure)
    .then((reply) => process.send?.(reply));
});
// Ctrl+C and some supervisors send these to all processes of the server, which ends this one itself.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
process.once('disconnect', () => process.exit());
// Node writes the cache at the exit, but this process is killed.
flushCompileCache();
