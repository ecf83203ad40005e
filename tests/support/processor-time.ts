/**
 * The processor time of this process in milliseconds. Tests use it to notice a computation that takes
 * minutes for a hostile input. Elapsed time is not suitable, because on a busy machine it also includes the time
 * that other programs use.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
