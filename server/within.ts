/** The result of the work; undefined if the work fails, or takes longer than the time. */
export async function within<Result>(
  ms: number,
  work: Promise<Result>,
): Promise<{ readonly result: Result } | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  const ended = work.then(
    (result) => ({ result }),
    () => undefined,
  );
  try {
    return await Promise.race([ended, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
