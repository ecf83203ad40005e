import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { DataGrid } from '../../../components/grid/data-grid.tsx';
import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/menu.tsx';
import type { CatalogueView } from './catalogue-view.ts';
import type { Field } from '../field.ts';
import { type GridRow, markOf } from './grid-rows.ts';
import type { CatalogueItem } from '../values.ts';

interface CatalogueGridProps extends CatalogueView {
  onEdit: (row: GridRow, field: Field, text: string) => void;
  onSave: () => void;
  onNearEnd: () => void;
}

const rowId = ({ item }: GridRow): string => item.sk;

export function CatalogueGrid({
  kind,
  rows,
  columns,
  onEdit,
  onSave,
  onNearEnd,
  onDelete,
}: CatalogueGridProps) {
  const fields = useMemo(() => new Map(kind.fields.map((field) => [field.key, field])), [kind]);
  const mark = useMemo(() => markOf(fields), [fields]);
  const renderActions = useCallback(
    ({ item }: GridRow) => <RowMenu kind={kind} item={item} onDelete={onDelete} />,
    [kind, onDelete],
  );
  return (
    <div className="h-[max(22rem,calc(100dvh-22rem))]">
      <DataGrid
        label={kind.title}
        name={kind.slug}
        columns={columns}
        rows={rows}
        rowId={rowId}
        markOf={mark}
        onEdit={({ rowId: sk, key, text }) => {
          const row = rows.find(({ item }) => item.sk === sk);
          const field = fields.get(key);
          if (row !== undefined && field !== undefined) onEdit(row, field, text);
        }}
        onSave={onSave}
        onNearEnd={onNearEnd}
        renderActions={renderActions}
      />
    </div>
  );
}

type RowMenuProps = Pick<CatalogueView, 'kind' | 'onDelete'> & { item: CatalogueItem };

function RowMenu({ kind, item, onDelete }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={`Actions for ${item.name}`}
          icon={<MoreHorizontal size={18} />}
        />
      }
    >
      <MenuLink icon={<Pencil />} link={<Link to={paths.catalogueUpdate(kind.slug, item.sk)} />}>
        Edit in the form
      </MenuLink>
      <MenuItem danger icon={<Trash2 />} onSelect={() => onDelete(item)}>
        Delete
      </MenuItem>
    </Menu>
  );
}
