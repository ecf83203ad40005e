/**
 * The lines on which objects begin that are entries of a list. Around such an object, `depth`
 * brackets are open, including the bracket of the list.
 */
export function linesOfObjects(text: string, depth: number): number[] {
  const lines: number[] = [];
  const openBrackets: string[] = [];
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
      if (code === 0x7b && openBrackets.length === depth && openBrackets.at(-1) === '[') {
        lines.push(line);
      }
      openBrackets.push(code === 0x7b ? '{' : '[');
    } else if (code === 0x7d || code === 0x5d) openBrackets.pop();
  }
  return lines;
}

const token =
  /\s*(?:(?<open>[[{])|(?<close>[\]}])|(?<comma>,)|(?<colon>:)|(?<text>"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?<word>-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy;

type Expected = 'value' | 'key' | 'colon' | 'next';

/** Returns what may follow a token, or undefined if the token is not allowed here. */
function expectedAfter(
  groups: Readonly<Record<string, string | undefined>>,
  expected: Expected,
  openBrackets: string[],
  isFirst: boolean,
): Expected | undefined {
  const inside = openBrackets.at(-1);
  if (groups['open'] !== undefined && expected === 'value') {
    openBrackets.push(groups['open']);
    return groups['open'] === '{' ? 'key' : 'value';
  }
  if (groups['close'] !== undefined) {
    const fits = inside === (groups['close'] === '}' ? '{' : '[');
    if (!fits || !(expected === 'next' || isFirst)) return undefined;
    openBrackets.pop();
    return 'next';
  }
  if (groups['comma'] !== undefined && expected === 'next' && inside !== undefined) {
    return inside === '{' ? 'key' : 'value';
  }
  if (groups['colon'] !== undefined) return expected === 'colon' ? 'value' : undefined;
  if (groups['text'] !== undefined && expected === 'key') return 'colon';
  const isValue = groups['text'] !== undefined || groups['word'] !== undefined;
  return isValue && expected === 'value' ? 'next' : undefined;
}

/** The position of the first syntax error. Browsers report it in different ways or not at all. */
function indexOfError(text: string): number {
  const openBrackets: string[] = [];
  let expected: Expected = 'value';
  let isFirst = false;
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const groups = token.exec(text)?.groups;
    const next: Expected | undefined =
      groups && expectedAfter(groups, expected, openBrackets, isFirst);
    if (next === undefined) return at + (/^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0);
    isFirst = groups?.['open'] !== undefined;
    expected = next;
    at = token.lastIndex;
  }
}

/** The line of the first syntax error, and the text around it. */
export function syntaxErrorIn(text: string): { line: number; near: string } {
  const at = indexOfError(text);
  return { line: text.slice(0, at).split('\n').length, near: around(text, at) };
}

function around(text: string, at: number): string {
  if (at >= text.length) return 'the end of the file';
  return `“${text
    .slice(Math.max(0, at - 15), at + 15)
    .replaceAll(/\s+/g, ' ')
    .trim()}”`;
}
