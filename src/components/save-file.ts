/** Starts a download of the content as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the content after the click, so the URL stays valid for a minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A CSV file with a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvFile = (text: string): Blob =>
  new Blob([text.startsWith('\uFEFF') ? text : `\uFEFF${text}`], {
    type: 'text/csv;charset=utf-8',
  });
