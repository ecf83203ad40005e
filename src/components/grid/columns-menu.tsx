import { ArrowDown, ArrowUp, Columns3, GripVertical } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { FilterChips } from '#src/ui/filter-chips.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { type Density, moveColumn, moveColumnBefore, withVisibility } from './column-layout.ts';
import type { GridColumn } from './grid-types.ts';
import type { ColumnLayoutState } from './use-column-layout.ts';

type MenuColumn = Pick<GridColumn<never>, 'key' | 'label' | 'pinned' | 'required' | 'hidden'>;

interface ColumnsMenuProps extends ColumnLayoutState {
  columns: readonly MenuColumn[];
}

const densities: readonly { value: Density; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'roomy', label: 'Roomy' },
];

/** A menu that shows, hides and moves columns of a grid. The parent component stores the layout. */
export function ColumnsMenu({ columns, layout, change, reset }: ColumnsMenuProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const hidden = new Set(layout.hidden);

  function move(key: string, step: 1 | -1) {
    const next = moveColumn(layout, columns, key, step);
    change(next);
    const position = next.order.indexOf(key) + 1;
    setAnnouncement(
      `${byKey.get(key)?.label ?? key} is column ${position} of ${next.order.length}`,
    );
  }

  function handleDragOver(event: DragEvent, target: string) {
    if (dragged === null) return;
    event.preventDefault();
    if (dragged !== target) change(moveColumnBefore(layout, columns, dragged, target));
  }

  return (
    <Popover
      title="Columns"
      trigger={<Button icon={<Columns3 aria-hidden size={18} />}>Columns</Button>}
      className="w-80"
    >
      <p className="mb-2 text-sm text-muted">
        Drag a column, or move it with Alt and the arrow keys.
      </p>
      <ol className="mb-3 flex flex-col" aria-label="Columns in their order">
        {layout.order.map((key) => {
          const column = byKey.get(key);
          return column === undefined ? null : (
            <ColumnItem
              key={key}
              column={column}
              shown={!hidden.has(key)}
              dragged={dragged === key}
              onShown={(visible) => change(withVisibility(layout, key, visible))}
              onMove={(step) => move(key, step)}
              drag={{
                onDragStart: () => setDragged(key),
                onDragOver: (event) => handleDragOver(event, key),
                onDragEnd: () => setDragged(null),
              }}
            />
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-hairline pt-3">
        <FilterChips
          label="Height of the rows"
          chips={densities}
          value={layout.density}
          onChange={(density) => change({ ...layout, density })}
        />
        <Button size="small" variant="ghost" onClick={reset}>
          Reset
        </Button>
      </div>
    </Popover>
  );
}

interface ColumnItemProps {
  column: MenuColumn;
  shown: boolean;
  dragged: boolean;
  onShown: (shown: boolean) => void;
  onMove: (step: 1 | -1) => void;
  drag: {
    onDragStart: () => void;
    onDragOver: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
}

function ColumnItem({
  column: { label, pinned = false, required = false },
  shown,
  dragged,
  onShown,
  onMove,
  drag,
}: ColumnItemProps) {
  function handleKeys(event: KeyboardEvent) {
    if (!event.altKey || pinned) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events come from the controls inside, and buttons do the same as dragging
    <li
      draggable={!pinned}
      onKeyDown={handleKeys}
      {...drag}
      className={classNames('flex items-center gap-1 rounded-sm', dragged && 'bg-surface-4')}
    >
      <GripVertical
        aria-hidden
        size={16}
        className={classNames('shrink-0 text-muted', pinned ? 'invisible' : 'cursor-grab')}
      />
      <label className="flex min-h-8 min-w-0 flex-1 items-center gap-2 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          aria-label={label}
          checked={shown}
          disabled={required}
          onChange={({ target }) => onShown(target.checked)}
          className="checkbox"
        />
        <span aria-hidden className="truncate">
          {label}
        </span>
      </label>
      {!pinned && (
        <>
          <IconButton
            size="small"
            label={`Move ${label} up`}
            icon={<ArrowUp size={15} />}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="small"
            label={`Move ${label} down`}
            icon={<ArrowDown size={15} />}
            onClick={() => onMove(1)}
          />
        </>
      )}
    </li>
  );
}
