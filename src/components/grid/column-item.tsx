import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/icon-button.tsx';

interface ColumnItemProps {
  label: string;
  shown: boolean;
  /** Cannot be hidden. */
  fixed: boolean;
  /** Stands first and stays there. */
  pinned: boolean;
  dragged: boolean;
  onShown: (shown: boolean) => void;
  onMove: (step: 1 | -1) => void;
  onDragStart: () => void;
  onDragOver: (event: DragEvent) => void;
  onDragEnd: () => void;
}

export function ColumnItem({
  label,
  shown,
  fixed,
  pinned,
  dragged,
  onShown,
  onMove,
  ...drag
}: ColumnItemProps) {
  function handleKeys(event: KeyboardEvent) {
    if (!event.altKey || pinned) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the controls inside; dragging has its buttons
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
          disabled={fixed}
          onChange={({ target }) => onShown(target.checked)}
          className="size-4 shrink-0 accent-gold"
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
