/** The lines on which the objects at this depth of the brackets begin. */
export function linesOfObjects(text: string, depth: number): number[] {
  const lines: number[] = [];
  const opened: string[] = [];
  let line = 1;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x0a) line += 1;
    else if (quoted) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x7b || code === 0x5b) {
      if (code === 0x7b && opened.length === depth && opened.at(-1) === '[') lines.push(line);
      opened.push(code === 0x7b ? '{' : '[');
    } else if (code === 0x7d || code === 0x5d) opened.pop();
  }
  return lines;
}

/** Where the parser stopped: every engine says so in its message, each in its own words. */
export function placeOfError(text: string, error: unknown): { line: number; near: string } | null {
  const message = error instanceof Error ? error.message : '';
  const line = Number(/\bline (\d+)/.exec(message)?.[1] ?? 0);
  const found = /\bposition (\d+)/.exec(message)?.[1];
  if (found !== undefined) {
    const before = text.slice(0, Number(found));
    return { line: before.split('\n').length, near: around(text, Number(found)) };
  }
  if (line > 0) {
    const written = text.split('\n')[line - 1] ?? '';
    return { line, near: `“${written.trim().slice(0, 40)}”` };
  }
  return /end of|unterminated/i.test(message)
    ? { line: text.trimEnd().split('\n').length, near: 'the end of the file' }
    : null;
}

function around(text: string, at: number): string {
  if (at >= text.length) return 'the end of the file';
  return `“${text
    .slice(Math.max(0, at - 15), at + 15)
    .replaceAll(/\s+/g, ' ')
    .trim()}”`;
}
