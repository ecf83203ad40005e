import type { Generated } from 'kysely';
import type {
  CharacterBackground,
  CharacterClass,
  CharacterReaders,
  CharacterSpecies,
  RollMode,
} from '#src/generated/model/index.ts';
import type { AccessColumns, Flag } from './column-types.ts';

export interface CharacterTable extends AccessColumns {
  id: string;
  owner_id: string;
  name: string;
  name_fold: string;
  /** JSON: the whole character as its owner has written it. */
  data: string;
  /** What lists show; copies from `data`. */
  class: CharacterClass;
  species: CharacterSpecies;
  background: CharacterBackground;
  level: number;
  concept: string;
  /** JSON: `OtherClasses` of the contract. */
  other_classes: string;
  created_at: number;
  updated_at: number;
  version: Generated<number>;
  portrait_id: Generated<string | null>;
  portrait_alt: Generated<string | null>;
  /** Who wrote the draft that is in the concept; null if people wrote it. */
  drafted_by: Generated<string | null>;
  /** The same for the appearance and the backstory. */
  appearance_drafted_by: Generated<string | null>;
  backstory_drafted_by: Generated<string | null>;
}

/** The state of a character in play; a character that was never played has no row. */
export interface CharacterPlayTable {
  character_id: string;
  /** JSON: `CharacterPlayState` of the contract. */
  state: string;
  changed_at: number;
}

export interface CharacterPlayChangeTable {
  character_id: string;
  change_id: string;
  made_at: number;
  /** JSON: `PlayUndo`; null for a change that was made before undos were stored. */
  undo: string | null;
  /** The id of the change that has taken this one back. */
  undone_by: string | null;
}

/** A roll that the owner has made on the sheet. */
export interface CharacterRollTable {
  character_id: string;
  roll_id: string;
  label: string;
  mode: RollMode;
  /** JSON: a list of `RollDie` of the contract. */
  dice: string;
  bonus: number;
  total: number;
  /** The time of the roll by the clock of the device. */
  rolled_at: number;
  /** The same, but not later than the time of the request that sent the roll; the log is sorted by it. */
  listed_at: number;
}

/** A link with which everyone reads a character. */
export interface CharacterLinkTable {
  character_id: string;
  /** The secret part of the link. The owner can see it again, so it is not hashed. */
  code: string;
  created_at: number;
}

/** How a character is shared with a campaign. The row is deleted when the owner is not a member any more. */
export interface CharacterShareTable {
  character_id: string;
  /** The owner. */
  user_id: string;
  campaign_id: string | null;
  readers: CharacterReaders;
  shares_items: Flag;
  shares_backstory: Flag;
}
