import { useQueryClient } from '@tanstack/react-query';
import { dequal } from 'dequal/lite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSignedInUser } from '#src/api/session.ts';
import { characterQueues } from '#src/api/waiting/character-queues.ts';
import { useLoadOnPress } from '#src/ui/use-load-on-press.tsx';
import type { Character, CharacterItem, CharacterPlayRequest } from '#src/generated/model/index.ts';
import type { DerivedCharacter } from '#src/lib/character/derive.ts';
import { marksOf } from '#src/lib/character/marks.ts';
import { Button } from '#src/ui/button.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { middleDot, unbroken } from '#src/lib/unbroken.ts';
import { useCatalogueItems } from '../catalogue-rows.ts';
import { Marks } from '../marks.tsx';
import type { EditSheet, Play } from '../play/use-play.ts';
import { sumInWords } from '../sum-row.tsx';
import { usePreload } from '../use-preload.ts';
import type { AddItem } from './add-item.tsx';
import { Coins } from './coins.tsx';
import { ItemRow, mostOfItem } from './item-row.tsx';
import { itemsOf } from './items-of.ts';

interface InventoryPanelProps {
  character: Character;
  derived: DerivedCharacter;
  play: Play;
  edit: EditSheet;
}

/** The same id on every device: two devices that begin the list add the gold once. */
const startCoins = (gp: number): CharacterPlayRequest => ({
  changeId: 'start-coins',
  coins: { gp },
});

/** Whether two items differ in nothing but their number. */
const isSameStack = (one: CharacterItem, other: CharacterItem): boolean =>
  dequal(one, { ...other, itemId: one.itemId, quantity: one.quantity });

const loadAddItem = async () => (await import('./add-item.tsx')).AddItem;

/** What the character carries, with weight, coins and what is worn. */
export function InventoryPanel({ character, derived, play, edit }: InventoryPanelProps) {
  const { items, start, isStart } = itemsOf(character);
  const { id: userId } = useSignedInUser();
  const queues = characterQueues(useQueryClient(), userId, character.characterId);
  const catalogue = useCatalogueItems(items);
  usePreload(loadAddItem);
  const [Add, setAdd] = useState<typeof AddItem>();
  const [isAdding, setAdding] = useState(false);
  const { notice, buttonProps } = useLoadOnPress({
    load: loadAddItem,
    what: 'form',
    onLoaded: (Loaded) => {
      setAdd(() => Loaded);
      setAdding(true);
    },
  });

  /**
   * Stores the starting equipment as the list of items, and adds its gold to the coins. There is no undo for this,
   * because the gold is added only once (`startCoins`).
   */
  function begin() {
    edit('the start of the list', { list: 'items', begin: items }, null);
    if (start.coins.gp > 0) queues.press(startCoins(start.coins.gp));
  }

  const change: EditSheet = (label, wanted, back) => {
    if (isStart) begin();
    edit(label, wanted, back);
  };

  /** What is carried already and lies in the pack counts one more. */
  function add(item: CharacterItem) {
    const label = `adding ${item.name}`;
    const same = items.find((one) => one.quantity < mostOfItem && isSameStack(one, item));
    if (!same) {
      const back = { list: 'items', remove: item.itemId } as const;
      change(label, { list: 'items', put: item }, back);
      return;
    }
    const { itemId, quantity } = same;
    const counted = (count: number) =>
      ({ list: 'items', itemId, set: { quantity: count } }) as const;
    change(label, counted(quantity + item.quantity), counted(quantity));
  }

  const marks = marksOf(character);
  const { weight, carryingCapacity } = derived;
  const isOver = weight.value > carryingCapacity.value;
  const attuned = items.filter((item) => item.attuned).length;
  return (
    <Panel
      title="Inventory"
      description={
        <span className="tabular">
          <span className={isOver ? 'text-ember' : ''} title={sumInWords(weight)}>
            {Math.round(weight.value * 10) / 10} of {unbroken(`${carryingCapacity.value} lb.`)}
          </span>
          {attuned > 0 && `${middleDot}${attuned} of ${derived.attunements} attuned`}
          {isOver && `${middleDot}more than the character can carry`}
        </span>
      }
      actions={
        <>
          {notice}
          <Button size="small" icon={<Plus aria-hidden size={16} />} {...buttonProps}>
            Add item
          </Button>
        </>
      }
    >
      <Coins play={play} />
      {isStart && start.coins.gp > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="small" onClick={begin}>
            Put the {unbroken(`${start.coins.gp} gp`)} of the start into the purse
          </Button>
          <span className="text-xs text-muted">The first change of the list does it, too.</span>
        </div>
      )}
      <div className="mt-4">
        <Marks marks={marks} path="/items" isExact />
      </div>
      {items.length === 0 && <p className="mt-2 text-sm text-muted">Nothing is carried yet.</p>}
      <ul aria-label="Items" tabIndex={-1} className="list-none p-0">
        {items.map((item, index) => (
          <ItemRow
            key={item.itemId}
            item={item}
            copyState={catalogue.stateOf(item)}
            description={catalogue.textOf(item)}
            edit={change}
          >
            <Marks marks={marks} path={`/items/${index}`} />
          </ItemRow>
        ))}
      </ul>
      {Add && <Add open={isAdding} onClose={() => setAdding(false)} onAdd={add} />}
    </Panel>
  );
}
