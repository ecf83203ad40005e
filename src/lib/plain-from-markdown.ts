/** The text of a draft without the escapes of Markdown, and without emphasis. */
export const fromMarkdown = (marked: string): string =>
  marked.replaceAll(/(?<!\\)\*\*?/g, '').replaceAll(/\\([\\`*_[\]<>#~|!&:])/g, '$1');
