import { Minus, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CharacterItem } from '#src/generated/model/index.ts';
import { effectOf } from '#src/lib/character/item-effects.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { CopyState } from '../catalogue-rows.ts';
import { CopyNotice } from '../copy-notice.tsx';
import type { ItemCopy } from '../copies.ts';
import type { EditSheet } from '../play/use-play.ts';
import { StoredText } from '../play/stored-text.tsx';
import { ExpandableRow } from '../expandable-row.tsx';
import { Toggle } from '../toggle.tsx';
import { itemFacts } from './item-facts.ts';

interface ItemRowProps {
  item: CharacterItem;
  copyState: CopyState<ItemCopy>;
  /** What the catalogue says about the item, in Markdown; empty without a text. */
  description: string;
  edit: EditSheet;
  /** The rules that the item breaks. */
  children: ReactNode;
}

/** The most pieces of an item. */
export const mostOfItem = 100_000;
const highestBonus = 10;

const weightProblem = 'The weight stays as it was: it is a number from 0 to 100,000.';
const bonusProblem = 'The bonus stays as it was: it is a whole number from −10 to 10.';

/** An item: whether it is worn, how many there are, and below it what is changed less often. */
export function ItemRow({ item, copyState, description, edit, children }: ItemRowProps) {
  const { itemId, name, quantity, equipped, attuned } = item;
  const effect = effectOf(item);
  // The rules require attunement, even if the stored item does not.
  const isBound = effect?.attunement === true;
  const needsAttunement = isBound || item.needsAttunement;

  const [problem, setProblem] = useState<string | null>(null);

  function set(label: string, values: Partial<CharacterItem>) {
    const before: Partial<CharacterItem> = Object.fromEntries(
      Object.entries(item).filter(([field]) => field in values),
    );
    edit(label, { list: 'items', itemId, set: values }, { list: 'items', itemId, set: before });
  }

  const isMagic = needsAttunement || effect !== null || item.bonus !== 0;
  const isWorn = item.armor !== null || item.weapon !== null || isMagic;
  return (
    <li className="border-b border-hairline py-1.5">
      <ExpandableRow
        title={
          <>
            {name}
            {quantity !== 1 && (
              <span className="tabular font-normal text-muted"> × {quantity}</span>
            )}
          </>
        }
        line={itemFacts(item)}
        text={description}
        textFirst
        actions={
          isWorn && (
            <>
              {needsAttunement && (
                <Toggle
                  label="Attuned"
                  name={`Attuned: ${name}`}
                  isOn={attuned}
                  onPress={() => set(`${name}, attunement`, { attuned: !attuned })}
                />
              )}
              {isWorn && (
                <Toggle
                  label={item.weapon ? 'Held' : 'Worn'}
                  name={`${item.weapon ? 'Held' : 'Worn'}: ${name}`}
                  isOn={equipped}
                  onPress={() =>
                    set(`${equipped ? 'putting away' : 'taking'} ${name}`, { equipped: !equipped })
                  }
                />
              )}
            </>
          )
        }
      >
        <div className="mt-2 mb-2 grid gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <span
              className="tabular flex items-center gap-1"
              role="group"
              aria-label={`Quantity of ${name}`}
            >
              <IconButton
                label={`One less: ${name}`}
                icon={<Minus aria-hidden size={16} />}
                {...(quantity === 0 && { disabledReason: 'Nothing is left.' })}
                onClick={() => set(`${name}: ${quantity - 1}`, { quantity: quantity - 1 })}
              />
              <output className="min-w-8 text-center">{quantity}</output>
              <IconButton
                label={`One more: ${name}`}
                icon={<Plus aria-hidden size={16} />}
                {...(quantity >= mostOfItem && { disabledReason: 'There can be no more.' })}
                onClick={() => set(`${name}: ${quantity + 1}`, { quantity: quantity + 1 })}
              />
            </span>
            {!isBound && (
              <Toggle
                label="Needs attunement"
                isOn={needsAttunement}
                onPress={() =>
                  set(`${name}, attunement`, {
                    needsAttunement: !needsAttunement,
                    attuned: attuned && !needsAttunement,
                  })
                }
              />
            )}
            <IconButton
              label={`Remove ${name}`}
              icon={<Trash2 aria-hidden size={16} />}
              onClick={({ currentTarget }) => {
                // The button disappears with the row.
                currentTarget.closest('ul')?.focus();
                edit(
                  `the removal of ${name}`,
                  { list: 'items', remove: itemId },
                  { list: 'items', put: item },
                );
              }}
            />
          </div>
          <div className="grid grid-cols-3 gap-2">
            <StoredText
              label="Pieces"
              isNumber
              stored={String(quantity)}
              maxLength={6}
              onChange={(text) => {
                const count = Math.min(mostOfItem, Number.parseInt(text, 10) || 0);
                set(`${name}: ${count}`, { quantity: count });
              }}
            />
            <StoredText
              label="Pounds each"
              stored={String(item.weightLb)}
              maxLength={8}
              onChange={(text) => {
                const weightLb = Number(text.replace(',', '.'));
                const isRight = weightLb >= 0 && weightLb <= mostOfItem;
                setProblem(isRight ? null : weightProblem);
                if (isRight) set(`${name}, weight`, { weightLb });
              }}
            />
            <StoredText
              label="Magic bonus"
              stored={String(item.bonus)}
              maxLength={3}
              onChange={(text) => {
                const bonus = Number(text.replace('−', '-'));
                const isRight = Number.isInteger(bonus) && Math.abs(bonus) <= highestBonus;
                setProblem(isRight ? null : bonusProblem);
                if (isRight) set(`${name}, bonus`, { bonus });
              }}
            />
          </div>
          {problem !== null && (
            <p role="alert" className="text-sm text-ember">
              {problem}
            </p>
          )}
          <StoredText
            label="Notes"
            stored={item.notes}
            maxLength={500}
            onChange={(notes) => set(`${name}, notes`, { notes })}
          />
        </div>
      </ExpandableRow>
      {children}
      <CopyNotice
        what="item"
        copyState={copyState}
        onUpdate={(copy) => set(`the new copy of ${name}`, copy)}
      />
    </li>
  );
}
