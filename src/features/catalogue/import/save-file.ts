/** Hands a text over as a file; the mark in front lets spreadsheets read it as UTF-8. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const marked = text.startsWith('\uFEFF') ? text : `\uFEFF${text}`;
  const address = URL.createObjectURL(new Blob([marked], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the content by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
