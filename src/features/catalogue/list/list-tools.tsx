import { Download, Expand, Keyboard, MoreHorizontal, Plus, Shrink } from 'lucide-react';
import { ColumnsMenu } from '#src/components/grid/columns-menu.tsx';
import type { GridColumn } from '#src/components/grid/grid-types.ts';
import type { ColumnLayoutState } from '#src/components/grid/use-column-layout.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Menu, MenuItem } from '#src/ui/menu.tsx';
import { Toolbar } from '#src/ui/toolbar.tsx';
import type { GridRow } from '../edits/rows.ts';

interface ListToolsProps {
  narrow: boolean;
  columns: readonly GridColumn<GridRow>[];
  layout: ColumnLayoutState;
  fullScreen: boolean;
  onNewRow: () => void;
  onExport: () => void;
  onFullScreen: () => void;
  onHelp: () => void;
}

/** What can be done with the list as a whole; on a phone it folds into a menu. */
export function ListTools({ narrow, columns, layout, fullScreen, ...on }: ListToolsProps) {
  if (narrow) {
    return (
      <Menu trigger={<IconButton label="More for this list" icon={<MoreHorizontal size={18} />} />}>
        <MenuItem icon={<Download />} onSelect={on.onExport}>
          Export…
        </MenuItem>
      </Menu>
    );
  }
  return (
    <Toolbar label="The list">
      <Button icon={<Plus aria-hidden size={18} />} title="Ctrl+Enter" onClick={on.onNewRow}>
        New row
      </Button>
      <ColumnsMenu columns={columns} {...layout} />
      <Button icon={<Download aria-hidden size={18} />} onClick={on.onExport}>
        Export…
      </Button>
      <IconButton
        label={fullScreen ? 'Leave full screen' : 'Full screen'}
        icon={fullScreen ? <Shrink size={18} /> : <Expand size={18} />}
        onClick={on.onFullScreen}
      />
      <IconButton
        label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        icon={<Keyboard size={18} />}
        onClick={on.onHelp}
      />
    </Toolbar>
  );
}
