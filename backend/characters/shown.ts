import type { CampaignRole } from '#backend/db/schema.ts';
import type { Character, CharacterPlayState } from '#src/generated/model/index.ts';
import { isGameMaster } from '#src/lib/campaigns/roles.ts';
import { deriveCharacter } from '#src/lib/character/derive.ts';
import { untouchedState } from '#src/lib/character/play.ts';

/** What a reader who is not the owner may see. */
export interface Sight {
  readonly masterNotes: boolean;
  readonly items: boolean;
  readonly backstory: boolean;
  readonly draftedBy: boolean;
}

/** What a member with this role sees of a character that another member shares with the campaign. */
export const sightOfMember = (
  share: { readonly shares_items: 0 | 1; readonly shares_backstory: 0 | 1 },
  role: CampaignRole,
): Sight => ({
  masterNotes: isGameMaster(role),
  items: share.shares_items === 1,
  backstory: share.shares_backstory === 1,
  draftedBy: true,
});

/** Everyone who has the link reads what all members of a campaign could read. */
export const sightOfLink: Sight = {
  masterNotes: false,
  items: true,
  backstory: true,
  draftedBy: false,
};

/**
 * The character as a reader who is not the owner sees it. The version and the times of its changes are left out,
 * because they would tell when the owner changes notes that the reader may not see.
 */
export function shownTo(character: Character, sight: Sight): Character {
  return {
    ...character,
    notesForMe: '',
    notesForGameMaster: sight.masterNotes ? character.notesForGameMaster : '',
    backstory: sight.backstory ? character.backstory : '',
    draftedBy: sight.draftedBy ? character.draftedBy : null,
    ...(!sight.items && withoutItems(character)),
    version: 1,
    meta: {
      created_at: character.meta.created_at,
      updated_at: character.meta.created_at,
      last_accessed_at: null,
    },
  };
}

/**
 * An empty list and not null, because the sheet shows the kit of the class instead of null. The armor class stays
 * the true one: the game master needs it.
 */
function withoutItems(character: Character): Pick<Character, 'items' | 'overrides'> {
  const { armorClass } = deriveCharacter(character);
  const override = {
    target: 'armor-class',
    value: Math.min(9999, Math.max(-100, armorClass.value)),
    reason: 'With items that are not shared',
  } as const;
  const others = character.overrides.filter(({ target }) => target !== override.target);
  return { items: [], overrides: [...others, override] };
}

/** The state in play as a reader who is not the owner sees it. Coins belong to the items. */
export const playShownTo = (state: CharacterPlayState, sight: Sight): CharacterPlayState =>
  sight.items ? state : { ...state, coins: { ...untouchedState.coins } };
