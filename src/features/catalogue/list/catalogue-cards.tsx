import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { RecordCards } from '../../../components/grid/record-cards.tsx';
import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { CatalogueView } from './catalogue-view.ts';

/** On a phone a row is a card that leads to the form. */
export function CatalogueCards({ kind, rows, columns, onDelete }: CatalogueView) {
  return (
    <RecordCards
      label={kind.title}
      rows={rows}
      rowId={({ item }) => item.sk}
      columns={columns.slice(1, 6)}
      renderTitle={({ item }) => (
        <Link className="text-link" to={paths.catalogueUpdate(kind.slug, item.sk)}>
          {item.name}
        </Link>
      )}
      renderActions={({ item }) => (
        <IconButton
          size="small"
          label={`Delete ${item.name}`}
          icon={<Trash2 size={18} />}
          onClick={() => onDelete(item)}
        />
      )}
    />
  );
}
