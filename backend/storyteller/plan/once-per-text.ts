/** More than the texts that are read for one draft: an idea, its clauses and what they are straightened to. */
const mostKept = 200;

/**
 * The same function, which keeps its results: each of the candidates of a draft reads the same idea.
 * @param read has the same result for the same text, and nothing changes its results
 */
export function oncePerText<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, { readonly result: T }>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known.result;
    if (kept.size >= mostKept) kept.clear();
    const result = read(text);
    kept.set(text, { result });
    return result;
  };
}
