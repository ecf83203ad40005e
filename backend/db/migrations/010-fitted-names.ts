import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { foldName } from '#src/lib/fold.ts';
import type { Migration } from './migration.ts';

type Db = QueryExecutorProvider;

/** The limit of these names in code points. `length` counts code points in both engines. */
const maxLength = 120;
const batchSize = 200;

/**
 * Shortens the names of items and characters and the titles of campaigns that are too long. Version
 * 0.1.0 measured them before it converted them to NFC, which can triple the length of a text. It
 * stored all other texts as they were sent, so these are within their limits.
 */
export const fittedNames: Migration = {
  name: '010-fitted-names',
  async up({ db }) {
    await fitItems(db);
    await fitCampaigns(db);
    await fitCharacters(db);
    await fitHistory(db);
  },
};

/** The beginning of a text with this ending, together within the limit. */
function shortened(text: string, ending = ''): string {
  const beginning = [...text].slice(0, maxLength - ending.length).join('');
  return beginning.trimEnd() + ending;
}

// Stored items and characters are objects.
const withName = (data: string, name: string): string =>
  JSON.stringify({ ...(JSON.parse(data) as object), name });

/** Rows of parameters; both engines call their columns `column1`, `column2` and so on. */
const values = (rows: readonly (readonly unknown[])[]): RawBuilder<unknown> =>
  sql`(values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))})`;

/** Reads the rows after `last`, batch by batch, so that a large table needs little memory. */
async function eachBatch<Row>(
  db: Db,
  select: (last: Row | undefined) => RawBuilder<Row>,
  change: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  let last: Row | undefined;
  do {
    const { rows } = await select(last).execute(db);
    if (rows.length > 0) await change(rows);
    last = rows.at(-1);
  } while (last);
}

interface ItemRow {
  readonly kind: string;
  readonly sk: string;
  readonly edition: string;
  readonly name: string;
  readonly name_fold: string;
  readonly data: string;
}

/** A text that is equal for two items that may not both exist. */
const uniqueKey = ({ kind, edition }: Pick<ItemRow, 'kind' | 'edition'>, fold: string): string =>
  JSON.stringify([kind, edition, fold]);

async function fitItems(db: Db): Promise<void> {
  /** The last numbers that were appended to shortened names which exist already. */
  const numbers = new Map<string, number>();
  await eachBatch<ItemRow>(
    db,
    (last) => sql`select kind, sk, edition, name, name_fold, data from catalogue_item
      where (kind, edition, name_fold) >
        (${last?.kind ?? ''}, ${last?.edition ?? ''}, ${last?.name_fold ?? ''})
        and length(name) > ${maxLength}
      order by kind, edition, name_fold limit ${batchSize}`,
    async (rows) => {
      const names = await newNames(db, rows, numbers);
      const fitted = rows.map((row) => {
        const name = names.get(row) ?? row.name;
        return [row.kind, row.sk, name, foldName(name), withName(row.data, name)];
      });
      await sql`update catalogue_item
        set name = fitted.column3, name_fold = fitted.column4, data = fitted.column5
        from ${values(fitted)} as fitted
        where kind = fitted.column1 and sk = fitted.column2`.execute(db);
    },
  );
}

/** For each item, a shortened name that no other item of its kind and edition has. */
async function newNames(
  db: Db,
  rows: readonly ItemRow[],
  numbers: Map<string, number>,
): Promise<ReadonlyMap<ItemRow, string>> {
  const names = new Map<ItemRow, string>();
  const given = new Set<string>();
  const candidateFor = (row: ItemRow, isRetry: boolean) => {
    const base = shortened(row.name);
    const key = uniqueKey(row, foldName(base));
    const number = numbers.get(key) ?? 1;
    if (number === 1 && !isRetry) return { row, name: base, fold: foldName(base) };
    numbers.set(key, number + 1);
    const name = shortened(row.name, ` ${number + 1}`);
    return { row, name, fold: foldName(name) };
  };
  let candidates = rows.map((row) => candidateFor(row, false));
  while (candidates.length > 0) {
    const wanted = candidates.map(({ row, fold }) => [row.kind, row.edition, fold]);
    const { rows: stored } = await sql<ItemRow>`select kind, edition, name_fold
      from ${values(wanted)} as wanted join catalogue_item on kind = wanted.column1
        and edition = wanted.column2 and name_fold = wanted.column3`.execute(db);
    const taken = new Set(stored.map((row) => uniqueKey(row, row.name_fold)));
    const refused: ItemRow[] = [];
    for (const { row, name, fold } of candidates) {
      const key = uniqueKey(row, fold);
      if (taken.has(key) || given.has(key)) {
        refused.push(row);
      } else {
        given.add(key);
        names.set(row, name);
      }
    }
    candidates = refused.map((row) => candidateFor(row, true));
  }
  return names;
}

/** The copies of the plain title in `campaign_member` change, too, because of their foreign key. */
const fitCampaigns = (db: Db): Promise<void> =>
  eachBatch<{ readonly id: string; readonly title: string }>(
    db,
    (last) => sql`select id, title from campaign
      where id > ${last?.id ?? ''} and length(title) > ${maxLength}
      order by id limit ${batchSize}`,
    async (rows) => {
      const fitted = rows.map(({ id, title }) => {
        const name = shortened(title);
        return [id, name, foldName(name)];
      });
      await sql`update campaign set title = fitted.column2, title_fold = fitted.column3
        from ${values(fitted)} as fitted where id = fitted.column1`.execute(db);
    },
  );

const fitCharacters = (db: Db): Promise<void> =>
  eachBatch<{ readonly id: string; readonly name: string; readonly data: string }>(
    db,
    (last) => sql`select id, name, data from character
      where id > ${last?.id ?? ''} and length(name) > ${maxLength}
      order by id limit ${batchSize}`,
    async (rows) => {
      const fitted = rows.map(({ id, name: longName, data }) => {
        const name = shortened(longName);
        return [id, name, foldName(name), withName(data, name)];
      });
      await sql`update character
        set name = fitted.column2, name_fold = fitted.column3, data = fitted.column4
        from ${values(fitted)} as fitted where id = fitted.column1`.execute(db);
    },
  );

interface AuditRow {
  readonly id: string;
  readonly at: number;
  readonly actor_id: string | null;
  readonly action: string;
  readonly target_kind: string;
  readonly target_id: string;
  readonly request_id: string | null;
  readonly details: string;
}

type Details = Readonly<Record<string, unknown>>;

/** The log has the earlier names of items. A trigger refuses updates, so its rows are replaced. */
const fitHistory = (db: Db): Promise<void> =>
  eachBatch<AuditRow>(
    db,
    (last) => sql`select id, at, actor_id, action, target_kind, target_id, request_id, details
      from audit where id > ${last?.id ?? ''} and length(details) > ${maxLength}
      order by id limit ${batchSize}`,
    async (rows) => {
      const fitted = rows.flatMap((row) => {
        const details = fittedDetails(row.details);
        return details === row.details ? [] : [{ ...row, details }];
      });
      if (fitted.length === 0) return;
      await sql`delete from audit where id in (${sql.join(fitted.map(({ id }) => id))})`.execute(
        db,
      );
      const replaced = fitted.map(
        (row) => sql`(${row.id}, ${row.at}, ${row.actor_id},
        ${row.action}, ${row.target_kind}, ${row.target_id}, ${row.request_id}, ${row.details})`,
      );
      await sql`insert into audit
        (id, at, actor_id, action, target_kind, target_id, request_id, details)
        values ${sql.join(replaced)}`.execute(db);
    },
  );

function fittedDetails(text: string): string {
  // The server has written all details, as objects.
  const details = JSON.parse(text) as Details;
  const fitted = Object.entries(details).map(([field, value]) => [field, fittedItem(value)]);
  return JSON.stringify(Object.fromEntries(fitted));
}

/** The values before or after a change; other details have no field `name`. */
function fittedItem(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('name' in value)) return value;
  const { name } = value;
  return typeof name === 'string' && [...name].length > maxLength
    ? { ...value, name: shortened(name) }
    : value;
}
