import { Client } from 'pg';

/** Host, port and database, without user and password. */
export function placeOf(url: string): string {
  const { host, port, database } = new Client({ connectionString: url });
  return `${host}:${port}/${database}`;
}
