/** Hands something over to the person as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The mark in front lets spreadsheets read it as UTF-8. */
export const csvFile = (text: string): Blob =>
  new Blob([text.startsWith('\uFEFF') ? text : `\uFEFF${text}`], {
    type: 'text/csv;charset=utf-8',
  });
