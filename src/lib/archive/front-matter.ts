import { parse } from 'yaml';

type Fields = Readonly<Record<string, unknown>>;

export interface FrontMatter {
  readonly fields: Fields;
  readonly body: string;
  /** Whether there is a front matter that is not valid YAML. It then stays in the body. */
  readonly isDamaged: boolean;
}

/** Longer front matter is not read. */
const maxLength = 50_000;

const block = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Separates the YAML at the beginning of a Markdown file from its text. */
export function readFrontMatter(file: string): FrontMatter {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const found = block.exec(text);
  if (found === null) return { fields: {}, body: text, isDamaged: false };
  const yaml = found[1] ?? '';
  const body = text.slice(found[0].length);
  if (yaml.length > maxLength) return { fields: {}, body: text, isDamaged: true };
  try {
    // Aliases could make a small text a large value; Obsidian writes none.
    const parsed: unknown = parse(yaml, { maxAliasCount: 0, logLevel: 'error' });
    if (parsed === null || parsed === undefined) return { fields: {}, body, isDamaged: false };
    if (typeof parsed === 'object' && !Array.isArray(parsed)) {
      return { fields: { ...parsed }, body, isDamaged: false };
    }
  } catch {
    // The text stays as it is, and the import names the file.
  }
  return { fields: {}, body: text, isDamaged: true };
}
