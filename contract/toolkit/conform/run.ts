import { CannotRun } from '../cannot-run.ts';
import type { Api } from '../document/open.ts';
import { operationFinder } from '../document/find-operation.ts';
import { responseFor, type ApiOperation } from '../document/operations.ts';
import type { Validators } from '../document/validators.ts';
import { faultKey, operationName, type Exchange, type Finding, type Severity } from '../finding.ts';
import { addressOf } from '../http/address.ts';
import { exchangeOf } from '../http/exchange.ts';
import { secretsInBody, secretsInHeaders } from '../http/find-secrets.ts';
import { maskedText, shownText } from '../http/secrets.ts';
import {
  headerOf,
  NoResponse,
  type Sender,
  type WireRequest,
  type WireResponse,
} from '../http/send.ts';
import type { Answered } from './answered.ts';
import { anonymous, type Caller, type Callers } from './callers.ts';
import type { ConformConfig } from './config.ts';
import type { Coverage } from './coverage.ts';
import { pathValues, type Learned } from './learned.ts';
import { linkedCalls } from './links.ts';
import { secretsOf } from './report-secrets.ts';
import { isJsonType, wireRequestOf, type CallValues } from './request.ts';
import { jsonOf, responseFaults } from './response-checks.ts';
import { alternativesOf, carries, cookieFaults, isPublic, sessionCookies } from './schemes.ts';

interface Limits {
  readonly requests: number;
  readonly seconds: number;
  /** A response that takes longer is a finding; null for no limit. */
  readonly responseMilliseconds: number | null;
  /** The run ends with this many findings. */
  readonly findings: number;
  /** After this time, no response is expected any more. */
  readonly waitMilliseconds: number;
}

export interface RunParts {
  readonly api: Api;
  readonly validators: Validators;
  readonly sender: Sender;
  readonly url: string;
  readonly callers: Callers;
  readonly config: ConformConfig;
  readonly coverage: Coverage;
  readonly learned: Learned;
  readonly limits: Limits;
  readonly seed: number;
  /** Whether only methods are used that change nothing. */
  readonly isSafe: boolean;
}

/** After this many requests without an answer, the backend counts as down. */
const mostSilent = 5;

/** The state of one run against one backend: it sends, checks, learns and collects. */
export class Run {
  readonly parts: RunParts;
  readonly #findings = new Map<string, Finding>();
  readonly #started = Date.now();
  #requests = 0;
  #silent = 0;
  #hasUsable = false;

  readonly #succeeded = new Set<ApiOperation>();
  readonly #statuses = new Map<ApiOperation, Map<number, number>>();
  readonly #sessions: ReadonlySet<string>;

  /** The names of path parameters: a property of a body with such a name is the id of a record. */
  readonly idNames: ReadonlySet<string>;

  constructor(parts: RunParts) {
    this.parts = parts;
    this.idNames = new Set(
      parts.api.operations.flatMap(({ parameters }) =>
        parameters.flatMap(({ in: place, name }) =>
          place === 'path' && name !== 'id' ? [name] : [],
        ),
      ),
    );
    this.#sessions = sessionCookies(parts.api);
  }

  get requests(): number {
    return this.#requests;
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()];
  }

  /** The number of requests that are reserved for the last phases. */
  reserved = 0;

  /** Why nothing that came back could be checked; null if something could. */
  get unusable(): string | null {
    return this.#hasUsable || this.#statuses.size === 0
      ? null
      : `No body of ${this.parts.url} could be read: each is no JSON in UTF-8, or too long.`;
  }

  #hasEnded = false;

  /** Whether a limit has ended a phase; requests that were reserved for later ones can be left. */
  get hasEnded(): boolean {
    return this.#hasEnded || !this.hasBudget;
  }

  /** Whether another request fits into the limits of the run. */
  get hasBudget(): boolean {
    const { requests, seconds, findings } = this.parts.limits;
    const isInside =
      this.#requests < requests - this.reserved &&
      this.#findings.size < findings &&
      Date.now() - this.#started < seconds * 1000;
    this.#hasEnded ||= !isInside;
    return isInside;
  }

  /** Whether the run may call an operation at all. */
  mayCall({ id, method }: ApiOperation): boolean {
    const { config, isSafe } = this.parts;
    return !config.skip.includes(id) && (!isSafe || ['GET', 'HEAD', 'OPTIONS'].includes(method));
  }

  /**
   * The caller for an operation's security: one who has the scopes of one of its alternatives, and sends all of its
   * credentials.
   *
   * @throws CannotRun if no role fits
   */
  callerFor(operation: ApiOperation): Caller {
    const { callers, api } = this.parts;
    if (isPublic(operation)) return callers.all[0] ?? anonymous;
    const alternatives = alternativesOf(api, operation).map(({ schemes, scopes }) => ({
      schemes,
      allowed: callers.withScopes(scopes),
    }));
    for (const { schemes, allowed } of alternatives) {
      const caller = allowed.find((each) => schemes.every((scheme) => carries(each, scheme)));
      if (caller) return caller;
    }
    // A role without a visible credential may get it later, or have a client certificate.
    const [caller] = alternatives.flatMap(({ allowed }) => allowed);
    if (caller) return caller;
    const needed = operation.security.map((each) => JSON.stringify(each)).join(' or ');
    throw new CannotRun(
      `No role of the configuration fits ${operationName(operation)}, which needs ${needed}. Add a role and its scope, or name ${operation.id} in "skip".`,
    );
  }

  /** How often an operation has answered with each status. */
  statusesOf(operation: ApiOperation): ReadonlyMap<number, number> {
    return this.#statuses.get(operation) ?? new Map();
  }

  #count(operation: ApiOperation, status: number): void {
    const statuses = this.#statuses.get(operation) ?? new Map<number, number>();
    this.#statuses.set(operation, statuses.set(status, (statuses.get(status) ?? 0) + 1));
  }

  /** A request and its response in the form of reports. */
  exchangeOf(request: WireRequest, response: WireResponse | null): Exchange {
    const found = response
      ? [
          ...secretsInHeaders(response.headers),
          ...secretsInBody(response.body, response.status >= 400),
        ]
      : [];
    return exchangeOf(request, response, secretsOf(this.parts, found));
  }

  /** A sentence without what the backend has handed out: it can quote a response. */
  protected withoutSecrets(text: string): string {
    return shownText(maskedText(text, secretsOf(this.parts, [])));
  }

  /** Whether an operation has given a success that the contract declares, to a caller who may call it. */
  hasSucceeded(operation: ApiOperation): boolean {
    return this.#succeeded.has(operation);
  }

  report(
    operation: ApiOperation | null,
    fault: { rule: string; message: string; pointer?: string; severity?: Severity; fix?: string },
    exchanges: readonly Exchange[],
  ): void {
    const { api, seed } = this.parts;
    const pointer = fault.pointer ?? operation?.pointer;
    const finding: Finding = {
      rule: fault.rule,
      severity: fault.severity ?? 'error',
      operation: operation && operationName(operation),
      message: this.withoutSecrets(fault.message),
      fix: fault.fix ?? null,
      place: pointer === undefined ? null : api.placeOf(pointer),
      exchanges,
      seed,
    };
    const key = faultKey(finding);
    if (!this.#findings.has(key)) this.#findings.set(key, finding);
  }

  /** The findings say nothing about the backend, because the run was against another one. */
  discardFindings(): void {
    this.#findings.clear();
  }

  /** Sends a request with values of the contract and checks the response. Null without a response. */
  async call(
    operation: ApiOperation,
    values: CallValues,
    caller: Caller,
  ): Promise<Answered | null> {
    const { url, config, coverage } = this.parts;
    coverage.sent(operation, values);
    const request = wireRequestOf(operation, values, { url, caller, origin: config.origin });
    return this.send(operation, request, caller);
  }

  /** Like `call`, for a caller that judges the response itself and repeats smaller calls. */
  async callQuietly(
    operation: ApiOperation,
    values: CallValues,
    caller: Caller,
  ): Promise<Answered | null> {
    const { url, config, coverage } = this.parts;
    coverage.sent(operation, values);
    const request = wireRequestOf(operation, values, { url, caller, origin: config.origin });
    const response = await this.#exchange(operation, request);
    return response && this.#answered(operation, request, response, caller);
  }

  /** Sends any request and checks the response against an operation. */
  async send(
    operation: ApiOperation,
    request: WireRequest,
    caller: Caller,
  ): Promise<Answered | null> {
    const { limits } = this.parts;
    const response = await this.#exchange(operation, request);
    if (response === null) return null;
    const answered = this.#answered(operation, request, response, caller);
    this.#reportFaults(operation, response, () => answered.exchange);
    const { responseMilliseconds } = limits;
    if (responseMilliseconds !== null && response.milliseconds > responseMilliseconds) {
      const message = `The response took ${Math.round(response.milliseconds)} ms.`;
      this.report(operation, { rule: 'max_response_time', message }, [answered.exchange]);
    }
    return answered;
  }

  #reportFaults(operation: ApiOperation, response: WireResponse, exchange: () => Exchange): void {
    const faults = [
      ...responseFaults(operation, response, this.parts.validators),
      ...cookieFaults(response, this.#sessions, {
        isSecure: this.parts.url.startsWith('https:'),
        pointer: operation.pointer,
      }),
    ];
    for (const fault of faults) this.report(operation, fault, [exchange()]);
  }

  /** Checks the responses of the sign-ins: they set the cookies of the sessions. */
  checkSignIns(): void {
    const { api, callers, coverage, url } = this.parts;
    const find = operationFinder(api);
    const base = addressOf(url, '');
    for (const { request, response } of callers.signIns) {
      if (!request.url.startsWith(base)) continue;
      const { operation } = find(request.method, request.url.slice(base.length));
      if (operation?.method !== request.method) continue;
      coverage.sent(operation, { parameters: new Map(), body: null });
      this.#countAnswer(operation, response);
      if (responseFor(operation, response.status)) this.#succeeded.add(operation);
      this.#reportFaults(operation, response, () => this.exchangeOf(request, response));
    }
  }

  /** Counts which parts of the contract a response has, and returns its body if it is JSON. */
  #countAnswer(operation: ApiOperation, response: WireResponse): unknown {
    const type = headerOf(response, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    const isJson = isJsonType(type);
    const json = isJson ? jsonOf(response) : {};
    const body = 'value' in json ? json.value : undefined;
    this.parts.coverage.received(operation, response.status, body);
    this.#count(operation, response.status);
    this.#hasUsable ||=
      !response.isCut && ('value' in json || response.body.length === 0 || !isJson);
    return body;
  }

  /** Keeps what a response tells: cookies, values for later calls, and which parts of the contract it has. */
  #answered(
    operation: ApiOperation,
    request: WireRequest,
    response: WireResponse,
    caller: Caller,
  ): Answered {
    const { learned } = this.parts;
    caller.keepCookies(response);
    const body = this.#countAnswer(operation, response);
    this.parts.callers.issued.keep(response, body);
    if (response.status < 300) {
      learned.learn(caller.name, { path: operation.path, url: request.url }, body);
    }
    const isAllowed = isPublic(operation) || caller !== anonymous;
    if (isAllowed && response.status < 400 && responseFor(operation, response.status)) {
      this.#succeeded.add(operation);
    }
    if (response.status < 300 && operation.method !== 'DELETE') {
      learned.learnCall(caller.name, operation.path, pathValues(operation.path, request.url));
    } else if (response.status === 404 || response.status === 410) {
      learned.forgetCall(caller.name, operation.path);
    }
    const exchange = (): Exchange => this.exchangeOf(request, response);
    const answered: Answered = {
      operation,
      request,
      response,
      body,
      // Most exchanges are never shown.
      get exchange() {
        return exchange();
      },
    };
    if (response.status < 300) this.#learnLinks(answered, caller);
    return answered;
  }

  #learnLinks(answered: Answered, caller: Caller): void {
    const { api, learned } = this.parts;
    for (const { target, parameters } of linkedCalls(api, answered)) {
      const inPath = [...parameters].flatMap(([key, value]) =>
        key.startsWith('path/') ? [[key.slice('path/'.length), value] as const] : [],
      );
      learned.learnCall(caller.name, target.path, Object.fromEntries(inPath));
    }
  }

  /** Sends a request that the contract does not declare; the caller judges its response. Null without one. */
  async probe(request: WireRequest): Promise<WireResponse | null> {
    this.#requests += 1;
    try {
      const response = await this.parts.sender.send(request, {
        milliseconds: this.parts.limits.waitMilliseconds,
      });
      const json = jsonOf(response);
      this.parts.callers.issued.keep(response, 'value' in json ? json.value : undefined);
      return response;
    } catch (error) {
      if (error instanceof NoResponse) return null;
      throw error;
    }
  }

  async #exchange(operation: ApiOperation, request: WireRequest): Promise<WireResponse | null> {
    this.#requests += 1;
    try {
      const response = await this.parts.sender.send(request, {
        milliseconds: this.parts.limits.waitMilliseconds,
      });
      this.#silent = 0;
      return response;
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      this.#silent += 1;
      if (this.#silent >= mostSilent) {
        throw new CannotRun(
          `The backend at ${this.parts.url} gave no response ${mostSilent} times: ${error.message}`,
        );
      }
      this.report(operation, { rule: 'not_a_server_error', message: error.message }, [
        this.exchangeOf(request, null),
      ]);
      return null;
    }
  }
}
