import type { Kysely } from 'kysely';
import { definitions } from '#backend/catalogue/kinds.ts';
import { storedText } from '#backend/catalogue/record.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Character, SharedText } from '#src/generated/model/index.ts';
import { kitItems } from '#src/lib/character/kit-items.ts';

/** Characters of all texts of one sheet. The 60 spells of a caster of level 20 have a tenth of it. */
const longestTexts = 1_000_000;

/**
 * What the catalogue says about the spells and items of a sheet, for readers without an account, who cannot read the
 * catalogue. The sheet is the one that they see: they get no text about an item that is not shared.
 */
export async function textsOf(db: Kysely<Schema>, character: Character): Promise<SharedText[]> {
  const { spells, class: className, background, equipment } = character;
  const items = character.items ?? kitItems(className, background, equipment, () => 'kit').items;
  const copies = [...spells.map(({ key }) => ({ kind: 'spells', key })), ...items];
  const texts: SharedText[] = [];
  let length = 0;
  for (const definition of definitions) {
    const { kind } = definition;
    const keys = copies.flatMap((copy) => (copy.kind === kind && copy.key ? [copy.key] : []));
    if (keys.length === 0) continue;
    const rows = await db
      .selectFrom('catalogue_item')
      .select(['sk', 'data', 'shape'])
      .where('kind', '=', kind)
      .where(anyOf(db, 'sk', [...new Set(keys)]))
      .orderBy('sk')
      .execute();
    for (const row of rows) {
      // The stored form has the description of every kind.
      const { description: text } = JSON.parse(storedText(definition, row)) as SharedDescription;
      length += text.length;
      if (text !== '' && length <= longestTexts) texts.push({ kind, key: row.sk, text });
    }
  }
  return texts;
}

interface SharedDescription {
  readonly description: string;
}
