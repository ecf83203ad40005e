/**
 * The processor time of this process in milliseconds. Tests use it to notice a computation that takes
 * minutes for a hostile input: on a busy machine, the elapsed time also contains that of other programs.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
