/** The dialog of the sheet that is open. */
export type SheetDialog = 'delete' | 'share' | null;
