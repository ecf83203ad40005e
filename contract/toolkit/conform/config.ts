import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { CannotRun, messageOf } from '../cannot-run.ts';
import { yamlFault } from '../document/parse.ts';
import { readFile } from '../document/source.ts';

/** A request of the sign-in. Texts may contain `$name` of a value that an earlier step has saved. */
interface RequestStep {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; absent for no body. */
  readonly body?: unknown;
  /** Sent as a form, as the token addresses of OAuth 2 want it; absent for no form. */
  readonly form?: Readonly<Record<string, string>>;
  /** What later steps need of the response: names with JSON pointers into its body. */
  readonly save: Readonly<Record<string, string>>;
}

/** A mail to wait for: an address that answers with mails as text or JSON, and where the value is in it. */
interface MailStep {
  readonly mail: string;
  /** A regular expression; its first group is the value. */
  readonly find: RegExp;
  readonly as: string;
}

export type SignInStep = RequestStep | MailStep;

/** What a caller adds to each request. */
export interface Credentials {
  /** `cookie:name` stands for the value of a cookie, and `$name` for a value that the sign-in has saved. */
  readonly headers: Readonly<Record<string, string>>;
  /** The sign-in can add further ones. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** A caller of the backend. */
export interface Role extends Credentials {
  readonly name: string;
  /** In this order; the cookies of the responses are kept. Empty for a caller who needs no sign-in. */
  readonly signIn: readonly SignInStep[];
  /** What ends a session; empty if the backend has nothing for that. */
  readonly signOut: readonly SignInStep[];
  /** Credentials that were valid once; null for none. */
  readonly expired: Credentials | null;
}

export interface ConformConfig {
  readonly roles: readonly Role[];
  /** The roles that have a scope of the security requirements; the empty scope is a requirement without scopes. */
  readonly scopes: Readonly<Record<string, readonly string[]>>;
  /** The Origin of writes, if the backend checks it. */
  readonly origin: string | null;
  /** Another origin whose pages may call the backend; null if there is none. */
  readonly corsOrigin: string | null;
  /** Values of parameters by their names, for what cannot be learned from the backend. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The bytes of files by the names of their properties in forms. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** The operationIds that are never called. */
  readonly skip: readonly string[];
  /** Why operations give no success to this tool, by their operationIds. */
  readonly untested: Readonly<Record<string, string>>;
  /** The header that lets a client repeat a request safely. */
  readonly idempotencyHeader: string;
}

const fail = (path: string, message: string): never => {
  throw new CannotRun(`${path}: ${message}`);
};

/** `${NAME}` in a text is a variable of the environment, so that no secret is in the file. */
function withEnvironment(value: unknown, path: string): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const text = process.env[name];
      return text ?? fail(path, `the variable ${name} is not set.`);
    });
  }
  if (Array.isArray(value)) return value.map((entry) => withEnvironment(entry, path));
  if (!isSchema(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withEnvironment(entry, path)]),
  );
}

function mapIn(value: unknown, path: string, what: string): JsonSchema {
  if (value === undefined || value === null) return {};
  return isSchema(value) ? value : fail(path, `${what} is not a map.`);
}

const textsIn = (value: unknown, path: string, what: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(mapIn(value, path, what)).map(([key, entry]) => [
      key,
      typeof entry === 'string' ? entry : fail(path, `${what}.${key} is not a text.`),
    ]),
  );

const listIn = (value: unknown, path: string, what: string): readonly unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : fail(path, `${what} is not a list.`);
};

function textIn(map: JsonSchema, key: string, path: string, what: string): string {
  const value = map[key];
  return typeof value === 'string' && value !== ''
    ? value
    : fail(path, `${what} needs the text "${key}".`);
}

function expressionOf(text: string, path: string): RegExp {
  try {
    return new RegExp(text);
  } catch (error) {
    return fail(path, messageOf(error));
  }
}

/** A misspelled key would be ignored, and the caller would have no session. */
function checkKeys(map: JsonSchema, known: readonly string[], path: string, what: string): void {
  const unknown = Object.keys(map).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  fail(path, `${what} has no key "${unknown}". The keys are ${known.join(', ')}.`);
}

function stepOf(value: unknown, path: string, what: string): SignInStep {
  const step = mapIn(value, path, what);
  const isMail = 'mail' in step;
  const keys = isMail
    ? ['mail', 'find', 'as']
    : ['method', 'path', 'headers', 'body', 'form', 'save'];
  checkKeys(step, keys, path, what);
  if (isMail) {
    return {
      mail: textIn(step, 'mail', path, what),
      find: expressionOf(textIn(step, 'find', path, what), path),
      as: textIn(step, 'as', path, what),
    };
  }
  return {
    method: (typeof step['method'] === 'string' ? step['method'] : 'POST').toUpperCase(),
    path: textIn(step, 'path', path, what),
    headers: textsIn(step['headers'], path, `${what}.headers`),
    ...('body' in step && { body: step['body'] }),
    ...('form' in step && { form: textsIn(step['form'], path, `${what}.form`) }),
    save: textsIn(step['save'], path, `${what}.save`),
  };
}

const credentialKeys = ['headers', 'cookies', 'query'];

const credentialsOf = (map: JsonSchema, path: string, what: string): Credentials => ({
  headers: textsIn(map['headers'], path, `${what}.headers`),
  cookies: textsIn(map['cookies'], path, `${what}.cookies`),
  query: textsIn(map['query'], path, `${what}.query`),
});

function expiredOf(value: unknown, path: string, what: string): Credentials | null {
  if (value === undefined) return null;
  const map = mapIn(value, path, what);
  checkKeys(map, credentialKeys, path, what);
  return credentialsOf(map, path, what);
}

function roleOf(name: string, value: unknown, path: string): Role {
  const what = `roles.${name}`;
  const role = mapIn(value, path, what);
  checkKeys(role, ['signIn', 'signOut', 'expired', ...credentialKeys], path, what);
  const stepsOf = (key: string): SignInStep[] =>
    listIn(role[key], path, `${what}.${key}`).map((step, index) =>
      stepOf(step, path, `${what}.${key}[${index}]`),
    );
  return {
    name,
    signIn: stepsOf('signIn'),
    signOut: stepsOf('signOut'),
    expired: expiredOf(role['expired'], path, `${what}.expired`),
    ...credentialsOf(role, path, what),
  };
}

/** A scope with the role, or with the list of the roles, that have it. */
function scopesOf(value: unknown, roles: readonly Role[], path: string): ConformConfig['scopes'] {
  const map = mapIn(value, path, 'scopes');
  return Object.fromEntries(
    Object.entries(map).map(([scope, given]) => {
      const names = [given].flat().map((name) => String(name));
      const unknown = names.find((name) => !roles.some((role) => role.name === name));
      if (unknown !== undefined) {
        const known = roles.map(({ name }) => name).join(', ');
        fail(
          path,
          `the scope "${scope}" has the role "${unknown}", which is not among the roles ${known}.`,
        );
      }
      return [scope, names];
    }),
  );
}

/** Their paths begin at the folder of the configuration. */
const filesOf = (value: unknown, path: string): ConformConfig['files'] =>
  Object.fromEntries(
    Object.entries(textsIn(value, path, 'files')).map(([name, file]) => {
      try {
        return [name, readFileSync(join(dirname(path), file))];
      } catch (error) {
        return fail(path, `the file of files.${name} cannot be read: ${messageOf(error)}`);
      }
    }),
  );

const knownKeys = [
  'roles',
  'scopes',
  'origin',
  'corsOrigin',
  'values',
  'files',
  'skip',
  'untested',
  'idempotencyHeader',
];

function configOf(document: unknown, path: string): ConformConfig {
  const config = mapIn(withEnvironment(document, path), path, 'the file');
  checkKeys(config, knownKeys, path, 'the file');
  const roles = Object.entries(mapIn(config['roles'], path, 'roles')).map(([name, role]) =>
    roleOf(name, role, path),
  );
  const scopes = scopesOf(config['scopes'], roles, path);
  return {
    roles,
    scopes,
    origin: typeof config['origin'] === 'string' ? config['origin'] : null,
    corsOrigin: typeof config['corsOrigin'] === 'string' ? config['corsOrigin'] : null,
    values: mapIn(config['values'], path, 'values'),
    files: filesOf(config['files'], path),
    skip: listIn(config['skip'], path, 'skip').map(String),
    untested: textsIn(config['untested'], path, 'untested'),
    idempotencyHeader:
      typeof config['idempotencyHeader'] === 'string'
        ? config['idempotencyHeader']
        : 'Idempotency-Key',
  };
}

/** For a backend without sessions. */
const noConfig: ConformConfig = {
  roles: [],
  scopes: {},
  origin: null,
  corsOrigin: null,
  values: {},
  files: {},
  skip: [],
  untested: {},
  idempotencyHeader: 'Idempotency-Key',
};

/**
 * Reads the configuration of a backend's callers.
 *
 * @throws CannotRun for a file that cannot be used, with the key that is wrong
 */
export function readConfig(path: string | undefined): ConformConfig {
  if (path === undefined) return noConfig;
  const { text } = readFile(path);
  try {
    return configOf(parse(text), path);
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    return fail(path, `this ${yamlFault(error)}`);
  }
}
