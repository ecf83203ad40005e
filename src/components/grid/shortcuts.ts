type ActionName =
  | 'save'
  | 'undo'
  | 'redo'
  | 'fillDown'
  | 'duplicate'
  | 'newRow'
  | 'selectAll'
  | 'selectRow'
  | 'clear'
  | 'deleteRows'
  | 'nextError'
  | 'previousError'
  | 'search'
  | 'help'
  | 'leave';

export type GridAction =
  | { name: ActionName }
  | { name: 'extend'; down: number; right: number }
  /** Enter or Space on a header. */
  | { name: 'press' };

export interface KeyPress {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
}

/**
 * The part that has the focus. The same key is an action in a cell, but types text in an editor.
 */
export type GridPart = 'cell' | 'button' | 'header' | 'editor' | 'outside';

const far = Number.POSITIVE_INFINITY;
const rowsPerPage = 20;

const extensions: Readonly<Record<string, [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -far],
  End: [0, far],
  PageUp: [-rowsPerPage, 0],
  PageDown: [rowsPerPage, 0],
};

function extension({ key, ctrl }: KeyPress): GridAction | null {
  const step = extensions[key];
  if (step === undefined) return null;
  const [down, right] = step;
  if (!ctrl) return { name: 'extend', down, right };
  if (key === 'Home' || key === 'End') return { name: 'extend', down: right, right };
  return { name: 'extend', down: down * far || 0, right: right * far || 0 };
}

const withCtrl: Readonly<Record<string, ActionName>> = {
  s: 'save',
  z: 'undo',
  y: 'redo',
  d: 'fillDown',
  a: 'selectAll',
  Enter: 'newRow',
  Backspace: 'deleteRows',
  Delete: 'deleteRows',
};

const ignoredOnHeaders = new Set<ActionName>([
  'fillDown',
  'duplicate',
  'selectAll',
  'selectRow',
  'clear',
  'deleteRows',
  'leave',
]);

function actionNameOf({ key, ctrl, shift }: KeyPress): ActionName | null {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (ctrl && shift) return letter === 'z' ? 'redo' : letter === 'd' ? 'duplicate' : null;
  if (ctrl) return withCtrl[letter] ?? null;
  if (key === 'F8') return shift ? 'previousError' : 'nextError';
  // Some keyboards need Shift for these characters, so Shift is ignored.
  if (key === '?') return 'help';
  if (key === '/') return 'search';
  if (shift) return key === ' ' ? 'selectRow' : null;
  if (key === 'Delete') return 'clear';
  return key === 'Escape' ? 'leave' : null;
}

/** The action of a key, or null if AG Grid or the editor must handle the key. */
export function gridActionOf(press: KeyPress, part: GridPart): GridAction | null {
  if (press.alt) return null;
  const name = actionNameOf(press);
  if (part === 'editor') return name === 'save' ? { name } : null;
  const plain = !press.ctrl && !press.shift;
  if (part === 'header') {
    if (plain && (press.key === 'Enter' || press.key === ' ')) return { name: 'press' };
    return name === null || ignoredOnHeaders.has(name) ? null : { name };
  }
  if (part === 'cell' && press.shift) {
    const action = extension(press);
    if (action !== null) return action;
  }
  return name === null ? null : { name };
}

interface Shortcut {
  /** The key combinations that do the same, such as `Ctrl+Y`. */
  keys: readonly string[];
  does: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/**
 * The list in the dialog `ShortcutDialog`. It describes the actions of `gridActionOf` and the keys of
 * AG Grid.
 */
export const gridShortcuts: readonly ShortcutGroup[] = [
  {
    title: 'Getting around',
    shortcuts: [
      { keys: ['Arrows'], does: 'Move from cell to cell' },
      { keys: ['Ctrl+Arrows'], does: 'Move to the edge' },
      { keys: ['Tab', 'Shift+Tab'], does: 'Next or previous cell' },
      { keys: ['F8', 'Shift+F8'], does: 'Next or previous error or conflict' },
      { keys: ['/'], does: 'Search' },
      { keys: ['?'], does: 'These shortcuts' },
    ],
  },
  {
    title: 'Selecting',
    shortcuts: [
      { keys: ['Shift+Arrows'], does: 'Extend the range of cells' },
      { keys: ['Ctrl+Shift+Arrows'], does: 'Extend it to the edge' },
      { keys: ['Shift+Space'], does: 'Select the row' },
      { keys: ['Ctrl+A'], does: 'Select everything loaded' },
      { keys: ['Esc'], does: 'Clear the range, then the selection' },
    ],
  },
  {
    title: 'Changing',
    shortcuts: [
      { keys: ['Enter', 'F2'], does: 'Edit the cell, or open the row’s menu' },
      { keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], does: 'Copy, cut, paste' },
      {
        keys: ['Ctrl+D'],
        does: 'Fill down: the range from its first row, else from the row above',
      },
      { keys: ['Delete'], does: 'Clear the cells' },
    ],
  },
  {
    title: 'Rows and saving',
    shortcuts: [
      { keys: ['Ctrl+Enter'], does: 'New row' },
      { keys: ['Ctrl+Shift+D'], does: 'Duplicate the row' },
      { keys: ['Ctrl+Backspace'], does: 'Mark the row for deletion' },
      { keys: ['Ctrl+Z'], does: 'Undo' },
      { keys: ['Ctrl+Y', 'Ctrl+Shift+Z'], does: 'Redo' },
      { keys: ['Ctrl+S'], does: 'Save' },
    ],
  },
];
