import { parse } from 'yaml';
import { isSchema, type JsonSchema } from '#contract/json-schema.ts';
import { CannotRun, messageOf } from '../cannot-run.ts';
import { readFile } from '../document/source.ts';

/** A request of the sign-in. Texts may contain `$name` of a value that an earlier step has saved. */
interface RequestStep {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; absent for no body. */
  readonly body?: unknown;
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

/** A caller of the backend. */
export interface Role {
  readonly name: string;
  /** In this order; the cookies of the responses are kept. Empty for a caller with headers alone. */
  readonly signIn: readonly SignInStep[];
  /** Added to each request; `cookie:name` stands for the value of a cookie. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface ConformConfig {
  readonly roles: readonly Role[];
  /** The role for a scope of the security requirement; the empty scope is a requirement without scopes. */
  readonly scopes: Readonly<Record<string, string>>;
  /** The Origin of writes, if the backend checks it. */
  readonly origin: string | null;
  /** Values of parameters by their names, for what cannot be learned from the backend. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The operationIds that are never called. */
  readonly skip: readonly string[];
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
  const keys = isMail ? ['mail', 'find', 'as'] : ['method', 'path', 'headers', 'body', 'save'];
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
    save: textsIn(step['save'], path, `${what}.save`),
  };
}

function roleOf(name: string, value: unknown, path: string): Role {
  const role = mapIn(value, path, `roles.${name}`);
  const what = `roles.${name}.signIn`;
  checkKeys(role, ['signIn', 'headers'], path, `roles.${name}`);
  return {
    name,
    signIn: listIn(role['signIn'], path, what).map((step, index) =>
      stepOf(step, path, `${what}[${index}]`),
    ),
    headers: textsIn(role['headers'], path, `roles.${name}.headers`),
  };
}

const knownKeys = ['roles', 'scopes', 'origin', 'values', 'skip', 'idempotencyHeader'];

function configOf(document: unknown, path: string): ConformConfig {
  const config = mapIn(withEnvironment(document, path), path, 'the file');
  checkKeys(config, knownKeys, path, 'the file');
  const roles = Object.entries(mapIn(config['roles'], path, 'roles')).map(([name, role]) =>
    roleOf(name, role, path),
  );
  const scopes = textsIn(config['scopes'], path, 'scopes');
  for (const [scope, role] of Object.entries(scopes)) {
    if (!roles.some(({ name }) => name === role)) {
      fail(path, `the scope "${scope}" has the role "${role}", which is not among the roles.`);
    }
  }
  return {
    roles,
    scopes,
    origin: typeof config['origin'] === 'string' ? config['origin'] : null,
    values: mapIn(config['values'], path, 'values'),
    skip: listIn(config['skip'], path, 'skip').map(String),
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
  values: {},
  skip: [],
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
    return fail(path, `this is not YAML: ${messageOf(error)}`);
  }
}
