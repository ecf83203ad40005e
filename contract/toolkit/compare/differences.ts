import type { JsonSchema } from '#contract/json-schema.ts';
import {
  responseFor,
  type ApiOperation,
  type ApiResponse,
  type PlacedSchema,
} from '../document/operations.ts';
import type { Validators } from '../document/validators.ts';
import type { Severity } from '../finding.ts';
import { headerOf, type WireResponse } from '../http/send.ts';
import { isJsonType } from '../conform/request.ts';
import { jsonOf } from '../conform/response-checks.ts';
import { bodyDifferences } from './body-differences.ts';

/** What of two responses to the same request differs in structure. */
export interface Difference {
  readonly rule: string;
  readonly message: string;
  readonly severity?: Severity;
  readonly fix?: string;
  /** Whether it says more about the backend than about the operation, so that one finding is enough. */
  readonly isGeneral?: true;
}

interface Comparison {
  readonly operation: ApiOperation;
  readonly document: JsonSchema;
  readonly validators: Validators;
  readonly isSameData: boolean;
  readonly sent: unknown;
  readonly isPositional: boolean;
  /** Whether earlier responses about the record have shown that the backends have it in different states. */
  readonly isDiverged: boolean;
}

/** Headers of the connection, of the program and of the moment. */
const withoutMeaning = new Set([
  'age',
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
  'vary',
  'via',
  'x-powered-by',
]);

/** Headers that mean something to the client of one operation, also if the contract does not have them. */
const withMeaning = new Set([
  'allow',
  'content-disposition',
  'etag',
  'location',
  'retry-after',
  'set-cookie',
  'www-authenticate',
]);

const namesOf = ({ headers }: WireResponse): ReadonlySet<string> =>
  new Set(headers.map(([name]) => name.toLowerCase()).filter((name) => !withoutMeaning.has(name)));

/** Attributes that say who may read a cookie; Secure depends on the address, and the others on the moment. */
const cookieAttributes = ['HttpOnly', 'SameSite'];

/** The names of the cookies that a response sets, and a further name for each attribute of a cookie. */
function cookiesOf({ headers }: WireResponse): ReadonlySet<string> {
  const values = headers.filter(([name]) => name.toLowerCase() === 'set-cookie');
  return new Set(
    values.flatMap(([, value]) => {
      const [pair = '', ...rest] = value.split(';').map((part) => part.trim());
      const name = pair.split('=')[0] ?? '';
      const given = new Set(rest.map((part) => part.split('=')[0]?.toLowerCase()));
      const own = cookieAttributes.filter((each) => given.has(each.toLowerCase()));
      return [`cookie ${name}`, ...own.map((each) => `attribute ${each} of the cookie ${name}`)];
    }),
  );
}

/** What only one of two sets has, with the name of the backend that has it. */
const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [
  ...[...one].filter((name) => !other.has(name)).map((name) => ['a', 'b', name] as const),
  ...[...other].filter((name) => !one.has(name)).map((name) => ['b', 'a', name] as const),
];

function headerDifferences(
  declared: ApiResponse | undefined,
  one: WireResponse,
  other: WireResponse,
  { isSameData }: Comparison,
): Difference[] {
  const headers = onlyIn(namesOf(one), namesOf(other)).flatMap(
    ([has, lacks, name]): Difference[] => {
      const found = declared?.headers.find((header) => header.name.toLowerCase() === name);
      const difference = {
        rule: 'headers_differ',
        message: `${has} has the header ${found?.name ?? name}, and ${lacks} lacks it.`,
      };
      if (!found && !withMeaning.has(name)) {
        return [{ ...difference, severity: 'warning', isGeneral: true }];
      }
      // An optional header can depend on data, such as a link to a next page.
      return found?.required === true || isSameData
        ? [difference]
        : [{ ...difference, severity: 'warning' }];
    },
  );
  const hasCookies = cookiesOf(one).size > 0 && cookiesOf(other).size > 0;
  const cookies = hasCookies ? onlyIn(cookiesOf(one), cookiesOf(other)) : [];
  return [
    ...headers,
    ...cookies.map(([has, lacks, name]) => ({
      rule: 'headers_differ',
      message: `${has} sets the ${name}, and ${lacks} does not.`,
    })),
  ];
}

const typeOf = (response: WireResponse): string | null =>
  headerOf(response, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? null;

function contentDifferences(
  declared: ApiResponse | undefined,
  one: WireResponse,
  other: WireResponse,
  comparison: Comparison,
): Difference[] {
  const [here, there] = [typeOf(one), typeOf(other)];
  if (here !== there) {
    const message = `a answers with ${here ?? 'no content type'}, and b with ${there ?? 'no content type'}.`;
    return [{ rule: 'content_type_differs', message }];
  }
  if ((one.body.length === 0) !== (other.body.length === 0)) {
    const [has, lacks] = one.body.length > 0 ? ['a', 'b'] : ['b', 'a'];
    return [{ rule: 'fields_differ', message: `${has} has a body, and ${lacks} has none.` }];
  }
  if (one.isCut || other.isCut) return [lengthDifference(one, other)];
  if (here === null || !isJsonType(here) || one.body.length === 0) return [];
  const [first, second] = [jsonOf(one), jsonOf(other)];
  if ('message' in first || 'message' in second) {
    const side = 'message' in first ? 'a' : 'b';
    const isBoth = 'message' in first && 'message' in second;
    return isBoth ? [] : [{ rule: 'types_differ', message: `The body of ${side} is not JSON.` }];
  }
  const schema = declared?.media.find(({ type }) => isJsonType(type))?.schema ?? null;
  const found = bodyDifferences(first.value, second.value, schema?.schema, comparison);
  return found.length > 0 || schema === null
    ? [...found]
    : fittingDifferences(schema, first.value, second.value, comparison);
}

/** A body that is too long to be read to its end was not compared; without a finding, it would look like an equal one. */
function lengthDifference(one: WireResponse, other: WireResponse): Difference {
  const rule = 'response_differs';
  if (one.isCut && other.isCut) {
    const message = `Both bodies are longer than ${one.body.length} bytes, so they were not compared.`;
    return { rule, severity: 'warning', message };
  }
  const [long, short, most] = one.isCut
    ? ['a', 'b', one.body.length]
    : ['b', 'a', other.body.length];
  const message = `The body of ${long} is longer than ${most} bytes, and that of ${short} is not.`;
  return { rule, message };
}

/** Values of the same type of which only one fits the contract: a word of an enumeration, or a format. */
function fittingDifferences(
  schema: PlacedSchema,
  one: unknown,
  other: unknown,
  { validators }: Comparison,
): Difference[] {
  const [[here], [there]] = [validators.findings(schema, one), validators.findings(schema, other)];
  if ((here === undefined) === (there === undefined)) return [];
  const [fits, breaks] = here === undefined ? ['a', 'b'] : ['b', 'a'];
  const message = `The body of ${fits} fits the contract, and that of ${breaks} does not: ${here ?? there}.`;
  return [{ rule: 'values_differ', message }];
}

function statusDifference(
  here: number,
  there: number,
  { operation, isSameData, isDiverged }: Comparison,
): Difference {
  const message = `a answers ${here}, and b answers ${there}.`;
  const hasStatus = (...statuses: number[]): boolean =>
    statuses.includes(here) || statuses.includes(there);
  const warning = (fix: string): Difference => ({
    rule: 'status_differs',
    severity: 'warning',
    message,
    fix,
  });
  if (hasStatus(429)) {
    return warning('A limiter has answered instead of the backend: raise it for this run.');
  }
  if (isDiverged) {
    return warning(
      'Earlier responses about this record have differed, perhaps because one backend still works on it.',
    );
  }
  if (!isSameData && operation.path.includes('{') && hasStatus(404, 410)) {
    return warning('Perhaps only one backend has this record: start both with the same data.');
  }
  return hasStatus(409)
    ? {
        rule: 'status_differs',
        message,
        fix: 'Perhaps an earlier run has left a record at one backend: use another --seed.',
      }
    : { rule: 'status_differs', message };
}

/** Compares two responses to the same request by the structure that a client depends on, and not by their data. */
export function differencesOf(
  one: WireResponse,
  other: WireResponse,
  comparison: Comparison,
): readonly Difference[] {
  if (one.status !== other.status) return [statusDifference(one.status, other.status, comparison)];
  const declared = responseFor(comparison.operation, one.status);
  return [
    ...headerDifferences(declared, one, other, comparison),
    ...contentDifferences(declared, one, other, comparison),
  ];
}
