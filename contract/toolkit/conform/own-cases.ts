import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isSchema } from '#contract/json-schema.ts';
import { CannotRun, messageOf } from '../cannot-run.ts';
import { operationFinder, type FindOperation } from '../document/find-operation.ts';
import type { Api } from '../document/open.ts';
import type { Exchange } from '../finding.ts';
import { addressOf } from '../http/address.ts';
import type { WireRequest, WireResponse } from '../http/send.ts';
import { readCall } from '../traffic/read-call.ts';
import { anonymous, type Caller } from './callers.ts';
import type { Run } from './run.ts';

/** Sends what `fetch` would send. A path is one of the contract; it begins below the address of the backend. */
type SendRequest = (path: string, init?: RequestInit) => Promise<Response>;

/** The backend, as a case sees it. */
export interface CaseBackend {
  readonly url: string;
  /** The Origin that the configuration names, or null. */
  readonly origin: string | null;
  /** Sends a request without credentials. */
  readonly fetch: SendRequest;
  /** A new session of a role of the configuration. The function sends requests with its credentials. */
  readonly signIn: (role: string) => Promise<SendRequest>;
}

/** A behaviour that no schema says: code of the team that owns the contract. It fails if it throws. */
export interface OwnCase {
  readonly title: string;
  /** The operationId to which the case belongs. */
  readonly operation?: string;
  readonly run: (backend: CaseBackend) => Promise<void> | void;
}

const isCase = (value: unknown): value is OwnCase =>
  isSchema(value) &&
  typeof value['title'] === 'string' &&
  typeof value['run'] === 'function' &&
  ['string', 'undefined'].includes(typeof value['operation']);

/**
 * Loads a module that exports the list `cases`.
 *
 * @throws CannotRun if there is no such list
 */
export async function readCases(path: string | undefined, api: Api): Promise<readonly OwnCase[]> {
  if (path === undefined) return [];
  if (!existsSync(path)) throw new CannotRun(`${path} cannot be read: there is no such file.`);
  const loaded: unknown = await import(pathToFileURL(resolve(path)).href).catch(
    (error: unknown) => {
      throw new CannotRun(`${path} cannot be loaded: ${messageOf(error)}`);
    },
  );
  // A namespace of a module has no prototype, and its exports are its keys.
  const list: unknown = isSchema(loaded) ? loaded['cases'] : undefined;
  if (!Array.isArray(list) || list.length === 0) {
    throw new CannotRun(`${path} exports no list "cases", or an empty one.`);
  }
  return list.map((each: unknown, index) => {
    if (!isCase(each)) {
      throw new CannotRun(
        `Case ${index + 1} of ${path} needs a text "title" and a function "run".`,
      );
    }
    if (each.operation !== undefined && !api.operations.some(({ id }) => id === each.operation)) {
      throw new CannotRun(
        `The case "${each.title}" of ${path} names ${each.operation}, and the contract has no such operationId.`,
      );
    }
    return each;
  });
}

/** More exchanges of one case would hide the one that shows the fault. */
const mostExchanges = 5;

const longestCase = 120_000;

/** The requests of one case. */
class CaseRun implements CaseBackend {
  readonly #run: Run;
  readonly #find: FindOperation;
  readonly #exchanges: (() => Exchange)[] = [];
  /** Why the whole run cannot go on; a case may have caught it. */
  ending: CannotRun | null = null;

  constructor(run: Run, find: FindOperation) {
    this.#run = run;
    this.#find = find;
  }

  get url(): string {
    return this.#run.parts.url;
  }

  get origin(): string | null {
    return this.#run.parts.config.origin;
  }

  /** The last exchanges, which show why a case has failed. */
  get exchanges(): readonly Exchange[] {
    return this.#exchanges.slice(-mostExchanges).map((exchange) => exchange());
  }

  readonly fetch: SendRequest = (path, init) => this.#send(path, init, anonymous);

  readonly signIn = async (role: string): Promise<SendRequest> => {
    const { caller } = await this.#ending(this.#run.parts.callers.again(role));
    return (path, init) => this.#send(path, init, caller);
  };

  async #ending<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof CannotRun) this.ending = error;
      throw error;
    }
  }

  async #send(path: string, init: RequestInit | undefined, caller: Caller): Promise<Response> {
    const request = await wireRequestOf(
      this.#run,
      new Request(addressOf(this.url, path), init),
      caller,
    );
    const response = await this.#ending(this.#exchange(request, caller));
    // `fetch` throws the same type of error.
    if (response === null) throw new TypeError('The backend gave no response.');
    return responseOf(response);
  }

  /** A request of the contract is checked as those of `conform` are; another one is only sent. */
  async #exchange(request: WireRequest, caller: Caller): Promise<WireResponse | null> {
    const run = this.#run;
    // The address of a request is normalized, and that of the option is not.
    const { pathname, search } = new URL(request.url);
    const target = pathname.slice(addressOf(new URL(this.url).pathname, '').length) + search;
    const { api, validators, coverage } = run.parts;
    const found = this.#find(request.method, target);
    if (found.operation === null || found.operation.method !== request.method) {
      const response = await run.probe(request);
      this.#exchanges.push(() => run.exchangeOf(request, response));
      return response;
    }
    const { operation } = found;
    const { values } = await readCall({ api, validators }, found, {
      request,
      target,
      response: null,
      failure: null,
      hasRequestBody: true,
      hasAllHeaders: true,
      isCompressed: false,
      isPage: false,
    });
    coverage.sent(operation, values);
    const answered = await run.send(operation, request, caller);
    this.#exchanges.push(() => answered?.exchange ?? run.exchangeOf(request, null));
    return answered?.response ?? null;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

async function wireRequestOf(run: Run, request: Request, caller: Caller): Promise<WireRequest> {
  const { origin } = run.parts.config;
  const needsOrigin = origin !== null && !safeMethods.has(request.method);
  const added = [...caller.headers(), ...(needsOrigin ? [['Origin', origin] as const] : [])];
  const url = new URL(request.url);
  for (const [name, value] of caller.query()) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return {
    method: request.method,
    url: url.search === new URL(request.url).search ? request.url : url.href,
    headers: [...added.filter(([name]) => !request.headers.has(name)), ...request.headers],
    body: request.body === null ? null : new Uint8Array(await request.arrayBuffer()),
  };
}

function responseOf({ status, headers, body }: WireResponse): Response {
  const hasBody = body.length > 0 && ![204, 205, 304].includes(status);
  return new Response(hasBody ? new Uint8Array(body) : null, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}

async function withinTime(work: Promise<void> | void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((_, reject) => {
    const message = `It has not ended within ${longestCase / 1000} seconds.`;
    timer = setTimeout(() => reject(new Error(message)), longestCase);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function runCase(
  run: Run,
  find: FindOperation,
  { title, operation: id, run: work }: OwnCase,
): Promise<void> {
  const backend = new CaseRun(run, find);
  try {
    await withinTime(work(backend));
  } catch (error) {
    if (backend.ending === null) {
      const operation = run.parts.api.operations.find((each) => each.id === id);
      const message = `The case "${title}" fails: ${messageOf(error)}`;
      run.report(operation ?? null, { rule: 'case_failed', message }, backend.exchanges);
    }
  }
  if (backend.ending !== null) throw backend.ending;
}

/** Runs the cases of the team in their order. */
export async function runCases(run: Run, cases: readonly OwnCase[]): Promise<void> {
  const find = operationFinder(run.parts.api);
  for (const [index, each] of cases.entries()) {
    if (!run.hasBudget) {
      run.report(
        null,
        {
          rule: 'budget_ended',
          message: `A limit ended the run before ${cases.length - index} of ${cases.length} cases of your own.`,
          fix: 'Raise --requests, --seconds or --max-findings.',
        },
        [],
      );
      return;
    }
    await runCase(run, find, each);
  }
}
