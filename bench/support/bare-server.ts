import Fastify from 'fastify';
import { openDatabase, type DatabaseConfig } from '#server/db/open-database.ts';
import { compiled, type Statement } from './recorded-sql.ts';

/** The input, which bench/list.ts passes as JSON in the first argument. */
export interface BareInput {
  readonly port: number;
  readonly database: DatabaseConfig;
  readonly statements: readonly Statement[];
}

/**
 * The reference: one Fastify route that runs the same statements one after the other with the
 * same driver, and responds with the rows of the last statement. It neither validates nor formats
 * them.
 */
async function main({ port, database, statements }: BareInput): Promise<void> {
  const { db, close } = await openDatabase(database);
  const queries = statements.map(compiled);
  const http = Fastify({ logger: false });
  http.get('/api/gear/', async () => {
    let items: readonly unknown[] = [];
    for (const query of queries) items = (await db.executeQuery(query)).rows;
    return { items };
  });
  http.get('/readyz', () => ({ status: 'ready' }));
  process.once('SIGTERM', () => void http.close().then(close));
  await http.listen({ host: '127.0.0.1', port });
}

// Only bench/list.ts starts this file, with this input.
await main(JSON.parse(process.argv[2] ?? '') as BareInput);
