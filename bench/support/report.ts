import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** What a reader of the figures has to know about the machine, above all whether it was idle. */
export function printMachine(): void {
  const model = cpus()[0]?.model.trim() ?? 'an unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg()[0]?.toFixed(2) ?? '?';
  console.log(
    `${new Date().toISOString()} · ${availableParallelism()} cores (${model}), ${memory} GiB · ` +
      `Node ${process.versions.node} · load before the start ${load}`,
  );
}

/** The last line of a benchmark; it tells and never judges. */
export function printResult(name: string, value: string, asked: string): void {
  console.log(`${name}: ${value} (asked: ${asked})`);
}
