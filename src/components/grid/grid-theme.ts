import { themeQuartz } from 'ag-grid-community';
import type { Density } from './column-layout.ts';

export const rowHeights: Record<Density, number> = { compact: 34, roomy: 44 };

/** The grid wears the page's own tokens; no colour or size is decided here. */
export const gridTheme = themeQuartz.withParams({
  accentColor: 'var(--gold)',
  backgroundColor: 'var(--surface-1)',
  foregroundColor: 'var(--text)',
  textColor: 'var(--text)',
  borderColor: 'var(--hairline)',
  browserColorScheme: 'dark',
  chromeBackgroundColor: 'var(--surface-2)',
  headerBackgroundColor: 'var(--surface-2)',
  headerTextColor: 'var(--text-muted)',
  headerFontWeight: 600,
  // Not transparent: pinned cells hide what scrolls beneath them.
  oddRowBackgroundColor: 'var(--surface-1)',
  rowHoverColor: 'var(--surface-2)',
  rangeSelectionBorderColor: 'var(--gold-bright)',
  menuBackgroundColor: 'var(--surface-3)',
  menuTextColor: 'var(--text)',
  inputBackgroundColor: 'var(--surface-0)',
  inputTextColor: 'var(--text)',
  inputBorder: { color: 'var(--control)' },
  inputFocusBorder: { color: 'var(--gold-bright)' },
  cellEditingShadow: 'var(--shadow-floating)',
  popupShadow: 'var(--shadow-floating)',
  fontFamily: 'var(--font-text-stack)',
  headerFontFamily: 'var(--font-text-stack)',
  cellFontFamily: 'var(--font-text-stack)',
  fontSize: 15,
  headerFontSize: 14,
  // The grid's own option says which; a text's line is never higher than this.
  rowHeight: rowHeights.roomy,
  headerHeight: 36,
  cellHorizontalPadding: 10,
  wrapperBorderRadius: 'var(--radius)',
  borderRadius: 'var(--radius-sm)',
  focusShadow: 'none',
});

/** The grid writes its styles into the page and needs the page's nonce for it. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
