import type { Nodes, Root } from 'mdast';

const rangeOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => String.fromCodePoint(from + index));

/** The stand-ins: Braille patterns for symbols, and syllables of the Yi script for letters. */
const symbols = rangeOf(0x2800, 0x2900);
const letters = rangeOf(0xa000, 0xa48d);

const astral = /[\u{10000}-\u{10ffff}]/gu;

/**
 * The Markdown writer examines single code units, so it takes half of a dragon (U+1F409) for a letter. The
 * parser sees a symbol, and `**🐉**a` is not bold. Therefore a stand-in of the same class replaces each such
 * character while the text is written. The returned function puts the original characters back.
 */
export function replaceAstral(tree: Root): (written: string) => string {
  const all = JSON.stringify(tree);
  const found = [...new Set(all.match(astral) ?? [])];
  if (found.length === 0) return (written) => written;
  const isFree = (character: string) => !all.includes(character);
  const free = { symbols: symbols.filter(isFree), letters: letters.filter(isFree) };
  const standIns = new Map<string, string>();
  for (const character of found) {
    const standIn = free[/[\p{P}\p{S}]/u.test(character) ? 'symbols' : 'letters'].pop();
    if (standIn !== undefined) standIns.set(character, standIn);
  }
  replaceIn(tree, (text) => text.replaceAll(astral, (one) => standIns.get(one) ?? one));
  const originals = new Map([...standIns].map(([original, standIn]) => [standIn, original]));
  return (written) =>
    written
      .replaceAll(/&#x(A[0-9A-F]{3});/g, (reference, hex: string) => {
        const original = originals.get(String.fromCodePoint(Number.parseInt(hex, 16)));
        return original === undefined ? reference : `&#x${hexOf(original)};`;
      })
      .replaceAll(/[\u2800-\u28ff\ua000-\ua48c]/g, (one) => originals.get(one) ?? one);
}

const hexOf = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase();

function replaceIn(node: Nodes, replace: (text: string) => string): void {
  if (node.type === 'text') node.value = replace(node.value);
  if ('children' in node) node.children.forEach((child) => replaceIn(child, replace));
}
