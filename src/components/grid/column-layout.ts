import { isRecord } from '#src/lib/is-record.ts';

/** The layout of the columns of a grid, as the user has chosen it. */
export interface ColumnLayout {
  /** The keys of all columns, including hidden ones, in their order. */
  order: readonly string[];
  hidden: readonly string[];
  widths: Readonly<Record<string, number>>;
  density: Density;
}

export type Density = 'compact' | 'roomy';

interface LayoutColumn {
  key: string;
  pinned?: boolean;
  required?: boolean;
  hidden?: boolean;
}

const minWidth = 40;
const maxWidth = 2000;

export function defaultLayout(columns: readonly LayoutColumn[]): ColumnLayout {
  return {
    order: columns.map(({ key }) => key),
    hidden: columns.filter(({ hidden }) => hidden === true).map(({ key }) => key),
    widths: {},
    density: 'compact',
  };
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/**
 * Adapts a stored layout to the columns of this version. Unknown columns are removed, and new
 * columns follow the same column as in the default layout. The stored value can be anything.
 */
export function reconcile(stored: unknown, columns: readonly LayoutColumn[]): ColumnLayout {
  const defaults = defaultLayout(columns);
  if (!isRecord(stored)) return defaults;
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const order = [...new Set(texts(stored['order']))].filter((key) => byKey.has(key));
  const known = new Set(order);
  for (const [index, { key }] of columns.entries()) {
    if (known.has(key)) continue;
    const before = columns[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before.key) + 1, 0, key);
  }
  const hiddenKeys = new Set(texts(stored['hidden']));
  const widths = isRecord(stored['widths']) ? stored['widths'] : {};
  return {
    order: pinnedFirst(order, byKey),
    hidden: order.filter((key) => {
      const column = byKey.get(key);
      if (column?.required === true) return false;
      return known.has(key) ? hiddenKeys.has(key) : column?.hidden === true;
    }),
    widths: Object.fromEntries(
      Object.entries(widths).filter(
        (entry): entry is [string, number] =>
          byKey.has(entry[0]) &&
          typeof entry[1] === 'number' &&
          entry[1] >= minWidth &&
          entry[1] <= maxWidth,
      ),
    ),
    density: stored['density'] === 'roomy' ? 'roomy' : 'compact',
  };
}

/** AG Grid draws pinned columns first, so they are also first in the order. */
function pinnedFirst(
  order: readonly string[],
  byKey: ReadonlyMap<string, LayoutColumn>,
): readonly string[] {
  const isPinned = (key: string) => byKey.get(key)?.pinned === true;
  return [...order.filter(isPinned), ...order.filter((key) => !isPinned(key))];
}

/** Moves a column one step towards the start (-1) or the end (1). Pinned columns stay first. */
export function moveColumn(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  key: string,
  step: 1 | -1,
): ColumnLayout {
  const order = [...layout.order];
  const at = order.indexOf(key);
  const neighbour = order[at + step];
  if (at === -1 || neighbour === undefined) return layout;
  order[at] = neighbour;
  order[at + step] = key;
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return { ...layout, order: pinnedFirst(order, byKey) };
}

/** Moves a column to the current position of another one. */
export function moveColumnBefore(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  key: string,
  target: string,
): ColumnLayout {
  const to = layout.order.indexOf(target);
  if (to === -1 || !layout.order.includes(key)) return layout;
  const order = layout.order.filter((each) => each !== key);
  order.splice(to, 0, key);
  return {
    ...layout,
    order: pinnedFirst(order, new Map(columns.map((column) => [column.key, column]))),
  };
}

export const withVisibility = (
  layout: ColumnLayout,
  key: string,
  visible: boolean,
): ColumnLayout => ({
  ...layout,
  hidden: visible
    ? layout.hidden.filter((each) => each !== key)
    : [...layout.hidden.filter((each) => each !== key), key],
});

/** The columns to draw, in their order. */
export function visibleColumns<Column extends LayoutColumn>(
  layout: ColumnLayout,
  columns: readonly Column[],
): Column[] {
  const hidden = new Set(layout.hidden);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  return layout.order.flatMap((key) => {
    const column = byKey.get(key);
    return column === undefined || hidden.has(key) ? [] : [column];
  });
}

/** Gives the visible columns a new order; hidden ones keep their positions between them. */
export function reorderVisible(layout: ColumnLayout, drawn: readonly string[]): ColumnLayout {
  const visible = new Set(drawn);
  const next = drawn.values();
  return {
    ...layout,
    order: layout.order.map((key) => (visible.has(key) ? (next.next().value ?? key) : key)),
  };
}
