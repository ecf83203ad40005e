import {
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  CustomEditorModule,
  EventApiModule,
  InfiniteRowModelModule,
  LocaleModule,
  RenderApiModule,
  RowApiModule,
  ScrollApiModule,
  TextEditorModule,
  themeQuartz,
  type Module,
} from 'ag-grid-community';
import type { Density } from './column-layout.ts';

/** Only the needed modules, because all modules of AG Grid would make the bundle much larger. */
export const gridModules: Module[] = [
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  CustomEditorModule,
  EventApiModule,
  InfiniteRowModelModule,
  LocaleModule,
  RenderApiModule,
  RowApiModule,
  ScrollApiModule,
  TextEditorModule,
];

export const rowHeights: Record<Density, number> = { compact: 34, roomy: 44 };

/** The theme uses the design tokens of the page. */
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
  // Opaque, because pinned cells must hide the cells that scroll below them.
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
  // This value limits the height of a text line. The option of the grid sets the height of rows.
  rowHeight: rowHeights.roomy,
  headerHeight: 36,
  cellHorizontalPadding: 10,
  wrapperBorderRadius: 'var(--radius)',
  borderRadius: 'var(--radius-sm)',
  focusShadow: 'none',
});

/** AG Grid adds style elements, which the content security policy allows only with this nonce. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
