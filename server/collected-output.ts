/** How long a line waits for others, in milliseconds. */
const longestWait = 50;
/** Once the collected lines have this number of characters, they are written without a wait. */
const mostCharacters = 16_384;

interface Output {
  write: (text: string) => unknown;
}

/**
 * Writes several lines at once, each at most `longestWait` ms later, and the last ones when the process ends. Node
 * waits for each write to a pipe or file, so a write for each request costs a busy server a tenth of its time.
 */
export function collectedOutput(output: Output): (line: string) => void {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  const writeAll = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    output.write(text);
  };
  process.on('exit', writeAll);

  return (line) => {
    waiting += line;
    if (waiting.length >= mostCharacters) writeAll();
    else timer ??= setTimeout(writeAll, longestWait).unref();
  };
}
