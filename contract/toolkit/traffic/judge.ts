import { operationFinder, pathOf, type FindOperation } from '../document/find-operation.ts';
import { declaredBasePath } from '../document/servers.ts';
import { responseFor, type ApiOperation } from '../document/operations.ts';
import { faultKey, operationName, type Finding, type Severity, type Side } from '../finding.ts';
import { exchangeOf } from '../http/exchange.ts';
import { headerOf, type WireResponse } from '../http/send.ts';
import { Coverage } from '../conform/coverage.ts';
import { mayBeRefused } from '../conform/further-rules.ts';
import { refusesData } from '../conform/phases/fill.ts';
import { isJsonType } from '../conform/request.ts';
import { jsonOf, responseFaults } from '../conform/response-checks.ts';
import {
  alternativesOf,
  cookieFaults,
  isCookieOf,
  isPublic,
  sessionCookies,
  type Scheme,
} from '../conform/schemes.ts';
import { decoded } from '../http/content-coding.ts';
import {
  knownHeaders,
  readCall,
  undeclaredHeaders,
  type ReadCall,
  type Reading,
} from './read-call.ts';
import { cookiePairs } from './read-query.ts';
import type { Recorded } from './recorded.ts';
import { secretNames, secretsOf, type SecretNames } from './secrets.ts';

interface Fault {
  readonly side: Side;
  readonly rule: string;
  readonly message: string;
  readonly pointer?: string;
  readonly severity?: Severity;
  readonly fix?: string;
}

export interface JudgeOptions extends Reading {
  /** Whose faults are findings; the usual is both. */
  readonly only: readonly Side[];
  /** The names of further headers and query parameters that hold secrets. */
  readonly secrets: readonly string[];
  /** A response that takes longer is a finding; null for no limit. */
  readonly responseMilliseconds: number | null;
  /** Further findings are counted, and not kept. */
  readonly mostFindings: number;
  /** Whether the backend is reached over HTTPS. */
  readonly isSecure: boolean;
}

/**
 * Headers of one connection and of the program of the client, and such that a repeated request computes itself; bodies
 * are shown as they are read.
 */
const ofConnection =
  /^(?::.*|host|connection|keep-alive|content-length|transfer-encoding|accept-encoding|content-encoding|upgrade|te|trailer|expect|proxy-.*|sec-.*|user-agent|accept-language)$/i;

/** Judges the exchanges between a client and a backend, one after the other, and counts what they use. */
export class Judge {
  readonly coverage: Coverage;
  /** How many requests were judged by an operation of the contract. */
  judged = 0;
  /** How many requests for pages, scripts and pictures, and preflights of browsers, were left out. */
  leftOut = 0;
  bodiesChecked = 0;
  bodiesUnchecked = 0;
  furtherFindings = 0;
  unanswered = 0;

  readonly #options: JudgeOptions;
  readonly #find: FindOperation;
  readonly #names: SecretNames;
  readonly #knownHeaders: ReadonlySet<string>;
  readonly #sessions: ReadonlySet<string>;
  readonly #findings = new Map<string, Finding>();
  readonly #reportedHeaders = new Set<string>();

  constructor(options: JudgeOptions) {
    const { api, secrets } = options;
    this.#options = options;
    this.coverage = new Coverage(api);
    this.#find = operationFinder(api);
    this.#names = secretNames(api, secrets);
    this.#knownHeaders = knownHeaders(api);
    this.#sessions = sessionCookies(api);
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()];
  }

  /** A fault outside of any exchange that can be judged. */
  report(fault: Fault, operation: string | null, recorded: Recorded | null): void {
    if (!this.#options.only.includes(fault.side)) return;
    const { rule, message } = fault;
    const key = faultKey({ rule, operation, message });
    if (this.#findings.has(key)) return;
    if (this.#findings.size >= this.#options.mostFindings) {
      this.furtherFindings += 1;
      return;
    }
    this.#findings.set(key, {
      rule,
      severity: fault.severity ?? 'error',
      operation,
      side: fault.side,
      message,
      fix: fault.fix ?? null,
      place: fault.pointer === undefined ? null : this.#options.api.placeOf(fault.pointer),
      exchanges: recorded === null ? [] : [shownExchange(recorded, this.#names)],
      seed: null,
    });
  }

  async judge(recorded: Recorded): Promise<void> {
    const { request, target } = recorded;
    const found = this.#find(request.method, target);
    const isPreflight = request.method === 'OPTIONS' && found.operation === null;
    if (isPreflight || (found.operation === null && isForPage(recorded))) {
      this.leftOut += 1;
      return;
    }
    if (recorded.response === null) this.unanswered += 1;
    this.judged += 1;
    if (found.operation === null) {
      this.#judgeUnknown(recorded, found);
      return;
    }
    const { operation } = found;
    const report = (fault: Fault): void =>
      this.report({ pointer: operation.pointer, ...fault }, operationName(operation), recorded);
    const call = await readCall(this.#options, found, recorded);
    this.coverage.sent(operation, call.values);
    for (const fault of call.faults) report({ side: 'client', ...fault });
    this.#judgeHeaders(recorded, report);
    if (call.unchecked !== null) {
      report(
        uncheckedFault('client', `The body of the request was not checked: ${call.unchecked}.`),
      );
    }
    if (recorded.failure !== null) {
      report({ side: 'backend', rule: 'not_a_server_error', message: recorded.failure });
    }
    if (recorded.response === null) return;
    const response = this.#plainResponse(operation, recorded, recorded.response, report);
    // HEAD has the operation of GET, and a response without a body.
    this.#judgeResponse({ ...operation, method: request.method }, response, report);
    this.#judgeAcceptance(operation, call, response.status, report);
    this.#judgeCredentials(operation, recorded, response.status, report);
  }

  /** What to do about a request that the contract does not have; null if that depends. */
  #fixFor({ request }: Recorded, path: string, similar: string | null): string | null {
    if (similar !== null) return `The contract has ${similar}.`;
    const base = declaredBasePath(this.#options.api);
    const isBelow = base !== '' && path.startsWith(`${base}/`);
    const isOurs =
      isBelow && this.#find(request.method, path.slice(base.length)).operation !== null;
    if (!isOurs) return null;
    return `The contract says that its paths begin at ${base}: --target needs ${base} at its end, and the client leaves it out.`;
  }

  #judgeUnknown(
    recorded: Recorded,
    { methods, similar }: { methods: readonly string[]; similar: string | null },
  ): void {
    const { request, response } = recorded;
    const path = pathOf(recorded.target);
    const name = `${request.method} ${generalPath(path)}`;
    const answer = response === null ? 'gives no response' : `answers ${response.status}`;
    const known =
      methods.length > 0 ? `; it has ${[...new Set(methods)].join(', ')} at this path` : '';
    const fix = this.#fixFor(recorded, path, similar);
    const fault = {
      rule: 'undeclared_operation',
      message: `The contract has no ${name}${known}. The backend ${answer}.`,
      ...(fix !== null && { fix }),
    };
    this.report({ side: 'client', ...fault }, name, recorded);
    if (response === null) return;
    const { status } = response;
    if (status < 400) this.report({ side: 'backend', ...fault }, name, recorded);
    if (status === 405 && headerOf(response, 'allow') === null) {
      const message = `The response 405 to ${name} lacks the header Allow.`;
      this.report({ side: 'backend', rule: 'allow_header_conformance', message }, name, recorded);
    }
    if (status >= 500 && status !== 503) {
      const message = `The backend answers ${status}.`;
      this.report({ side: 'backend', rule: 'not_a_server_error', message }, name, recorded);
    }
  }

  /** One remark for each header: a client often sends it with every request. */
  #judgeHeaders(recorded: Recorded, report: (fault: Fault) => void): void {
    for (const name of undeclaredHeaders(recorded, this.#knownHeaders)) {
      if (this.#reportedHeaders.has(name)) continue;
      this.#reportedHeaders.add(name);
      report({
        side: 'client',
        rule: 'undeclared_header',
        severity: 'info',
        message: `The client sends the header ${name}, which the contract has nowhere.`,
      });
    }
  }

  /** The response without its compression. */
  #plainResponse(
    operation: ApiOperation,
    { isCompressed, request }: Recorded,
    response: WireResponse,
    report: (fault: Fault) => void,
  ): WireResponse {
    const coding = isCompressed ? headerOf(response, 'content-encoding') : null;
    const isCutCode = coding !== null && response.isCut;
    const plain = isCutCode
      ? { bytes: new Uint8Array(), isCut: true }
      : decoded(response.body, coding);
    if ('fault' in plain) {
      report({ side: 'backend', rule: 'content_type_conformance', message: plain.fault });
      return { ...response, body: new Uint8Array(), isCut: true };
    }
    const isUnknown = 'unknown' in plain;
    const isCut = response.isCut || isUnknown || plain.isCut;
    const hasJson = responseFor(operation, response.status)?.media.some(({ type }) =>
      isJsonType(type),
    );
    if (hasJson === true && request.method !== 'HEAD') {
      if (isCut) this.bodiesUnchecked += 1;
      else this.bodiesChecked += 1;
      if (isCut) {
        const reason = isUnknown
          ? `nothing here reads ${plain.unknown}`
          : 'it is not recorded, or is too long';
        const message = `The body of the response ${response.status} was not checked: ${reason}.`;
        report(uncheckedFault('backend', message));
      }
    }
    return { ...response, body: isUnknown ? new Uint8Array() : plain.bytes, isCut };
  }

  #judgeResponse(
    operation: ApiOperation,
    response: WireResponse,
    report: (fault: Fault) => void,
  ): void {
    const { validators, isSecure, responseMilliseconds } = this.#options;
    const faults = [
      // A body that was not recorded is not longer than a limit; it has a finding of its own.
      ...responseFaults(operation, response, validators).filter(
        ({ rule }) => rule !== 'response_too_long',
      ),
      ...cookieFaults(response, this.#sessions, { isSecure, pointer: operation.pointer }),
    ];
    for (const fault of faults) report({ side: 'backend', ...fault });
    if (responseMilliseconds !== null && response.milliseconds > responseMilliseconds) {
      const message = `The response took ${Math.round(response.milliseconds)} ms.`;
      report({ side: 'backend', rule: 'max_response_time', message });
    }
    const isJson = (headerOf(response, 'content-type') ?? '').includes('json') && !response.isCut;
    const json = isJson ? jsonOf(response) : {};
    this.coverage.received(operation, response.status, 'value' in json ? json.value : undefined);
  }

  /** A backend refuses what the contract does not allow, and takes what it allows. */
  #judgeAcceptance(
    operation: ApiOperation,
    { values, faults, unchecked }: ReadCall,
    status: number,
    report: (fault: Fault) => void,
  ): void {
    if (status >= 200 && status < 300) {
      for (const { ifAccepted, message, pointer } of faults) {
        if (ifAccepted === null) continue;
        const text = `The backend accepts with ${status} what the contract does not allow. ${message}`;
        report({ side: 'backend', rule: ifAccepted, message: text, pointer });
      }
    }
    const isWithin = unchecked === null && faults.every(({ severity }) => severity === 'info');
    const { document } = this.#options.api;
    if (isWithin && refusesData(status) && !mayBeRefused(document, operation, values)) {
      report({
        side: 'backend',
        rule: 'positive_data_acceptance',
        message: `The backend refuses with ${status} what the contract allows.`,
        fix: 'If it has a rule that no schema can say, mark the operation or schema with x-further-rules.',
      });
    }
  }

  /** A success without a credential that the contract requires. */
  #judgeCredentials(
    operation: ApiOperation,
    recorded: Recorded,
    status: number,
    report: (fault: Fault) => void,
  ): void {
    if (!recorded.hasAllHeaders || isPublic(operation) || status < 200 || status >= 300) return;
    const missing = alternativesOf(this.#options.api, operation).map(({ schemes }) =>
      schemes.filter((scheme) => !carriesCredential(recorded, scheme)),
    );
    const [fewest = []] = missing.toSorted((one, other) => one.length - other.length);
    if (fewest.length === 0) return;
    const isCsrf = fewest.every(({ credential }) => /[cx]srf/i.test(credential?.name ?? ''));
    const names = fewest.map(({ name }) => name).join(' and ');
    report({
      side: 'backend',
      rule: isCsrf ? 'ignored_csrf' : 'ignored_auth',
      message: `The backend answers ${status} to a request without the credential of ${names}.`,
    });
  }
}

const uncheckedFault = (side: Side, message: string): Fault => ({
  side,
  rule: 'body_not_checked',
  severity: 'warning',
  message,
});

/** Whether a browser wanted a page or a part of one. */
function isForPage({ request, isPage }: Recorded): boolean {
  const destination = headerOf(request, 'sec-fetch-dest');
  return isPage || (destination !== null && destination !== 'empty');
}

/** `/gear/17` and `/gear/18` are the same path for a reader. */
const generalPath = (path: string): string =>
  path
    .split('/')
    .map((segment) =>
      /^(?:\d+|[0-9a-f-]{16,}|[\w-]{24,})$/i.test(segment) ? '*' : segment.slice(0, 60),
    )
    .join('/');

function carriesCredential({ request, target }: Recorded, { credential }: Scheme): boolean {
  if (credential === null) return true;
  const { in: place, name } = credential;
  if (place === 'header') return (headerOf(request, name) ?? '') !== '';
  if (place === 'query') return new URLSearchParams(target.split('?')[1] ?? '').has(name);
  return cookiePairs(headerOf(request, 'cookie')).some(([cookie]) => isCookieOf(cookie, name));
}

/** An exchange for a report: without secrets and without headers that only say how it was transferred. */
function shownExchange(recorded: Recorded, names: SecretNames) {
  const { request, response } = recorded;
  const headers = request.headers.filter(([name]) => !ofConnection.test(name));
  const shown: Recorded = {
    ...recorded,
    request: { ...request, headers, body: plainBody(recorded, request) },
    response: response && { ...response, body: plainBody(recorded, response) ?? new Uint8Array() },
  };
  return exchangeOf(shown.request, shown.response, secretsOf(shown, names));
}

function plainBody(
  { isCompressed }: Recorded,
  { headers, body }: Pick<WireResponse, 'headers'> & { readonly body: Uint8Array | null },
): Uint8Array | null {
  if (body === null || !isCompressed) return body;
  const plain = decoded(body, headerOf({ headers }, 'content-encoding'));
  return 'bytes' in plain && !plain.isCut ? plain.bytes : body;
}
