import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Prints the machine and its load, because the figures of a busy machine are not reliable. */
export function printMachine(): void {
  const model = cpus()[0]?.model.trim() ?? 'an unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg()[0]?.toFixed(2) ?? '?';
  console.log(
    `${new Date().toISOString()} · ${availableParallelism()} cores (${model}), ${memory} GiB · ` +
      `Node ${process.versions.node} · load before the start ${load}`,
  );
}

/** Prints a figure with its target. A missed target is not an error. */
export function printResult(name: string, value: string, target: string): void {
  console.log(`${name}: ${value} (target: ${target})`);
}
