import type { Locator, Page } from '@playwright/test';

/** A grid of the admin pages. Each row consists of several elements with the same row index. */
export class Grid {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page, label: string) {
    this.page = page;
    // AG Grid chooses one of these two roles for the element with the label.
    this.root = page
      .getByRole('grid', { name: label, exact: true })
      .or(page.getByRole('treegrid', { name: label, exact: true }));
  }

  /** The cell with this text. A cell with a mark, such as an error, has more text after it. */
  cellWithText(row: string): Locator {
    const text = row.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.root.getByRole('gridcell', { name: new RegExp(`^${text}(?:$| ?\\.)`) }).first();
  }

  /** The cell of a column in the row that has a cell with this text. */
  async cell(row: string, column: string): Promise<Locator> {
    const anchor = this.cellWithText(row);
    const rowIndex = await anchor.evaluate((cell) =>
      cell.closest('[role=row]')?.getAttribute('aria-rowindex'),
    );
    const header = this.root.getByRole('columnheader', { name: column, exact: true });
    const number = await header.getAttribute('aria-colindex');
    return this.root.locator(`[aria-rowindex="${rowIndex}"] [aria-colindex="${number}"]`);
  }

  /** Types a text into a cell. */
  async type(row: string, column: string, text: string): Promise<void> {
    await (await this.cell(row, column)).dblclick();
    await this.page.getByRole('textbox', { name: `${column} of ${row}` }).fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** Toggles the checkbox of a row, in the first of its editions. */
  async toggleRow(row: string): Promise<void> {
    const plain = this.root.getByRole('checkbox', { name: `Select ${row}`, exact: true });
    const withEdition = this.root.getByRole('checkbox', { name: `Select ${row} (` });
    await plain.or(withEdition).first().click();
  }

  /** The texts of the drawn cells of one column. */
  async column(name: string): Promise<string[]> {
    return (await this.texts()).map((row) => row[name] ?? '');
  }

  /** All drawn rows as texts by column, in the order of the grid. */
  texts(): Promise<Record<string, string>[]> {
    return this.root.evaluate((grid) => {
      const attribute = (element: Element | null, name: string): string =>
        element?.getAttribute(name) ?? '';
      const headers = new Map(
        [...grid.querySelectorAll('[role=columnheader]')].map((header) => [
          attribute(header, 'aria-colindex'),
          header.textContent.trim(),
        ]),
      );
      const rows = new Map<number, Record<string, string>>();
      for (const cell of grid.querySelectorAll('[role=gridcell]')) {
        const rowIndex = Number(attribute(cell.closest('[role=row]'), 'aria-rowindex'));
        const row = rows.get(rowIndex) ?? {};
        row[headers.get(attribute(cell, 'aria-colindex')) ?? ''] = cell.textContent.trim();
        rows.set(rowIndex, row);
      }
      return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row);
    });
  }
}
