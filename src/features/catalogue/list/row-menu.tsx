import { Copy, History, MoreHorizontal, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#src/paths.ts';
import { AnchoredMenu, type OpenMenu } from '#src/ui/anchored-menu.tsx';
import { buttonProps } from '#src/ui/button-props.ts';
import { MenuItem, MenuLink, MenuSeparator } from '#src/ui/menu.tsx';
import type { GridRow } from '../edits/rows.ts';
import type { ListSession } from './list-session.ts';
import { titleOf } from '../title.ts';

/** The open menu of a row. */
export interface OpenRowMenu extends OpenMenu {
  row: GridRow;
}

export const rowMenuLabel = (title: string): string => `Actions for ${title}`;

interface RowMenuButtonProps {
  row: GridRow;
  title: string;
  onOpen: (menu: OpenRowMenu) => void;
}

/** A plain button without a menu component, because a list may have hundreds of these buttons. */
export function RowMenuButton({ row, title, onOpen }: RowMenuButtonProps) {
  const label = rowMenuLabel(title);
  return (
    <button
      type="button"
      {...buttonProps({ variant: 'ghost', size: 'small' })}
      data-shape="square"
      aria-label={label}
      aria-haspopup="menu"
      title={label}
      onClick={({ currentTarget }) =>
        onOpen({ row, anchor: currentTarget, returnFocusTo: currentTarget })
      }
    >
      <MoreHorizontal aria-hidden size={18} />
    </button>
  );
}

interface RowMenuProps {
  list: ListSession;
  open: OpenRowMenu | null;
  onClose: () => void;
}

export function RowMenu({ list, open, onClose }: RowMenuProps) {
  return (
    <AnchoredMenu
      menu={open}
      onClose={onClose}
      label={open === null ? 'Actions' : rowMenuLabel(titleOf(open.row))}
    >
      {open !== null && <RowMenuItems list={list} row={open.row} />}
    </AnchoredMenu>
  );
}

function RowMenuItems({ list, row: { sk, draft } }: { list: ListSession; row: GridRow }) {
  const { kind, narrow, commands, setHistory } = list;
  const state = draft?.state;
  const stored = state !== 'created';
  return (
    <>
      {stored && (
        <MenuLink icon={<Pencil />} link={<Link to={paths.catalogueUpdate(kind.slug, sk)} />}>
          Edit in the form
        </MenuLink>
      )}
      {/* A phone has no grid, so a copy, which is only a draft, could not be edited there. */}
      {!narrow && (
        <MenuItem icon={<Copy />} onSelect={() => commands.duplicate([sk])}>
          Duplicate
        </MenuItem>
      )}
      {stored && (
        <MenuItem icon={<History />} onSelect={() => setHistory(sk)}>
          History
        </MenuItem>
      )}
      <MenuSeparator />
      {state === 'changed' && (
        <MenuItem icon={<Undo2 />} onSelect={() => commands.revert([sk])}>
          Revert the changes
        </MenuItem>
      )}
      {state === 'removed' ? (
        <MenuItem icon={<Undo2 />} onSelect={() => commands.revert([sk])}>
          Do not delete
        </MenuItem>
      ) : (
        <MenuItem danger icon={<Trash2 />} onSelect={() => commands.remove([sk])}>
          Delete
        </MenuItem>
      )}
    </>
  );
}
