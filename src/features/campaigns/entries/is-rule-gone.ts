import { HttpError } from '#src/api/http-error.ts';
import { armorGet } from '#src/generated/endpoints/armor/armor.ts';
import { gearGet } from '#src/generated/endpoints/gear/gear.ts';
import { toolGet } from '#src/generated/endpoints/tools/tools.ts';
import { weaponGet } from '#src/generated/endpoints/weapons/weapons.ts';
import type { QuestRewardItemKind } from '#src/generated/model/index.ts';

type Get = (sk: string, options: { signal: AbortSignal }) => Promise<unknown>;

const calls: Readonly<Record<QuestRewardItemKind, Get>> = {
  gear: gearGet,
  tools: toolGet,
  armor: armorGet,
  weapons: weaponGet,
};

/** Whether an item is not in the catalogue any more. */
export async function isRuleGone(
  kind: QuestRewardItemKind,
  sk: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await calls[kind](sk, { signal });
    return false;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return true;
    throw error;
  }
}
