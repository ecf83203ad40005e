import { Columns3 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { FilterChips } from '#src/ui/filter-chips.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { ColumnItem } from './column-item.tsx';
import { type Density, moved, movedBefore, shown } from './column-layout.ts';
import type { GridColumn } from './grid-types.ts';
import type { ColumnLayoutState } from './use-column-layout.ts';

interface ColumnsMenuProps extends ColumnLayoutState {
  columns: readonly Pick<GridColumn<never>, 'key' | 'label' | 'pinned' | 'required' | 'hidden'>[];
}

const densities: readonly { value: Density; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'roomy', label: 'Roomy' },
];

/** Which columns a grid shows and in which order; remembered by whoever holds the layout. */
export function ColumnsMenu({ columns, layout, change, reset }: ColumnsMenuProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const hidden = new Set(layout.hidden);

  function move(key: string, step: 1 | -1) {
    const next = moved(layout, columns, key, step);
    change(next);
    const place = next.order.indexOf(key) + 1;
    setSaid(`${byKey.get(key)?.label ?? key} is column ${place} of ${next.order.length}`);
  }

  function handleDragOver(event: DragEvent, target: string) {
    if (dragged === null) return;
    event.preventDefault();
    if (dragged !== target) change(movedBefore(layout, columns, dragged, target));
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
              label={column.label}
              shown={!hidden.has(key)}
              fixed={column.required === true}
              pinned={column.pinned === true}
              dragged={dragged === key}
              onShown={(visible) => change(shown(layout, key, visible))}
              onMove={(step) => move(key, step)}
              onDragStart={() => setDragged(key)}
              onDragOver={(event) => handleDragOver(event, key)}
              onDragEnd={() => setDragged(null)}
            />
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
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
