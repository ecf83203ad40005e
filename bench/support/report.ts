import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

/** Facts about the machine that a reader of the figures needs, above all whether it was idle. */
export function printMachine(): void {
  const model = cpus()[0]?.model.trim() ?? 'an unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg()[0]?.toFixed(2) ?? '?';
  console.log(
    `${new Date().toISOString()} · ${availableParallelism()} cores (${model}), ${memory} GiB · ` +
      `Node ${process.versions.node} · load before the start ${load}`,
  );
}

/** The last line of a benchmark: it reports and never fails. */
export function printResult(name: string, value: string, target: string): void {
  console.log(`${name}: ${value} (target: ${target})`);
}
