import { coinValues, inCopper } from '../coins.ts';
import { isRecord } from '../is-record.ts';
import { coins, inCoins, printedPrice } from './cost.ts';

/** Animals are raised, and food is cooked. */
const uncraftable = new Set(['mount', 'food-and-drink']);

/** A price of the catalogue in copper pieces, or 0 for an item without a price. */
function copperOf(cost: unknown): number {
  if (!isRecord(cost) || typeof cost['amount'] !== 'number') return 0;
  const unit = coins.find((coin) => coin === cost['unit']);
  return unit === undefined ? 0 : inCopper({ amount: cost['amount'], unit });
}

/**
 * What a character needs to make an item, as in SRD 5.2.1, "Crafting Nonmagical Items": materials for half of the
 * price, and a day for each 10 gp or a part of it. Empty for an item that has no price or is not made.
 */
export function craftingText(category: unknown, cost: unknown): string {
  const copper = copperOf(cost);
  if (copper === 0 || uncraftable.has(String(category))) return '';
  const materials = printedPrice(inCoins(Math.floor(copper / 2), 'gp'));
  const days = Math.ceil(copper / (10 * coinValues.gp));
  return `${materials} of materials, ${days === 1 ? '1 day' : `${days} days`}`;
}
