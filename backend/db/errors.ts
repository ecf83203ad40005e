import type { EngineFault } from './sqlite/engine.ts';

type OpenFailure =
  /** Another process uses the data folder; the server then exits with code 75 (try again later). */
  | 'in-use'
  /** The folder is on a network disk, where SQLite's locks are not reliable. */
  | 'network-disk'
  /** The data folder, its database file or the PostgreSQL server cannot be used. */
  | 'unreadable'
  /** The database has migrations that this version of the product does not have. */
  | 'newer';

/** The database cannot be opened. The message is written for the person who starts the server. */
export class DatabaseOpenError extends Error {
  readonly reason: OpenFailure;

  constructor(reason: OpenFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseOpenError';
    this.reason = reason;
  }
}

/**
 * The database cannot be used: its thread has ended, it is closed, or a transaction was rolled back
 * because it was idle for too long.
 */
export class UnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnavailableError';
  }
}

/** An error that SQLite reports, with its extended result code. */
export class SqliteError extends Error {
  readonly code: number;

  constructor(fault: EngineFault) {
    super(fault.message);
    this.name = 'SqliteError';
    this.code = fault.code;
  }
}

/** Why a statement failed, with the same kinds for both engines. */
export type DatabaseFault =
  | { readonly kind: 'unique'; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'foreign-key' }
  /** Another transaction blocked this one, or the query timed out. A retry can succeed. */
  | { readonly kind: 'busy' }
  /** The disk has no room for a write. Reads still work. */
  | { readonly kind: 'full' }
  /** The database cannot read or write at the moment. */
  | { readonly kind: 'unavailable' };

/** Undefined for an error of none of these kinds, for example a mistake in our own SQL. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (error instanceof UnavailableError) return { kind: 'unavailable' };
  if (error instanceof SqliteError) return sqliteFault(error);
  if (error instanceof Error) return postgresFault(error);
  return undefined;
}

const sqliteCodes = { uniqueKey: 2067, primaryKey: 1555, foreignKey: 787, trigger: 1811 };
/** BUSY, LOCKED */
const sqliteBusy = new Set([5, 6]);
const sqliteFull = 13;
/** READONLY, IOERR, CANTOPEN */
const sqliteUnavailable = new Set([8, 10, 14]);

function sqliteFault({ code, message }: SqliteError): DatabaseFault | undefined {
  if (code === sqliteCodes.uniqueKey || code === sqliteCodes.primaryKey) {
    // "UNIQUE constraint failed: user.email_norm, user.name"
    const names = message.slice(message.lastIndexOf(':') + 1).split(',');
    const pairs = names.map((name) => name.trim().split('.'));
    return {
      kind: 'unique',
      table: pairs[0]?.[0] ?? '',
      columns: pairs.map((pair) => pair[1] ?? ''),
    };
  }
  // SQLite reports some violated foreign keys with the code for triggers.
  if (code === sqliteCodes.foreignKey) return { kind: 'foreign-key' };
  if (code === sqliteCodes.trigger && message.startsWith('FOREIGN KEY')) {
    return { kind: 'foreign-key' };
  }
  if (sqliteBusy.has(code & 0xff)) return { kind: 'busy' };
  if ((code & 0xff) === sqliteFull) return { kind: 'full' };
  if (sqliteUnavailable.has(code & 0xff)) return { kind: 'unavailable' };
  return undefined;
}

/** serialization failure, deadlock, lock not available, query cancelled by a timeout */
const postgresBusy = new Set(['40001', '40P01', '55P03', '57014']);
/** disk full, as PostgreSQL and as Node report it */
const diskFull = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** connection exceptions, insufficient resources, operator intervention, read-only after a failover */
const postgresUnavailable = /^(08|53|57P|25006)/;
const socketUnavailable = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** Errors of `pg` itself, not of the server or a socket, have no code. Their text is tested. */
const unavailableMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|client was closed|not queryable|Cannot use a pool after calling end/i;

function postgresFault(error: Error): DatabaseFault | undefined {
  const { code, detail, table } = fields(error);
  if (code === '23505') {
    // "Key (kind, edition)=(gear, 2024) already exists.", in the language of the PostgreSQL server
    const columnNames = /\(([^)]*)\)=/.exec(detail)?.[1] ?? '';
    return {
      kind: 'unique',
      table,
      columns: columnNames.split(',').map((name) => name.trim().replaceAll('"', '')),
    };
  }
  if (code === '23503' || code === '23001') return { kind: 'foreign-key' };
  if (postgresBusy.has(code)) return { kind: 'busy' };
  if (diskFull.has(code)) return { kind: 'full' };
  if (postgresUnavailable.test(code) || socketUnavailable.test(code)) {
    return { kind: 'unavailable' };
  }
  if (code === '' && unavailableMessages.test(error.message)) return { kind: 'unavailable' };
  return undefined;
}

function fields(error: Error): { code: string; detail: string; table: string } {
  const read = (name: string): string => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : '';
  };
  return { code: read('code'), detail: read('detail'), table: read('table') };
}

/**
 * The message of an error. If a host name has several addresses and none accepts the connection, the
 * messages are in `errors`.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
