import type { Migration } from './migration.ts';

/**
 * The word for campaign and audience in each row of the search index begins with a character that no word
 * of a text has. Before, a search for the beginning of the id of a campaign found all its entries.
 */
export const searchScopes: Migration = {
  name: '025-search-scopes',
  async up({ kind, execute }) {
    if (kind === 'postgres') {
      const scope = `lower(regexp_replace(entry.campaign_id || 'x' || audience, '[^A-Za-z0-9]', '', 'g'))`;
      await execute(`
        update entry_search
        set words = ts_delete(words, ${scope}) || array_to_tsvector(array['¤' || ${scope}])
        from entry where entry.id = entry_search.entry_id`);
      return;
    }
    // The index keeps no texts, so its words are read from it and stored again.
    await execute(
      `create virtual table temp.entry_word_term using fts5vocab (main, entry_word, instance)`,
    );
    await execute(`
      create table entry_word_before as
      with scope as (
        select search.id,
          lower(replace(replace(campaign_id || 'x' || audience, '-', ''), '_', '')) as word
        from entry_search as search join entry on entry.id = search.entry_id
      )
      select scope.id, '¤' || scope.word || ' ' || group_concat(term.term, ' ') as words
      from entry_word_term as term join scope on scope.id = term.doc
      where term.term <> scope.word
      group by scope.id`);
    await execute('drop table temp.entry_word_term');
    await execute(`insert into entry_word (entry_word) values ('delete-all')`);
    await execute('insert into entry_word (rowid, words) select id, words from entry_word_before');
    await execute('drop table entry_word_before');
  },
};
