type Widths = Readonly<Record<string, number>>;

const storageKey = (name: string): string => `questwright.grid.${name}`;

/** What was kept for this grid; a blocked or spoilt storage counts as an empty one. */
export function readWidths(name: string): Widths {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(name)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, number] =>
          typeof entry[1] === 'number' && entry[1] >= 40 && entry[1] <= 2000,
      ),
    );
  } catch {
    return {};
  }
}

export function keepWidths(name: string, widths: Widths): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(widths));
  } catch {
    // Without storage the columns have their own widths again next time.
  }
}
