const longest = 300;

/** As many paragraphs of a concept as its line in a form has room for. */
export function conceptLine(text: string): string {
  const [first = '', ...others] = text.split('\n\n');
  return others.reduce(
    (line, other) => (line.length + other.length < longest ? `${line} ${other}` : line),
    first,
  );
}
