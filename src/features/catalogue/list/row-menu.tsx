import { Copy, History, MoreHorizontal, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/menu.tsx';
import type { GridRow } from '../edits/rows.ts';
import type { Kind } from '../kind.ts';

export interface RowActions {
  /** Absent where the copy could not be edited. */
  onDuplicate?: (sk: string) => void;
  onHistory: (sk: string) => void;
  onDelete: (sk: string) => void;
  /** Drops the draft of a row: it is kept, or never comes to be. */
  onRevert: (sk: string) => void;
}

interface RowMenuProps extends RowActions {
  kind: Kind;
  row: GridRow;
}

export const rowName = ({ name }: GridRow): string => (name === '' ? 'New row' : name);

export function RowMenu({ kind, row, onDuplicate, onHistory, onDelete, onRevert }: RowMenuProps) {
  const { sk, draft } = row;
  const state = draft?.state;
  const stored = state !== 'created';
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={`Actions for ${rowName(row)}`}
          icon={<MoreHorizontal size={18} />}
        />
      }
    >
      {stored && (
        <MenuLink icon={<Pencil />} link={<Link to={paths.catalogueUpdate(kind.slug, sk)} />}>
          Edit in the form
        </MenuLink>
      )}
      {onDuplicate && (
        <MenuItem icon={<Copy />} onSelect={() => onDuplicate(sk)}>
          Duplicate
        </MenuItem>
      )}
      {stored && (
        <MenuItem icon={<History />} onSelect={() => onHistory(sk)}>
          History
        </MenuItem>
      )}
      <MenuSeparator />
      {state === 'changed' && (
        <MenuItem icon={<Undo2 />} onSelect={() => onRevert(sk)}>
          Revert the changes
        </MenuItem>
      )}
      {state === 'removed' ? (
        <MenuItem icon={<Undo2 />} onSelect={() => onRevert(sk)}>
          Do not delete
        </MenuItem>
      ) : (
        <MenuItem danger icon={<Trash2 />} onSelect={() => onDelete(sk)}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
