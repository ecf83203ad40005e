import { flushCompileCache } from 'node:module';

/** Does the jobs that the `JobProcess` of this program sends, and answers each with one message. */
export function answerJobs(work: (job: never) => unknown): void {
  process.on('message', (job) => {
    // Only that `JobProcess` sends messages, and each is a job of its type.
    void Promise.resolve(work(job as never))
      .then((reply) => process.send?.(reply))
      // Node writes the cache at the exit, but this process is killed.
      .then(() => flushCompileCache());
  });
  // Ctrl+C and some supervisors send these to all processes of the server, which ends this one itself.
  process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
  process.once('disconnect', () => process.exit());
}
