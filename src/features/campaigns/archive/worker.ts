import { type WorkerRequest, serve } from '#src/components/worker/remote.ts';
import { ArchiveReader } from './archive-reader.ts';

const answer = serve<null>(
  (reply) => postMessage(reply),
  (_, onProgress) => new ArchiveReader(onProgress),
);

addEventListener('message', ({ data }: MessageEvent<WorkerRequest<null>>) => void answer(data));
