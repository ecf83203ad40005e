import { useDeferredValue, useState } from 'react';
import type { CharacterItem } from '#src/generated/model/index.ts';
import { randomKey } from '#src/lib/random-key.ts';
import { LoadProblem } from '#src/components/load-problem.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { middleDot, unbroken } from '#src/lib/unbroken.ts';
import { useFoundItems } from '../catalogue-rows.ts';
import { newItem, type ItemCopy } from '../copies.ts';

interface AddItemProps {
  open: boolean;
  onClose: () => void;
  onAdd: (item: CharacterItem) => void;
}

const factsOf = ({ weightLb, armor, weapon }: ItemCopy): string =>
  unbroken(
    [
      ...(armor ? [armor.category === 'shield' ? `+${armor.base} AC` : `AC ${armor.base}`] : []),
      ...(weapon?.damage ? [`${weapon.damage.dice} ${weapon.damage.type}`] : []),
      `${weightLb} lb.`,
    ].join(' · '),
  );

/** The catalogue has items of several editions. The key of a row begins with its edition. */
const editionOf = ({ key }: ItemCopy): string => key?.split('#')[0] ?? '';

/** Adds items from the catalogue, or by name. It stays open, because several are added after a shopping tour. */
export function AddItem({ open, onClose, onAdd }: AddItemProps) {
  const [text, setText] = useState('');
  const [lastAdded, setLastAdded] = useState('');
  const name = text.trim();
  const found = useFoundItems(useDeferredValue(name));
  const { items = [], isCut = false } = name.length > 1 ? (found.data ?? {}) : {};

  function add(copy: Partial<ItemCopy> & { name: string }) {
    onAdd(newItem(randomKey(), copy));
    setLastAdded(copy.name);
  }

  return (
    <Dialog open={open} onClose={onClose} title="Add an item">
      <TextField
        label="Name"
        hint="The catalogue is searched while you type."
        value={text}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {lastAdded !== '' && `${lastAdded} is added.`}
      </p>
      {found.isError && (
        <LoadProblem
          what="the catalogue"
          error={found.error}
          retrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      )}
      <ul aria-label="Found items" className="max-h-72 list-none overflow-y-auto p-0">
        {items.map((copy) => (
          <li
            key={`${copy.kind} ${copy.key}`}
            className="flex items-center gap-3 border-b border-hairline py-1.5"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{copy.name}</span>
              <span className="tabular block text-xs text-muted">
                {factsOf(copy)}
                {middleDot}
                {editionOf(copy)}
              </span>
            </span>
            <Button
              size="small"
              aria-label={`Add ${copy.name} (${editionOf(copy)})`}
              onClick={() => add(copy)}
            >
              Add
            </Button>
          </li>
        ))}
        {isCut && (
          <li className="py-2 text-sm text-muted">And more. Type more of the name to see them.</li>
        )}
      </ul>
      <Button
        className="mt-4 w-full"
        {...(name === '' && { disabledReason: 'Type a name first.' })}
        onClick={() => add({ name })}
      >
        {name === '' ? 'Add by name' : `Add “${name}” without the catalogue`}
      </Button>
    </Dialog>
  );
}
