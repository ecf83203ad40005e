import type {
  Character,
  CharacterInput,
  CharacterItem,
  CharacterSpell,
} from '#src/generated/model/index.ts';

/** What identifies a spell of a character. */
export type SpellId = Pick<CharacterSpell, 'class' | 'key' | 'name'>;

/**
 * A press that changes the lists of the sheet. It names what it changes, so it can be applied to a version that
 * another device has saved meanwhile, and also twice.
 */
export type SheetEdit = { readonly editId: string } & (
  | { readonly list: 'items'; readonly put: CharacterItem }
  | {
      readonly list: 'items';
      readonly set: Partial<CharacterItem>;
      readonly itemId: string;
    }
  | { readonly list: 'items'; readonly remove: string }
  /** The starting equipment becomes a list that can be changed. */
  | { readonly list: 'items'; readonly begin: readonly CharacterItem[] }
  | { readonly list: 'spells'; readonly put: CharacterSpell }
  | { readonly list: 'spells'; readonly set: Partial<CharacterSpell>; readonly spell: SpellId }
  | { readonly list: 'spells'; readonly remove: SpellId }
);

/** An edit without its id. */
export type NewSheetEdit = SheetEdit extends infer Edit
  ? Edit extends SheetEdit
    ? Omit<Edit, 'editId'>
    : never
  : never;

export const isSameSpell = (one: SpellId, other: SpellId): boolean =>
  one.class === other.class &&
  (one.key === null && other.key === null ? one.name === other.name : one.key === other.key);

type Lists = Pick<Character, 'items' | 'spells'>;

/** Replaces the entry that is found, or adds one. */
const put = <Entry>(list: readonly Entry[], found: (entry: Entry) => boolean, entry: Entry) =>
  list.some((one) => found(one)) ? list.map((one) => (found(one) ? entry : one)) : [...list, entry];

function itemsAfter(
  stored: Character['items'],
  edit: Extract<SheetEdit, { list: 'items' }>,
): CharacterItem[] {
  const items = stored ?? [];
  // A list that is empty and not null was emptied by the user, so it stays empty.
  if ('begin' in edit) return stored === null ? [...edit.begin] : items;
  if ('put' in edit) return put(items, ({ itemId }) => itemId === edit.put.itemId, edit.put);
  if ('remove' in edit) return items.filter(({ itemId }) => itemId !== edit.remove);
  return items.map((item) => (item.itemId === edit.itemId ? { ...item, ...edit.set } : item));
}

function spellsAfter(
  spells: readonly CharacterSpell[],
  edit: Extract<SheetEdit, { list: 'spells' }>,
): CharacterSpell[] {
  if ('put' in edit) return put(spells, (spell) => isSameSpell(spell, edit.put), edit.put);
  if ('remove' in edit) return spells.filter((spell) => !isSameSpell(spell, edit.remove));
  return spells.map((spell) =>
    isSameSpell(spell, edit.spell) ? { ...spell, ...edit.set } : spell,
  );
}

/** The character after the edits. */
export function withEdits<Edited extends Lists>(
  character: Edited,
  edits: readonly SheetEdit[],
): Edited {
  let { items, spells } = character;
  for (const edit of edits) {
    if (edit.list === 'items') items = itemsAfter(items, edit);
    else spells = spellsAfter(spells, edit);
  }
  return { ...character, items, spells };
}

/** The body that saves a character. */
export const characterInputOf = ({
  characterId: _id,
  draftedBy: _author,
  storyDraftedBy: _storyAuthors,
  portraitImage: _image,
  portraitAlt: _alt,
  version: _version,
  meta: _meta,
  ...values
}: Character): CharacterInput => values;
