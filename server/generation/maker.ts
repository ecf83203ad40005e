import { crc32, deflateSync } from 'node:zlib';
import type { Pixels, Platform } from '#art/paint/png.ts';
import { answerJobs } from '#server/answer-jobs.ts';
import type { MakerJob, MakerReply } from './maker-job.ts';

// This file runs as a process of its own, with a low priority: a cover takes seconds, and the server answers
// requests.

/** The server reads the picture at once and does not store it, so time matters more than bytes. */
const fastest: Platform = {
  deflate: async (bytes) => deflateSync(bytes, { level: 0 }),
  crc: (bytes) => crc32(bytes),
};

/** A process loads only what its jobs need: the storyteller with its tables takes as long as a tenth of a cover. */
async function make(job: MakerJob): Promise<MakerReply> {
  if ('story' in job) {
    const { tellStory } = await import('#backend/storyteller/tell.ts');
    return { story: tellStory(job.story) };
  }
  if ('cover' in job) {
    const { paintCover } = await import('#art/cover/paint-cover.ts');
    return pngReply(paintCover(job.cover, job.size));
  }
  const { paintPortrait } = await import('#art/portrait/paint-portrait.ts');
  return pngReply(paintPortrait(job.portrait, job.size));
}

async function pngReply(picture: Pixels): Promise<MakerReply> {
  const { pngOf } = await import('#art/paint/png.ts');
  return { png: await pngOf(picture, undefined, fastest) };
}

const failure = (error: unknown): MakerReply => ({
  failure: error instanceof Error ? error.message : String(error),
});

// Only create-makers.ts sends messages to this process.
answerJobs((job: MakerJob) => make(job).catch(failure));
