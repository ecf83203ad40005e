import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Kind } from '../kind.ts';
import type { CatalogueItem, Values } from '../values.ts';
import type { Lookups } from './rows.ts';

interface RemovalConflictProps {
  kind: Pick<Kind, 'fields'>;
  lookups: Lookups;
  name: string;
  base: Values;
  theirs: CatalogueItem;
  fields: readonly string[];
  onDelete: () => void;
  onKeep: () => void;
}

/** To be deleted here, and changed by somebody else, who seems to need it. */
export function RemovalConflict({
  kind,
  lookups,
  name,
  base,
  theirs,
  fields,
  onDelete,
  onKeep,
}: RemovalConflictProps) {
  const changes = kind.fields
    .filter(({ key }) => fields.includes(key))
    .map(({ key, label, show }) => {
      const text = (values: Values) => show(values[key], lookups.get(key)) || 'empty';
      return `${label}: ${text(base)} → ${text(theirs.values)}`;
    });
  return (
    <Alert
      tone="warning"
      role="alert"
      title={`${name} was changed by ${theirs.updatedBy ?? 'someone else'}, and you are deleting it`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onKeep}>
            Keep it
          </Button>
          <Button size="small" variant="danger" onClick={onDelete}>
            Delete it all the same
          </Button>
        </div>
      }
    >
      {changes.join('; ')}
    </Alert>
  );
}
