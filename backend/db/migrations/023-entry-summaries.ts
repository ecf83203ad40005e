import type { Migration } from './migration.ts';

/**
 * What lists show of the details of entries, so that they do not read the long ones, and the size of the
 * search index. The size of an entry is counted again when it is changed.
 */
export const entrySummaries: Migration = {
  name: '023-entry-summaries',
  async up({ kind, execute, types: { text, integer } }) {
    await execute(`alter table entry add column summary_details ${text} not null default '{}'`);
    await execute(`alter table entry add column summary_steps ${text}`);
    await execute(`alter table entry_search add column bytes ${integer} not null default 0`);
    const { details, steps } = kind === 'postgres' ? postgres : sqlite;
    await execute(`update entry set summary_details = ${details} where details <> '{}'`);
    await execute(`update entry set summary_steps = ${steps} where details like '%"steps":[{%'`);
  },
};

const sqlite = {
  details: `
    json_patch(
      json_remove(details, '$.recap', '$.steps', '$.attendance', '$.rewardItems', '$.rewardCoins'),
      json_object('attendees', json_array_length(details, '$.attendance'))
    )`,
  steps: `
    (select json_object(
      'done', sum(value ->> 'done'),
      'total', count(*),
      'next', (
        select value ->> 'text' from json_each(entry.details, '$.steps')
        where not value ->> 'done' order by key limit 1
      )
    ) from json_each(entry.details, '$.steps'))`,
};

const postgres = {
  details: `
    (details::jsonb - '{recap,steps,attendance,rewardItems,rewardCoins}'::text[]
      || case
        when details::jsonb ? 'attendance'
        then jsonb_build_object('attendees', jsonb_array_length(details::jsonb -> 'attendance'))
        else '{}'
      end)::text`,
  steps: `
    (select jsonb_build_object(
      'done', count(*) filter (where (step ->> 'done')::boolean),
      'total', count(*),
      'next', (array_agg(step ->> 'text' order by place)
        filter (where not (step ->> 'done')::boolean))[1]
    )::text from jsonb_array_elements(entry.details::jsonb -> 'steps') with ordinality as each (step, place))`,
};
