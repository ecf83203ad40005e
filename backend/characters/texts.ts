import { type Kysely, sql } from 'kysely';
import { definitions } from '#backend/catalogue/kinds.ts';
import { storedText } from '#backend/catalogue/record.ts';
import { anyOf } from '#backend/db/any-of.ts';
import type { Schema } from '#backend/db/schema.ts';
import type { Character, SharedText } from '#src/generated/model/index.ts';
import { kitItems } from '#src/lib/character/kit-items.ts';

/** Characters of the stored rows of all texts of one sheet. The 60 spells of a caster of level 20 have a tenth of it. */
const longestRows = 1_000_000;

/**
 * What the catalogue says about the spells and items of a sheet, for readers without an account, who cannot read the
 * catalogue. The sheet is the one that they see: they get no text about an item that is not shared.
 */
export async function textsOf(db: Kysely<Schema>, character: Character): Promise<SharedText[]> {
  const { spells, class: className, background, equipment } = character;
  const items = character.items ?? kitItems(className, background, equipment, () => 'kit').items;
  const copies = [...spells.map(({ key }) => ({ kind: 'spells', key })), ...items];
  const texts: SharedText[] = [];
  let room = longestRows;
  for (const definition of definitions) {
    const { kind } = definition;
    const keys = copies.flatMap((copy) => (copy.kind === kind && copy.key ? [copy.key] : []));
    if (keys.length === 0) continue;
    const rows = await rowsOf(db, kind, [...new Set(keys)], room);
    for (const row of rows) {
      room -= row.data.length;
      // The stored form has the description of every kind.
      const { description: text } = JSON.parse(storedText(definition, row)) as SharedDescription;
      if (text !== '') texts.push({ kind, key: row.sk, text });
    }
  }
  return texts;
}

/** The rows with these keys, as many as have room. The database measures them, so the others are not even read. */
const rowsOf = (db: Kysely<Schema>, kind: string, keys: readonly string[], room: number) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('catalogue_item')
        .select(['sk', 'data', 'shape'])
        .select(sql<number>`sum(length(data)) over (order by sk)`.as('length_so_far'))
        .where('kind', '=', kind)
        .where(anyOf(db, 'sk', keys))
        .as('row'),
    )
    .select(['row.sk', 'row.data', 'row.shape'])
    .where('row.length_so_far', '<=', room)
    .orderBy('row.sk')
    .execute();

interface SharedDescription {
  readonly description: string;
}
